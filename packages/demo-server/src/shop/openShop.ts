import type { Store } from '../store/Store.ts';
import type { Accounts } from './accounts/createAccounts.ts';
import { demoAccounts } from './accounts/demoAccounts.ts';
import type { Baskets } from './basket/createBaskets.ts';
import type { Day } from './calendar.ts';
import type { Catalogue } from './catalogue/Catalogue.ts';

/** What a shop remembers of its first start. */
export interface Opening {
  /** The generated past begins 24 months before this day, however long the shop has been open since. */
  readonly day: Day;
  /** Chooses the generated past. */
  readonly seed: number;
}

/** Reads when the shop was opened; the first time it opens now, and puts goods into the basket of the account 'stok'. */
export function openShop(
  store: Store,
  {
    accounts,
    baskets,
    catalogue,
    today,
    seed,
  }: {
    readonly accounts: Accounts;
    readonly baskets: Baskets;
    readonly catalogue: Catalogue;
    readonly today: Day;
    readonly seed: number;
  },
): Opening {
  const openings = store.table<Opening>('opening', { id: () => 'shop' });
  const known = openings.get('shop');
  if (known) return known;
  return store.transaction(() => {
    const opening = { day: today, seed };
    openings.put(opening);
    fillScarceBasket(accounts, baskets, catalogue);
    return opening;
  });
}

/** Three rows that can be ordered and one that asks for more than there is. */
function fillScarceBasket(accounts: Accounts, baskets: Baskets, catalogue: Catalogue) {
  const account = demoAccounts.find(({ userName }) => userName === 'stok');
  const member = account && accounts.memberById(account.memberId);
  const company = account && accounts.companyById(account.companyId);
  if (!member || !company) return;
  const products = catalogue.products.filter((product) => product.currency === 'TRY');
  const scarce = products.find(({ stockTotal }) => stockTotal >= 2 && stockTotal <= 9);
  const plenty = products.filter(({ stockTotal }) => stockTotal >= 100).slice(0, 3);
  const lines = plenty.map(({ id }, index) => ({ productId: id, quantity: (index + 1) * 4 }));
  if (scarce) lines.splice(1, 0, { productId: scarce.id, quantity: scarce.stockTotal + 7 });
  baskets.add({ member, company, isDelegated: false }, lines);
}
