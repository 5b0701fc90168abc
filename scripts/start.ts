import { run } from './run.ts';

/** Builds what is stale and serves the whole shop on one port; Storybook joins it at /storybook/ when it is built. */
const built = await run('turbo', [
  'run',
  'build',
  '--filter=@vitrin/storefront',
  '--output-logs=errors-only',
]);
if (built !== 0) process.exit(built);

const server = run(process.execPath, ['packages/demo-server/src/serve.ts', ...process.argv.slice(2)]);
// Nobody should wait for it.
void run('turbo', ['run', '//#build:storybook', '--output-logs=errors-only']);

// The server shuts down by itself on these; waiting for it keeps its last words on the terminal.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.exit(await server);
