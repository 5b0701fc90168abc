import { endTogether } from './endTogether.ts';
import { run } from './run.ts';

/** Builds what is stale and serves the whole shop in this process; Storybook joins it at a port of its own when it is built. */
const { add, isEnding } = endTogether();
const build = (...args: string[]) => run('turbo', ['run', ...args, '--output-logs=errors-only'], {}, add);

const built = await build('build', '--filter=@vitrin/storefront');
// turbo calls it a success to be told to end.
if (isEnding()) process.exit(143);
if (built !== 0) process.exit(built);

// Nobody should wait for it.
void build('//#build:storybook');
await import('./serve.ts');
