import type { Actor } from './accounts/Company.ts';
import { demoAccounts } from './accounts/demoAccounts.ts';
import { dayOf } from './calendar.ts';
import { createCatalogue } from './catalogue/createCatalogue.ts';
import type { Period } from './ledger/createLedger.ts';
import { createShop } from './Shop.ts';
import type { Shop, ShopOptions } from './Shop.ts';

/** A clock that stands until it is moved. */
export interface Clock {
  readonly now: () => Date;
  readonly pass: (milliseconds: number) => void;
}

export function clockAt(instant: string): Clock {
  let time = Date.parse(instant);
  return {
    now: () => new Date(time),
    pass: (milliseconds) => {
      time += milliseconds;
    },
  };
}

export const day = 86_400_000;

const catalogue = createCatalogue({ products: 1000 });

/** A shop of 1,000 products at noon of Wednesday, 18 November 2026, for tests. */
export function dealerShop(options: ShopOptions = {}): { readonly shop: Shop; readonly clock: Clock } {
  const clock = clockAt('2026-11-18T09:00:00Z');
  return { shop: createShop({ catalogue, now: clock.now, ...options }), clock };
}

/** The member of a demo account acting for the own company, or for another. @throws Error for unknown names. */
export function actorOf({ accounts }: Shop, userName: string, companyId?: number): Actor {
  const account = demoAccounts.find((one) => one.userName === userName);
  const member = account && accounts.memberById(account.memberId);
  const company = member && accounts.companyById(companyId ?? member.companyId);
  if (!company) throw new Error(`No account ${userName}`);
  return { member, company, isDelegated: company.id !== member.companyId };
}

/** Puts goods in the basket and presses the order button. @returns the number of the order. */
export function orderGoods(
  shop: Shop,
  actor: Actor,
  lines: readonly (readonly [productId: number, quantity: number])[],
): number {
  const added = shop.baskets.add(
    actor,
    lines.map(([productId, quantity]) => ({ productId, quantity })),
  );
  const ordered = added.ok ? shop.baskets.order(actor, shop.baskets.read(actor).id, 'Acele') : added;
  if (!ordered.ok) throw new Error(ordered.message);
  return ordered.id;
}

/** The first product in stock that `wanted` accepts. */
export function findProduct(shop: Shop, wanted: (product: Shop['catalogue']['products'][number]) => boolean) {
  const product = shop.catalogue.products.find((one) => one.stockTotal >= 20 && wanted(one));
  if (!product) throw new Error('No such product');
  return product;
}

/** A shop on a day on which the books of a busy company have got something already, by the list that is named. */
export function dayWithOthers(list: 'orders' | 'movements') {
  const { shop, clock } = dealerShop();
  const actor = actorOf(shop, 'bayi');
  for (let left = 60; left > 0; left--) {
    const today = dayOf(clock.now());
    const period: Period = { begin: today, end: today };
    if (shop.ledger[list](actor.company, period).length > 0) return { shop, actor, period };
    clock.pass(day);
  }
  throw new Error('Two months without a document');
}
