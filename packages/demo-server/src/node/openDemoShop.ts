import { join } from 'node:path';
import { pathOf } from '@vitrin/server/address-path';
import type { Backend } from '@vitrin/server/backend';
import { createAssortment, createDemoShop } from '../demoShop.ts';
import { createFaults } from '../faults/createFaults.ts';
import { createHandlers } from '../handlers.ts';
import { createSqliteStore } from '../store/sqliteStore.ts';
import { faultControl, faultControlPath } from './faultControl.ts';
import type { ShopOptions } from './readShopOptions.ts';
import { scryptPasswords } from './scryptPasswords.ts';
import { createShopListener } from './shopListener.ts';

/** Where the pretended bank is: its pages post to themselves. */
const demoBank = '/demo-bank/*';

/** The demo shop over its database, as a backend of the storefront server. Throws in plain words when that cannot be opened. */
export function openDemoShop({ dataDir, productCount, hasFaults }: ShopOptions): Backend {
  const store = createSqliteStore(join(dataDir, 'shop.sqlite'));
  const shop = createDemoShop(createAssortment(productCount), {
    store,
    passwords: scryptPasswords({ isOfTests: hasFaults }),
  });
  const faults = hasFaults ? createFaults() : undefined;
  const answer = createShopListener(createHandlers(shop), faults);
  return {
    bankReturns: [demoBank],
    grace: 3000,
    close: shop.close,
    answer: (request, response) =>
      faults && pathOf(request.url ?? '') === faultControlPath
        ? faultControl(faults, request, response)
        : answer(request, response),
  };
}
