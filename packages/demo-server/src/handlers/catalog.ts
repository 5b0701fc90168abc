import type { RequestHandler } from 'msw';
import type { DemoShop } from '../demoShop.ts';
import { http, platform } from './http.ts';
import { readListQuery } from './readListQuery.ts';
import type { Authentication } from './Authentication.ts';
import { writeProductList } from './writeProductList.ts';

/** Product lists of a category, a brand and the whole shop. Ids that do not exist are 404. */
export function catalogHandlers(shop: DemoShop, { visitor }: Authentication): RequestHandler[] {
  const { catalogue, lists } = shop;
  return [
    ...(['/catalog/{id}', '/category/{id}'] as const).map((path) =>
      http.get(path, async ({ request, cookies, params, response }) => {
        const category = catalogue.categoryById(Number(params.id));
        if (!category) return response(404).json(platform.notFound);
        const viewer = await visitor({ request, cookies });
        const page = lists.listProducts({ ...readListQuery(request.url), categoryId: category.id });
        return response(200).json(writeProductList(page, { title: category.name, category }, viewer));
      }),
    ),
    http.get('/brand/{id}/{categoryId}', async ({ request, cookies, params, response }) => {
      const brand = catalogue.brandById(Number(params.id));
      const category = catalogue.categoryById(Number(params.categoryId));
      if (!brand || (!category && Number(params.categoryId) !== 0))
        return response(404).json(platform.notFound);
      const viewer = await visitor({ request, cookies });
      const page = lists.listProducts({
        ...readListQuery(request.url),
        brandId: brand.id,
        ...(category ? { categoryId: category.id } : {}),
      });
      const subject = { title: brand.name, brand, ...(category ? { category } : {}) };
      return response(200).json(writeProductList(page, subject, viewer));
    }),
    http.get('/product/all/', async ({ request, cookies, response }) => {
      const viewer = await visitor({ request, cookies });
      const page = lists.listProducts(readListQuery(request.url));
      return response(200).json(writeProductList(page, { title: 'Tüm Ürünler' }, viewer));
    }),
  ];
}
