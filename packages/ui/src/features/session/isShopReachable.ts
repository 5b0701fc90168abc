import { paths } from '../../paths.ts';

/** How often the shop is looked for while no way leads to it; ms. */
export const lookAgainAfter = 5000;

/** Whether the shop's server can be reached: any answer counts. A page that is loaded when it cannot is the browser's own error. */
export const isShopReachable = (): Promise<boolean> =>
  fetch(paths.home.to(), { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
