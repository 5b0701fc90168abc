import { run } from './run.ts';

/** Builds what is stale and serves the whole shop on one port; Storybook joins it at /storybook/ when it is built. */
const built = await run('turbo', [
  'run',
  'build',
  '--filter=@vitrin/storefront',
  '--output-logs=errors-only',
]);
if (built !== 0) process.exit(built);

// The server shuts down by itself on these; waiting for it keeps its last words on the terminal. A terminal tells the server
// of Ctrl+C, too; who sends SIGTERM knows this process only.
const server = run(
  process.execPath,
  ['packages/demo-server/src/serve.ts', ...process.argv.slice(2)],
  {},
  (child) => {
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => child.kill('SIGTERM'));
  },
);
// Nobody should wait for it.
void run('turbo', ['run', '//#build:storybook', '--output-logs=errors-only']);

process.exit(await server);
