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
import { createAuthentication } from './handlers/Authentication.ts';
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
  const authentication = createAuthentication(shop, session ? pageSessions(shop, session) : cookieSessions);
  return [
    ...applicationHandlers(shop, authentication),
    ...sessionHandlers(shop, authentication),
    ...navigationHandlers(shop, authentication),
    ...homeHandlers(shop, authentication),
    ...catalogHandlers(shop, authentication),
    ...searchHandlers(shop, authentication),
    ...productHandlers(shop, authentication),
    ...brandHandlers(shop),
    ...contentHandlers(),
    ...basketHandlers(shop, authentication),
    ...checkoutHandlers(shop, authentication),
    ...paymentHandlers(shop, authentication),
    ...bankHandlers(shop),
    ...reportHandlers(shop, authentication),
    ...accountHandlers(authentication),
    ...delegationHandlers(shop, authentication),
    ...themingHandlers(shop, authentication),
    ...pageHandlers(shop),
  ];
}
