import { finish } from '@vitrin/api-client/runSteps';
import { describe, expect, test } from 'vitest';
import { readTableFile } from '../../../sheet/read/readTableFile.ts';
import { refusalWords } from '../../../sheet/read/refusalWords.ts';
import { sumSteps } from '../list/readPastedList.ts';
import { guessColumns } from './guessColumns.ts';
import { listed, readable, refused, shortened } from './listFiles.fixture.ts';
import { readRow } from './readRow.ts';
import { rowLimit } from './rowLimit.ts';

async function linesOf(bytes: Uint8Array<ArrayBuffer>) {
  const reading = await readTableFile(bytes, rowLimit);
  if (reading.kind !== 'read') throw new Error(reading.problem);
  const { rows = [] } = reading.sheets[0] ?? {};
  const { skipped, code = -1, quantity } = guessColumns(rows);
  return finish(sumSteps(rows.slice(skipped), (cells) => readRow(cells, { code, quantity, skipped }))).lines;
}

describe('QORD-04 files of dealers, as programs write them', () => {
  test.each(Object.entries(readable))('%s', async (_, make) => {
    expect(await linesOf(make())).toEqual(
      listed.map(([code, quantity]) => ({ kind: 'product', code, quantity })),
    );
  });

  test('as many rows as a list may have, with tabs and spaces that do not break', async () => {
    const rows = Array.from({ length: rowLimit }, (_, at) => `KOD-${at}\u00a0\t${at + 1}\u00a0Adet`);
    const lines = await linesOf(new TextEncoder().encode(rows.join('\r\n')));
    expect(lines).toHaveLength(rowLimit);
    expect(lines.at(-1)).toEqual({ kind: 'product', code: `KOD-${rowLimit - 1}`, quantity: rowLimit });
  });

  test('shortened bar codes are lost, whole ones are not', async () => {
    expect((await linesOf(shortened())).map(({ kind }) => kind)).toEqual([
      'lostBarcode',
      'product',
      'lostBarcode',
    ]);
  });
});

describe('QORD-05 files that are refused', () => {
  test.each(Object.entries(refused))('%s', async (_, [make, words]) => {
    const reading = await readTableFile(make(), rowLimit);
    if (reading.kind !== 'refused') throw new Error('It was read');
    expect(refusalWords(rowLimit)[reading.problem].startsWith(words)).toBe(true);
  });

  test('what is said is one sentence with a way out', () => {
    for (const words of Object.values(refusalWords(rowLimit)))
      expect(words).toMatch(/^[^!?]+(?:\.xlsx|tekrar deneyin|yeniden seçin)[^!?]*\.$/);
  });
});
