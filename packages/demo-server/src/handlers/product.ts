import { HttpResponse } from 'msw';
import type { RequestHandler } from 'msw';
import type { DemoShop } from '../demoShop.ts';
import { pictureViews, productPicture } from '../shop/pictures/productPicture.ts';
import { pictureResponse } from './application.ts';
import { http, platform } from './http.ts';
import type { Authentication } from './Authentication.ts';
import { writeProductDetail } from './writeProductDetail.ts';

/** One product, and where it lies. */
export function productHandlers(shop: DemoShop, { visitor, member }: Authentication): RequestHandler[] {
  const { catalogue } = shop;
  return [
    http.get('/product/stoklokasyon', async ({ request, cookies, response }) => {
      if (!(await member({ request, cookies }))) return response(401).json(platform.sessionLost);
      const product = catalogue.productById(Number(new URL(request.url).searchParams.get('id')));
      if (!product) return response(404).json(platform.notFound);
      return response(200).json(
        catalogue.warehouses.map(({ id, name }, index) => ({
          id,
          lokasyonAd: name,
          miktar: product.stock[index] ?? 0,
        })),
      );
    }),
    http.get('/product/{id}', async ({ request, cookies, params, response }) => {
      const product = catalogue.productById(Number(params.id));
      if (!product) return response(404).json(platform.notFound);
      const viewer = await visitor({ request, cookies });
      return response(200).json(writeProductDetail(product, catalogue, viewer));
    }),
    http.untyped.get('/image/product/:id/:file', ({ params, request }) => {
      const product = catalogue.productById(Number(params.id));
      const view = pictureViews[Number(/^(\d)\.svg$/.exec(String(params.file))?.[1]) - 1];
      if (!product || view === undefined) return new HttpResponse(null, { status: 404 });
      const size = Number(new URL(request.url).searchParams.get('size')) || 240;
      return pictureResponse(productPicture(product, view, Math.min(1024, Math.max(16, Math.round(size)))));
    }),
  ];
}
