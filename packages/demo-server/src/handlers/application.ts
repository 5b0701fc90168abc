import { HttpResponse } from 'msw';
import type { RequestHandler } from 'msw';
import { shopSettings } from '../content/settings.ts';
import { defaultCss } from '../content/defaultCss.ts';
import { findPicture } from '../content/pictures.ts';
import type { DemoShop } from '../demoShop.ts';
import { http, platform } from './http.ts';
import type { Wire } from './http.ts';
import type { Authentication, Visitor } from './Authentication.ts';

/** Settings, look, rates and who is looking; the pictures and the stylesheet every page needs. */
export function applicationHandlers(shop: DemoShop, { visitor }: Authentication): RequestHandler[] {
  return [
    http.get('/application', async ({ request, cookies, response }) =>
      response(200).json(writeApplication(shop, await visitor({ request, cookies }))),
    ),
    http.get('/application/defaultCss', ({ response }) =>
      response(200).text(defaultCss, { headers: { 'Content-Type': 'text/css; charset=utf-8' } }),
    ),
    http.get('/image/show/', ({ query, response }) => {
      const picture = findPicture(query.get('fileName'));
      return picture === undefined
        ? response(404).json(platform.notFound)
        : response.untyped(pictureResponse(picture));
    }),
    http.get('/favicon/{file}', ({ params, response }) => {
      const picture = findPicture(params.file);
      return picture === undefined
        ? response(404).json(platform.notFound)
        : response.untyped(pictureResponse(picture));
    }),
  ];
}

/** An SVG drawing as an answer that may be kept for a day. */
export const pictureResponse = (svg: string): Response =>
  new HttpResponse(svg, {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });

/** What GET /application tells this visitor. */
export function writeApplication(shop: DemoShop, { actor }: Pick<Visitor, 'actor'>): Wire['Application'] {
  return {
    settings: shopSettings,
    themeSettings: shop.content.theme(),
    dovizs: shop.rates().map(({ name, sellingNumber }) => ({ ad: name, satis: sellingNumber })),
    autoComplete: true,
    enableDelegation: actor?.member.canDelegate ?? false,
    isDelegated: actor?.isDelegated ?? false,
    themeEditorActive: actor?.member.canEditTheme ?? false,
    isAuth: actor !== undefined,
    delegatedCompanyDisplayName: actor?.isDelegated ? actor.company.name : null,
    memberDisplayName: actor?.member.displayName ?? null,
  };
}
