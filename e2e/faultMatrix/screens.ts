import { paths } from '@vitrin/ui/paths';
import { routeNames, type RouteName } from '@vitrin/ui/routes';
import { addressesOf, belowBase } from '../everyAddress.ts';

/** What the matrix is walked with: the screen of something that is not there would only say so. */
export interface OwnShop {
  readonly product: string;
  /** Orders of the account. */
  readonly open: string;
  readonly finished: string;
}

/** A list is kept by a browser, and these keep none: they would only say so. What it asks for is asked by Hızlı Sipariş, too. */
const keptByBrowsers: readonly RouteName[] = ['openList'];

/** Every address of the site that a browser without a past can look at, below /spa/. */
export function listScreens({ product, open, finished }: OwnShop): string[] {
  const own: Partial<Record<RouteName, string>> = {
    product: paths.product.to({ id: product }),
    checkout: paths.checkout.to({ id: open }),
    checkoutSuccess: paths.checkoutSuccess.to({ id: finished }),
  };
  return routeNames
    .filter((name) => !keptByBrowsers.includes(name))
    .flatMap((name) => {
      const address = own[name];
      return address === undefined ? addressesOf(name) : [belowBase(address)];
    });
}
