import type { RequestHandler } from 'msw';
import type { DemoShop } from '../demoShop.ts';
import { http, platform } from './http.ts';
import type { Authentication } from './Authentication.ts';
import { redirect } from './redirect.ts';

/** Acting for another company. The two navigations lead back into the application. */
export function delegationHandlers(
  { accounts, sessions }: DemoShop,
  { member }: Authentication,
): RequestHandler[] {
  return [
    http.get('/search/cari', async ({ request, cookies, query, response }) => {
      const dealer = await member({ request, cookies });
      if (!dealer) return response(401).json(platform.sessionLost);
      if (!dealer.actor.member.canDelegate) return response(403).json(platform.forbidden);
      const found = accounts.searchPortfolio(dealer.actor.member, query.get('query') ?? '');
      return response(200).json(found.map(({ id, name }) => ({ id, name })));
    }),
    http.get('/delegation/DelegateToUser/', async ({ request, cookies, response }) => {
      const dealer = await member({ request, cookies });
      if (!dealer) return response(401).json(platform.sessionLost);
      const target = Number(new URL(request.url).searchParams.get('targetUserId'));
      if (!accounts.companyById(target)) return response(404).json(platform.notFound);
      return sessions.delegate(dealer.token, target)
        ? response.untyped(redirect('/spa/'))
        : response(403).json(platform.forbidden);
    }),
    http.get('/delegation/EndDelegation', async ({ request, cookies, response }) => {
      const dealer = await member({ request, cookies });
      if (!dealer) return response.untyped(redirect('/spa/login'));
      sessions.endDelegation(dealer.token);
      return response.untyped(redirect('/spa/'));
    }),
  ];
}
