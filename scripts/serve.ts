import { describeShop } from '@vitrin/demo-server/describe-shop';
import { openDemoShop } from '@vitrin/demo-server/open-demo-shop';
import { readShopOptions } from '@vitrin/demo-server/shop-options';
import type { Backend } from '@vitrin/server/backend';
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

function attempt<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return giveUp(error);
  }
}

const options = attempt(() => readOptions(process.env));
const shop = attempt(() => readShopOptions(process.env));
const { backendUrl, isTrustedProxy } = options;
const backend: Backend = attempt(() =>
  backendUrl ? createProxy({ backend: backendUrl, isTrusted: isTrustedProxy }) : openDemoShop(shop),
);
const server = await startServer(options, backend).catch(giveUp);

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

console.log([describeStart(server, options), ...(backendUrl ? [] : [describeShop(shop)])].join('\n'));
