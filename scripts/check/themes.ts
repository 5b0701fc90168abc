import { ensureChromium } from '../ensureChromium.ts';
import { run } from '../run.ts';

/**
 * Uses every screen in a hostile shop and looks at it in five quite different ones (docs/decisions/0013-five-shops.md).
 * `pnpm check themes [part of a story file's path]`
 */
await ensureChromium();
process.exit(await run('vitest', ['run', '--project', 'themes', ...process.argv.slice(2)]));
