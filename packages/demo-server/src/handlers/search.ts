import type { RequestHandler } from 'msw';
import type { DemoShop } from '../demoShop.ts';
import { failingCode } from '../shop/catalogue/troubles.ts';
import { http, platform } from './http.ts';
import { readListQuery } from './readListQuery.ts';
import type { Authentication } from './Authentication.ts';
import { writeProduct } from './writeProduct.ts';
import { writeProductList } from './writeProductList.ts';

/** As many as the search dialog shows without scrolling far. */
const suggestionCount = 12;

/** Search results and suggestions while typing, best match first. */
export function searchHandlers(shop: DemoShop, { visitor }: Authentication): RequestHandler[] {
  const { catalogue, search, lists } = shop;

  const suggest = (query: string, inStock: boolean) =>
    inStock
      ? lists.listProducts({ query, inStock, page: 1, pageSize: suggestionCount }).products
      : Array.from(search.find(query, suggestionCount), (place) => catalogue.products[place]);

  return [
    http.get('/search/', async ({ request, cookies, query, response }) => {
      const viewer = await visitor({ request, cookies });
      const page = lists.listProducts({ ...readListQuery(request.url), query: query.get('q') ?? '' });
      return response(200).json(writeProductList(page, { title: 'Arama Sonuçları' }, viewer));
    }),
    http.get('/search/autocompletev2', async ({ request, cookies, query, response }) => {
      if (query.get('q') === failingCode) return response(500).json(platform.failed);
      const viewer = await visitor({ request, cookies });
      const inStock = new URL(request.url).searchParams.get('stok') === 'true';
      const found = suggest(query.get('q') ?? '', inStock).filter((product) => product !== undefined);
      return response(200).json(found.map((product) => writeProduct(product, viewer)));
    }),
  ];
}
