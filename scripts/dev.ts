import { endTogether } from './endTogether.ts';
import { run } from './run.ts';

/** Reload on change: the shop's backend on its own port, the storefront in Vite before it. */
const { add } = endTogether();
const port = process.env.PORT ?? '8080';
const backend = process.env.BACKEND_URL ?? `http://127.0.0.1:${port}`;
const codes = await Promise.all([
  process.env.BACKEND_URL ? 0 : run(process.execPath, ['--watch', 'scripts/serve.ts'], { PORT: port }, add),
  run(
    'vite',
    ['packages/storefront', '--config', 'packages/storefront/vite.config.ts', '--open', '/spa/'],
    {
      BACKEND_URL: backend,
    },
    add,
  ),
]);
process.exit(Math.max(...codes));
