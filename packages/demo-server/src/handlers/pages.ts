import { HttpResponse } from 'msw';
import type { RequestHandler } from 'msw';
import { loginBackground } from '../content/loginBackground.ts';
import { favicon } from '../content/pictures.ts';
import { productListFile } from '../content/productListFile.ts';
import type { DemoShop } from '../demoShop.ts';
import { pageFiles } from '../pages/html.ts';
import { pageScript } from '../pages/script.ts';
import { stylesheet } from '../pages/stylesheet.ts';
import { pictureResponse } from './application.ts';
import { http } from './http.ts';

/** Files of the shop's own that the contract does not name: what its pages link and its answers point to. */
export function pageHandlers({ catalogue }: DemoShop): RequestHandler[] {
  const day = { 'Cache-Control': 'public, max-age=86400' };
  return [
    http.untyped.get(
      pageFiles.css,
      () => new HttpResponse(stylesheet, { headers: { ...day, 'Content-Type': 'text/css; charset=utf-8' } }),
    ),
    http.untyped.get(
      pageFiles.script,
      () =>
        new HttpResponse(pageScript, {
          headers: { ...day, 'Content-Type': 'text/javascript; charset=utf-8' },
        }),
    ),
    http.untyped.get(
      '/file/urun-listesi.csv',
      () =>
        new HttpResponse(productListFile(catalogue), {
          headers: {
            'Content-Type': 'text/csv; charset=utf-8',
            'Content-Disposition': 'attachment; filename="urun-listesi.csv"',
          },
        }),
    ),
    // Browsers ask for it before they have read which icon a page names.
    http.untyped.get('/favicon.ico', () => pictureResponse(favicon)),
    http.untyped.get('/image/login/:file', ({ params }) => {
      const number = /^([1-3])\.svg$/.exec(String(params.file))?.[1];
      return number
        ? pictureResponse(loginBackground(Number(number)))
        : new HttpResponse(null, { status: 404 });
    }),
  ];
}
