import { setPriority } from 'node:os';
import { endTogether } from './endTogether.ts';
import { roomForGarbage } from './roomForGarbage.ts';
import { run } from './run.ts';

/** Builds Storybook behind whatever else this machine does: the shop may already be open. */
setPriority(10);
const { add } = endTogether();
process.exit(await run('storybook', ['build', '-o', 'storybook-static', '--quiet'], roomForGarbage, add));
