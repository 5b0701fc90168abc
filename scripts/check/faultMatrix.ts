import { ensureChromium } from '../ensureChromium.ts';
import { run } from '../run.ts';

/** Walks the whole fault matrix, of which `pnpm test` walks a part. `pnpm check fault-matrix [part of a cell's name, as a pattern]` */
await ensureChromium();
const built = await run('turbo', [
  'run',
  'build',
  '--filter=@vitrin/storefront',
  '--output-logs=errors-only',
]);
process.exit(
  built ||
    (await run('playwright', ['test', 'e2e/faultMatrix.spec.ts'], {
      WHOLE: '1',
      MATRIX_ONLY: process.argv[2] ?? '',
    })),
);
