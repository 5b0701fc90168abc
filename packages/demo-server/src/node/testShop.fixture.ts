import { startTestServer, temporaryFolder } from '@vitrin/server/testServer.fixture';
import { openDemoShop } from './openDemoShop.ts';
import { readShopOptions } from './readShopOptions.ts';

/** A whole server on a free port with a small demo shop behind it, closed after the test. Settings as in the environment. */
export async function startTestShop(env: Readonly<Record<string, string>> = {}) {
  const settings = { DEMO_PRODUCTS: '200', DATA_DIR: env.DATA_DIR ?? temporaryFolder(), ...env };
  return startTestServer(settings, openDemoShop(readShopOptions(settings)));
}
