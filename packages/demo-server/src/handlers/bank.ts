import { HttpResponse } from 'msw';
import type { RequestHandler } from 'msw';
import { bankMark } from '../content/bankMark.ts';
import type { DemoShop } from '../demoShop.ts';
import { bankPath, codePage, resultPage } from '../pages/bankPages.ts';
import { cardBanks } from '../shop/payments/cardBanks.ts';
import { pictureResponse } from './application.ts';
import { htmlInit } from './htmlAnswer.ts';
import { http } from './http.ts';

/** The pretended bank's 3-D Secure pages. Their address is the only secret: a bank knows no session of the shop. */
export function bankHandlers({ payments: { threeDs } }: DemoShop): RequestHandler[] {
  const show = (token: string, view = threeDs.read(token)) => {
    if (!view) return new HttpResponse('Böyle bir işlem yok.', { ...htmlInit, status: 404 });
    const page = view.payment.state === 'waiting' ? codePage(token, view) : resultPage(view);
    return new HttpResponse(page, htmlInit);
  };
  return [
    http.untyped.get(bankPath(':token'), ({ params }) => show(String(params.token))),
    http.untyped.post(bankPath(':token'), async ({ params, request }) => {
      const token = String(params.token);
      const form = new URLSearchParams(await request.text());
      switch (form.get('islem')) {
        case 'onayla':
          return show(token, threeDs.enter(token, form.get('kod') ?? ''));
        case 'reddet':
          return show(token, threeDs.refuse(token));
        case 'vazgec':
          return show(token, threeDs.abandon(token));
        default:
          return show(token);
      }
    }),
    http.untyped.get('/image/bank/:file', ({ params }) => {
      const id = Number(/^(\d+)\.svg$/.exec(String(params.file))?.[1]);
      const bank = cardBanks.find((one) => one.id === id);
      return pictureResponse(bankMark(bank?.name ?? 'Banka', id || 0));
    }),
  ];
}
