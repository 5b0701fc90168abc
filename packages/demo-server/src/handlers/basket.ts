import type { RequestHandler } from 'msw';
import type { DemoShop } from '../demoShop.ts';
import type { BasketLine } from '../shop/basket/Basket.ts';
import { http, outcomeOf, platform } from './http.ts';
import { readJson, readJsonValue, readWhole } from './readJson.ts';
import type { Authentication } from './Authentication.ts';
import { writeBasket } from './writeBasket.ts';

/** The basket and the order made of it. What the shop refuses is an answer with a sentence; what makes no sense is 400. */
export function basketHandlers({ baskets }: DemoShop, { visitor, member }: Authentication): RequestHandler[] {
  return [
    http.get('/basket/', async ({ request, cookies, response }) => {
      const dealer = await member({ request, cookies });
      if (!dealer) return response(401).json(platform.sessionLost);
      return response(200).json(writeBasket(baskets.read(dealer.actor, dealer.priceList)));
    }),
    http.get('/application/getBasketProductCount', async ({ request, cookies, response }) => {
      const { actor } = await visitor({ request, cookies });
      return response(200).json(actor ? baskets.count(actor) : 0);
    }),
    http.post('/basket/add/{productId}', async ({ request, cookies, params, response }) => {
      const dealer = await member({ request, cookies });
      if (!dealer) return response(401).json(platform.sessionLost);
      const query = new URL(request.url).searchParams;
      const productId = readWhole(params.productId);
      const quantity = readWhole(query.get('amount'));
      if (productId === undefined || quantity === undefined) return response(400).json(platform.badRequest);
      // Whoever asks for the redirect goes to the basket anyway; an answer says more, and works where there is no such page.
      return response(200).json(outcomeOf(baskets.add(dealer.actor, [{ productId, quantity }])));
    }),
    http.post('/basket/addproducts/', async ({ request, cookies, response }) => {
      const dealer = await member({ request, cookies });
      if (!dealer) return response(401).json(platform.sessionLost);
      const lines = readLines(await readJsonValue(request));
      if (!lines) return response(400).json(platform.badRequest);
      return response(200).json(outcomeOf(baskets.add(dealer.actor, lines)));
    }),
    http.post('/basket/updatebasket/', async ({ request, cookies, response }) => {
      const dealer = await member({ request, cookies });
      if (!dealer) return response(401).json(platform.sessionLost);
      const body = await readJson(request);
      const [basketId, rowId, quantity] = [body.siparisId, body.rowId, body.adet].map(readWhole);
      if (basketId === undefined || rowId === undefined || quantity === undefined) {
        return response(400).json(platform.badRequest);
      }
      return response(200).json(outcomeOf(baskets.setQuantity(dealer.actor, basketId, rowId, quantity)));
    }),
    http.delete('/basket/removeProduct/{rowId}', async ({ request, cookies, params, response }) => {
      const dealer = await member({ request, cookies });
      if (!dealer) return response(401).json(platform.sessionLost);
      const basketId = Number(new URL(request.url).searchParams.get('siparisId'));
      return response(200).json(outcomeOf(baskets.remove(dealer.actor, basketId, Number(params.rowId))));
    }),
    http.post('/basket/order2', async ({ request, cookies, response }) => {
      const dealer = await member({ request, cookies });
      if (!dealer) return response(401).json(platform.sessionLost);
      const { siparisId, aciklama } = await readJson(request);
      const basketId = readWhole(siparisId);
      const note = aciklama ?? '';
      if (basketId === undefined || typeof note !== 'string') return response(400).json(platform.badRequest);
      const outcome = baskets.order(dealer.actor, basketId, note, dealer.priceList);
      return response(200).json({ ...outcomeOf(outcome), id: outcome.ok ? outcome.id : null });
    }),
  ];
}

function readLines(value: unknown): readonly BasketLine[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const lines: BasketLine[] = [];
  for (const item of value as readonly unknown[]) {
    if (typeof item !== 'object' || item === null) return undefined;
    const productId = readWhole(Reflect.get(item, 'productId'));
    const quantity = readWhole(Reflect.get(item, 'adet'));
    if (productId === undefined || quantity === undefined) return undefined;
    lines.push({ productId, quantity });
  }
  return lines;
}
