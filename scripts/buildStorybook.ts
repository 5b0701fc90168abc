import { setPriority } from 'node:os';
import { endTogether } from './endTogether.ts';
import { run } from './run.ts';

/** Builds Storybook behind whatever else this machine does: the shop may already be open. */
setPriority(10);
const { add } = endTogether();
// A fifth of it was the collector of garbage, which looks at the young objects less often where there is room for them.
const env = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim() };
process.exit(await run('storybook', ['build', '-o', 'storybook-static', '--quiet'], env, add));
