import { HttpResponse } from 'msw';
import type { RequestHandler } from 'msw';
import { drawBanner } from '../content/banner.ts';
import { findPromotion, promotions } from '../content/promotions.ts';
import type { Promotion, PromotionType } from '../content/promotions.ts';
import { findShelf, shelfSize } from '../content/shelves.ts';
import type { Shelf } from '../content/shelves.ts';
import type { DemoShop } from '../demoShop.ts';
import { pictureResponse } from './application.ts';
import { http } from './http.ts';
import type { Wire } from './http.ts';
import type { Authentication } from './Authentication.ts';
import { writeProduct } from './writeProduct.ts';
import type { Viewer } from './writeProduct.ts';

/** What the home page promotes, and titled rows of products. */
export function homeHandlers(shop: DemoShop, { visitor }: Authentication): RequestHandler[] {
  return [
    http.get('/promotion/GetPromotion', ({ request, response }) => {
      const type = Number(new URL(request.url).searchParams.get('type'));
      return response(200).json(isPromotionType(type) ? writePromotions(type) : null);
    }),
    http.get('/promotion/GetProductSlider', async ({ request, cookies, query, response }) => {
      const viewer = await visitor({ request, cookies });
      const wanted = Number(new URL(request.url).searchParams.get('itemCount'));
      const shelf = findShelf(query.get('key') ?? '', shop, wanted > 0 ? wanted : shelfSize);
      return response(200).json(writeShelf(shelf, viewer));
    }),
    http.untyped.get('/image/promotion/:file', ({ params }) => {
      const promotion = findPromotion(Number(/^(\d+)\.svg$/.exec(String(params.file))?.[1]));
      return promotion ? pictureResponse(drawBanner(promotion)) : new HttpResponse(null, { status: 404 });
    }),
  ];
}

const isPromotionType = (type: number): type is PromotionType => Object.hasOwn(promotions, type);

/** The promotions of a kind. */
export function writePromotions(type: PromotionType): Wire['PromotionGroup'] {
  const { id, name, items } = promotions[type];
  return { id, displayName: name, activeItems: items.map(writePromotion), items: null };
}

const writePromotion = ({ id, title, text, action, address }: Promotion): Wire['Promotion'] => ({
  id,
  url: address,
  imageUrl: `/image/promotion/${String(id)}.svg`,
  title,
  text,
  actionButtonText: action,
});

/** A shelf as this visitor sees it; none is an empty one. */
export const writeShelf = (shelf: Shelf | undefined, viewer: Viewer): Wire['ProductSlider'] => ({
  title: shelf?.title ?? null,
  stoks: shelf?.products.map((product) => writeProduct(product, viewer)) ?? [],
});
