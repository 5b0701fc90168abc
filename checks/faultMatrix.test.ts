import { expect, test } from 'vitest';
import { nameCell, type Cell } from '../e2e/faultMatrix/Cell.ts';
import { matrixFaults } from '../e2e/faultMatrix/matrixFaults.ts';
import { chooseCells } from '../e2e/faultMatrix/walkCells.ts';

const screens = Array.from({ length: 24 }, (_, at) => `screen-${at}`);
const cells: readonly Cell[] = screens
  .flatMap((screen) => ['GET /application', `GET /${screen}`].map((call) => ({ screen, call })))
  .flatMap((at) => matrixFaults.map((fault) => ({ ...at, fault, variant: 0, cleanText: 0 })));
const chosenBy = (seed: number) => chooseCells(cells, seed);

test('FAIL-01 each run looks at every fault of a call that all screens make, on one screen, and at a sixth of what each makes by itself', () => {
  for (const seed of [1, 748733, 999_999]) {
    const chosen = chosenBy(seed);
    const ofAll = chosen.filter(({ call }) => call === 'GET /application');
    expect(ofAll.map(({ fault }) => fault.kind)).toEqual(matrixFaults.map(({ kind }) => kind));
    expect(new Set(ofAll.map(({ screen }) => screen)).size).toBeGreaterThan(5);
    const share = (chosen.length - ofAll.length) / (screens.length * matrixFaults.length);
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.25);
  }
});

test('FAIL-01 no cell of the fault matrix is left out for ever, and a seed chooses the same again', () => {
  const seeds = Array.from({ length: 300 }, (_, seed) => seed);
  const met = new Set(seeds.flatMap((seed) => chosenBy(seed).map(nameCell)));
  expect(cells.map(nameCell).filter((name) => !met.has(name))).toEqual([]);
  expect(chosenBy(7)).toEqual(chosenBy(7));
});
