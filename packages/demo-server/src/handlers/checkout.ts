import type { RequestHandler } from 'msw';
import type { DemoShop } from '../demoShop.ts';
import { http, platform } from './http.ts';
import { readJson, readWhole } from './readJson.ts';
import type { Authentication } from './Authentication.ts';
import { writeCheckout } from './writeCheckout.ts';

/** Delivery and payment of an order. */
export function checkoutHandlers({ checkout }: DemoShop, { member }: Authentication): RequestHandler[] {
  return [
    http.get('/basket/checkout/{id}', async ({ request, cookies, params, response }) => {
      const dealer = await member({ request, cookies });
      if (!dealer) return response(401).json(platform.sessionLost);
      return response(200).json(writeCheckout(checkout.read(dealer.actor, Number(params.id))));
    }),
    http.post('/basket/checkout2/{id}', async ({ request, cookies, params, response }) => {
      const dealer = await member({ request, cookies });
      if (!dealer) return response(401).json(platform.sessionLost);
      const body = await readJson(request);
      const text = (field: string) => (typeof body[field] === 'string' ? body[field] : '');
      const finish = checkout.finish(dealer.actor, Number(params.id), {
        delivery: text('teslimSekli'),
        addressId: readWhole(body.teslimAdres) ?? 0,
        vehicleTime: text('teslimAracSaat'),
        courierTime: text('teslimKuryeSaat'),
        payment: text('odemeSekli'),
        bankAccountId: readWhole(body.odemeHavaleBanka) ?? 0,
      });
      return response(200).json(
        finish.ok ? { hasError: false, errors: null } : { hasError: true, errors: finish.errors },
      );
    }),
  ];
}
