import type { RequestHandler } from 'msw';
import type { DemoShop } from './demoShop.ts';
import { accountHandlers } from './handlers/account.ts';
import { applicationHandlers } from './handlers/application.ts';
import { bankHandlers } from './handlers/bank.ts';
import { basketHandlers } from './handlers/basket.ts';
import { brandHandlers } from './handlers/brands.ts';
import { catalogHandlers } from './handlers/catalog.ts';
import { checkoutHandlers } from './handlers/checkout.ts';
import { contentHandlers } from './handlers/content.ts';
import { cookieSessions } from './handlers/cookieSessions.ts';
import { delegationHandlers } from './handlers/delegation.ts';
import { homeHandlers } from './handlers/home.ts';
import { navigationHandlers } from './handlers/navigation.ts';
import { pageHandlers } from './handlers/pages.ts';
import { pageSessions } from './handlers/pageSessions.ts';
import type { SessionKind } from './handlers/pageSessions.ts';
import { paymentHandlers } from './handlers/payment.ts';
import { productHandlers } from './handlers/product.ts';
import { createReception } from './handlers/Reception.ts';
import { reportHandlers } from './handlers/reports.ts';
import { searchHandlers } from './handlers/search.ts';
import { sessionHandlers } from './handlers/session.ts';
import { themingHandlers } from './handlers/theming.ts';

export interface HandlerOptions {
  /** Who every request comes from; without it each request's cookie says. */
  readonly session?: SessionKind;
}

/** Everything a demo shop answers to. The same for stories, tests and Node. */
export function createHandlers(shop: DemoShop, { session }: HandlerOptions = {}): RequestHandler[] {
  const reception = createReception(shop, session ? pageSessions(shop, session) : cookieSessions);
  return [
    ...applicationHandlers(shop, reception),
    ...sessionHandlers(shop, reception),
    ...navigationHandlers(shop, reception),
    ...homeHandlers(shop, reception),
    ...catalogHandlers(shop, reception),
    ...searchHandlers(shop, reception),
    ...productHandlers(shop, reception),
    ...brandHandlers(shop),
    ...contentHandlers(),
    ...basketHandlers(shop, reception),
    ...checkoutHandlers(shop, reception),
    ...paymentHandlers(shop, reception),
    ...bankHandlers(shop),
    ...reportHandlers(shop, reception),
    ...accountHandlers(reception),
    ...delegationHandlers(shop, reception),
    ...themingHandlers(shop, reception),
    ...pageHandlers(shop),
  ];
}
