import { paths } from '@vitrin/ui/paths';
import { routeNames, type RouteName } from '@vitrin/ui/routes';
import { addressesOf, belowBase } from '../everyAddress.ts';
import { sharedFragment } from '../shop.ts';

/** What the matrix is walked with: the screen of something that is not there would only say so. */
export interface OwnShop {
  readonly product: string;
  /** Orders of the account. */
  readonly open: string;
  readonly finished: string;
}

/** A list of one product that everybody's demo shop has. */
export const listFragment = sharedFragment('Haftalık', ['KL-KA-6-UT\t6']);

/** Screens beside a like one: what both ask for is made to fail there. */
const ownCalls: readonly (readonly [screen: RegExp, call: RegExp])[] = [
  [/^(?:listelerim\/|liste#)/, /^GET \/search\//],
];

/** Whether a call of a screen is to fail there, too. */
export const isOwnCall = (screen: string, call: string): boolean =>
  ownCalls.every(([screens, calls]) => !screens.test(screen) || calls.test(call));

/**
 * Every address of the site, below /spa/.
 * @param list where a list that the browser keeps is opened
 */
export function listScreens({ product, open, finished }: OwnShop, list: string): string[] {
  const own: Partial<Record<RouteName, string>> = {
    openList: `/spa/${list}`,
    product: paths.product.to({ id: product }),
    checkout: paths.checkout.to({ id: open }),
    checkoutSuccess: paths.checkoutSuccess.to({ id: finished }),
  };
  return [
    ...routeNames.flatMap((name) => {
      const address = own[name];
      return address === undefined ? addressesOf(name) : [belowBase(address)];
    }),
    `liste#${listFragment}`,
  ];
}
