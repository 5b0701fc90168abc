import { resolve } from 'node:path';
import { readWhole } from '@vitrin/server/options';

/** How the demo shop behind the storefront server was asked to be. */
export interface ShopOptions {
  /** Where it keeps its database. */
  readonly dataDir: string;
  /** Size of its catalogue. */
  readonly productCount: number;
  /** Whether calls can be made to fail. */
  readonly hasFaults: boolean;
}

/**
 * Reads DATA_DIR, DEMO_PRODUCTS and DEMO_FAULTS.
 * @throws OptionError for a value outside its range.
 */
export const readShopOptions = (env: Readonly<Record<string, string | undefined>>): ShopOptions => ({
  dataDir: resolve(env.DATA_DIR || '.data'),
  productCount: readWhole('DEMO_PRODUCTS', env.DEMO_PRODUCTS, 5000, 200, 50_000),
  hasFaults: readWhole('DEMO_FAULTS', env.DEMO_FAULTS, 0, 0, 1) === 1,
});
