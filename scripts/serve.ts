import type { Backend } from '@vitrin/server/backend';
import { createMetrics, type Metrics } from '@vitrin/server/create-metrics';
import { describeStart } from '@vitrin/server/describe-start';
import { readOptions } from '@vitrin/server/options';
import { createProxy } from '@vitrin/server/proxy';
import { startServer } from '@vitrin/server/start';

/** The storefront server in front of BACKEND_URL, or of the demo shop where there is none. */

/** Says in one sentence why nothing was started, without a stack that helps nobody. */
function giveUp(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** What answers everything but the site, and what is printed of it. */
async function openBackend(
  { backendUrl, isTrustedProxy }: ReturnType<typeof readOptions>,
  metrics: Metrics,
): Promise<{ backend: Backend; about: readonly string[] }> {
  if (backendUrl)
    return { backend: createProxy({ backend: backendUrl, isTrusted: isTrustedProxy, metrics }), about: [] };
  // In front of a real backend nothing of the demo shop is loaded.
  const [{ describeShop }, { openDemoShop }, { readShopOptions }] = await Promise.all([
    import('@vitrin/demo-server/describe-shop'),
    import('@vitrin/demo-server/open-demo-shop'),
    import('@vitrin/demo-server/shop-options'),
  ]);
  const shop = readShopOptions(process.env);
  return { backend: openDemoShop(shop), about: [describeShop(shop)] };
}

async function start() {
  const options = readOptions(process.env);
  const metrics = createMetrics();
  const { backend, about } = await openBackend(options, metrics);
  const server = await startServer(options, backend, metrics);
  return { server, said: [describeStart(server, options), ...about].join('\n') };
}

const { server, said } = await start().catch(giveUp);

let isClosing = false;
const close = (signal: NodeJS.Signals) => {
  // A second Ctrl+C is somebody who does not want to wait; SIGTERM comes twice where a whole group of processes is told.
  if (isClosing && signal === 'SIGINT') process.exit(130);
  if (isClosing) return;
  isClosing = true;
  void server.close().then(() => process.exit(0));
};
process.on('SIGINT', close);
process.on('SIGTERM', close);
process.on('SIGHUP', close);
// A release, or the way back, without a connection that ends. Windows knows no such signal.
process.on('SIGUSR2', () => {
  try {
    server.reload();
    console.log('The release in SITE_DIR is served now.');
  } catch (error) {
    console.error('The release in SITE_DIR cannot be served, the one before goes on:', error);
  }
});

console.log(said);
