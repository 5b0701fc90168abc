import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { colorTokens } from '../packages/ui/src/theme/colorTokens.ts';
import { compareFolders } from '../scripts/pictures/compareFolders.ts';
import { writeReport } from '../scripts/pictures/writeReport.ts';

GlobalFonts.registerFromPath('packages/ui/src/theme/fonts/inter-turkish.woff2', 'Shop');
const light = (token: 'canvas' | 'hover' | 'text') =>
  /light-dark\((oklch\([^)]*\))/.exec(colorTokens[token].initial)?.[1] ?? '';

/** A small piece of a screen: a control with a word on the page's ground, and a photograph. */
function shoot({
  ground = light('canvas'),
  word = 'Sepete Ekle',
  controlWidth = 120,
  grainOfPhoto = 0,
} = {}) {
  const canvas = createCanvas(240, 120);
  const pen = canvas.getContext('2d');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, 240, 120);
  pen.fillStyle = '#0b6066';
  pen.fillRect(16, 16, controlWidth, 40);
  pen.fillStyle = '#fff';
  pen.font = '14px Shop';
  pen.fillText(word, 24, 40);
  for (let at = 0; at < 40 * 40; at += 1) {
    const level = 60 + ((at * 37) % 120) + (at % 3 === 0 ? grainOfPhoto : 0);
    pen.fillStyle = `rgb(${level} ${level} ${level})`;
    pen.fillRect(180 + (at % 40), 60 + Math.floor(at / 40), 1, 1);
  }
  return canvas.toBuffer('image/png');
}

const report = mkdtempSync(join(tmpdir(), 'pictures-'));
const put = (folder: 'before' | 'after', name: string, picture: Buffer) =>
  writeFileSync(join(report, folder, `${name}.png`), picture);
beforeAll(() => {
  for (const folder of ['before', 'after']) mkdirSync(join(report, folder));
  const changes = {
    'same-desktop': shoot(),
    'grain-desktop': shoot({ grainOfPhoto: 2 }),
    'pixel-phone': shoot({ controlWidth: 121 }),
    'color-dark': shoot({ ground: light('hover') }),
    'word-desktop': shoot({ word: 'Sepete ekle' }),
  };
  for (const [name, picture] of Object.entries(changes)) {
    put('before', name, shoot());
    put('after', name, picture);
  }
  put('after', 'new-desktop', shoot());
  put('before', 'gone-desktop', shoot());
});
afterAll(() => rmSync(report, { recursive: true }));

describe('the report of changed pictures', () => {
  test('tells one pixel, one colour and one word, and nothing that is the same', () => {
    const { changes, total } = compareFolders(
      report,
      new Map([['word-desktop', 'Primitives/Button Default']]),
    );
    expect(total).toBe(7);
    expect(changes.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'color-dark changed',
      'gone-desktop gone',
      'new-desktop new',
      'pixel-phone changed',
      'word-desktop changed',
    ]);
    const pixelsOf = (wanted: string) => changes.find(({ name }) => name === wanted)?.pixels ?? 0;
    expect(pixelsOf('pixel-phone')).toBe(40);
    // The whole ground: what stands on it keeps its colour.
    expect(pixelsOf('color-dark')).toBeGreaterThan(240 * 120 * 0.6);
    expect(pixelsOf('word-desktop')).toBeGreaterThan(10);

    writeReport(report, changes, total, 'main');
    const page = readFileSync(join(report, 'index.html'), 'utf8');
    for (const name of ['color-dark', 'pixel-phone', 'word-desktop']) {
      for (const folder of ['before', 'after', 'difference']) {
        const source = `${folder}/${name}.png`;
        expect(page).toContain(`src="${source}"`);
        expect(PNG.sync.read(readFileSync(join(report, source))).width).toBe(240);
      }
    }
    expect(page).toContain('Primitives/Button Default');
    expect(page).not.toContain('same-desktop');
    expect(page).not.toContain('grain-desktop');
  });
});
