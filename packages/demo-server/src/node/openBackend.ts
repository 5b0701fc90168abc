import { join } from 'node:path';
import type { RequestHandler } from 'msw';
import { createAssortment, createDemoShop } from '../demoShop.ts';
import { createHandlers } from '../handlers.ts';
import { createSqliteStore } from '../store/sqliteStore.ts';
import type { ServerOptions } from './readOptions.ts';
import { scryptPasswords } from './scryptPasswords.ts';

/** The embedded shop over its database. Throws in plain words when the database cannot be opened. */
export function openBackend({ dataDir, productCount }: Pick<ServerOptions, 'dataDir' | 'productCount'>): {
  readonly handlers: RequestHandler[];
  readonly close: () => void;
} {
  const store = createSqliteStore(join(dataDir, 'shop.sqlite'));
  const shop = createDemoShop(createAssortment(productCount), { store, passwords: scryptPasswords });
  return { handlers: createHandlers(shop), close: shop.close };
}
