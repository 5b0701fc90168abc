import { createMemoryStore } from '../store/memoryStore.ts';
import type { Store } from '../store/Store.ts';
import type { Actor } from './accounts/Company.ts';
import { createAccounts } from './accounts/createAccounts.ts';
import type { Accounts } from './accounts/createAccounts.ts';
import { plainPasswords } from './accounts/Passwords.ts';
import type { Passwords } from './accounts/Passwords.ts';
import { createBaskets } from './basket/createBaskets.ts';
import type { Baskets } from './basket/createBaskets.ts';
import { dayOf } from './calendar.ts';
import type { Catalogue } from './catalogue/Catalogue.ts';
import { createCatalogue } from './catalogue/createCatalogue.ts';
import { createCheckout } from './checkout/createCheckout.ts';
import type { Checkout } from './checkout/createCheckout.ts';
import { createCounters } from './createCounters.ts';
import { createLedger } from './ledger/createLedger.ts';
import type { Ledger } from './ledger/createLedger.ts';
import { openShop } from './openShop.ts';
import { createOrders } from './orders/createOrders.ts';
import type { Orders } from './orders/createOrders.ts';
import { createPayments } from './payments/createPayments.ts';
import type { Payments } from './payments/createPayments.ts';
import { printedReceipt } from './payments/printedReceipt.ts';
import type { PrintedReceipt } from './payments/printedReceipt.ts';
import { currencyRates } from './rates/currencyRates.ts';
import type { CurrencyRate } from './rates/currencyRates.ts';
import { createSessions } from './sessions/createSessions.ts';
import type { Sessions } from './sessions/createSessions.ts';

export interface ShopOptions {
  /** How many products the catalogue has; see `createCatalogue`. */
  readonly products?: number;
  /** A catalogue that exists already; `products` is then ignored. */
  readonly catalogue?: Catalogue;
  /** Where what is written is kept; without it in memory. A store serves one shop. */
  readonly store?: Store;
  readonly passwords?: Passwords;
  readonly now?: () => Date;
  /** Chooses another generated past. A store that was used before keeps the one it has. */
  readonly seed?: number;
}

/** The demo shop: everything the backend knows and does, without a word of HTTP. Amounts are whole minor units. */
export interface Shop {
  readonly now: () => Date;
  readonly catalogue: Catalogue;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly baskets: Baskets;
  readonly orders: Orders;
  readonly checkout: Checkout;
  readonly payments: Payments;
  readonly ledger: Ledger;
  /** What to print for money that came in from the company acted for, by its id or its number in the cash books. */
  readonly printedReceipt: (actor: Actor, id: number) => PrintedReceipt | undefined;
  /** Today's. */
  readonly rates: () => readonly CurrencyRate[];
  readonly close: () => void;
}

/** Opens a shop over a store, with all that was written into it before. */
export function createShop(options: ShopOptions = {}): Shop {
  const {
    store = createMemoryStore(),
    now = () => new Date(),
    passwords = plainPasswords,
    seed = 1,
  } = options;
  const catalogue =
    options.catalogue ??
    createCatalogue(options.products === undefined ? {} : { products: options.products });
  const today = () => dayOf(now());
  const counters = createCounters(store);
  const accounts = createAccounts(store, passwords);
  const sessions = createSessions(store, accounts, now);
  const baskets = createBaskets(store, catalogue, counters);
  const orders = createOrders(store, catalogue, baskets, today);
  const payments = createPayments(store, orders, counters, now);
  const opening = openShop(store, { accounts, baskets, catalogue, today: today(), seed });
  const { receiptsOf: livePayments, paidFor } = payments;
  const ledger = createLedger({ catalogue, opening, today, liveOrders: orders.ofCompany, livePayments });
  const checkout = createCheckout({ orders, exposure: ledger.exposure, paidFor });
  return {
    now,
    catalogue,
    accounts,
    sessions,
    baskets,
    orders,
    checkout,
    payments,
    ledger,
    printedReceipt: ({ company }, id) => {
      const receipt = ledger.receipt(company, id);
      return receipt && printedReceipt(company, receipt, payments.find(company.id, id));
    },
    rates: () => currencyRates(today()),
    close: store.close,
  };
}
