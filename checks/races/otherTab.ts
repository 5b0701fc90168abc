import { demoAccounts } from '../../packages/demo-server/src/shop/accounts/demoAccounts.ts';
import type { Random } from '../../packages/demo-server/src/shop/catalogue/random.ts';
import type { Browser } from './createBrowser.ts';

const signIn = (browser: Browser, userName: string) =>
  browser.open(
    '/login/spa',
    demoAccounts.find((account) => account.userName === userName),
  );

async function companies(browser: Browser): Promise<readonly number[]> {
  const found = (await (await browser.open('/search/cari?query=ltd')).json()) as readonly { id: number }[];
  if (found.length < 3) throw new Error('nobody to act for');
  return found.map(({ id }) => id);
}

async function fill(browser: Browser, random: Random): Promise<void> {
  const { stoks } = (await (await browser.open('/product/all/?instock=true&f=fiyat&d=asc')).json()) as {
    stoks: readonly { id: number }[];
  };
  const lines = stoks
    .slice(0, 1 + random.below(3))
    .map(({ id }) => ({ productId: id, adet: 1 + random.below(4) }));
  await browser.open('/basket/addproducts/', lines);
}

/** Something in the basket of every company that can come up, and a salesman signed in who may act for others. */
export async function prepare(browser: Browser, random: Random): Promise<readonly number[]> {
  await signIn(browser, 'bayi');
  await fill(browser, random);
  await signIn(browser, 'plasiyer');
  await fill(browser, random);
  const targets = (await companies(browser)).slice(0, 3);
  for (const id of targets) {
    await browser.open(`/delegation/DelegateToUser/?targetUserId=${id}`);
    await fill(browser, random);
  }
  if (random.next() < 0.5) await browser.open('/delegation/EndDelegation');
  return targets;
}

/** What somebody does in another tab; afterwards the shop is another's, or nobody's. */
export function otherTab(browser: Browser, targets: readonly number[]) {
  return {
    delegates: (random: Random) =>
      browser.open(`/delegation/DelegateToUser/?targetUserId=${random.pick(targets)}`),
    endsDelegation: () => browser.open('/delegation/EndDelegation'),
    signsOut: () => browser.open('/login/logout'),
    signsInAsAnother: () => signIn(browser, 'bayi'),
  } as const;
}
