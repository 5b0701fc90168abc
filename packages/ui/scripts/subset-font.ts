import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/*
 * Cuts Inter down to what a Turkish shop writes: all of Latin-1 (with it most Western European names), the six Turkish
 * letters outside it, currency, typographic and technical signs. Run by `pnpm --filter @vitrin/ui subset-font` when Inter
 * or the signs change; the result is committed.
 */
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ĞğİıŞş`;
const signs = '₺€–—‘’‚“”„…•‹›×÷−→←↑↓™№Ω≈≤≥∅⌀⅓⅔⅛⅜⅝⅞⁴′″';

const source = fileURLToPath(import.meta.resolve('inter-ui/variable/InterVariable.woff2'));
const target = fileURLToPath(new URL('../src/theme/fonts/inter-turkish.woff2', import.meta.url));

const font = await subsetFont(await readFile(source), letters + signs, {
  targetFormat: 'woff2',
  keepFeatures: ['calt', 'case', 'ccmp', 'kern', 'locl', 'mark', 'tnum', 'zero'],
  variationAxes: { opsz: 14, wght: { min: 400, max: 700 } },
  noHinting: true,
});
await writeFile(target, font);
process.stdout.write(`${target}: ${(font.length / 1024).toFixed(1)} KiB\n`);
