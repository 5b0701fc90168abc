import { writeSync } from 'node:fs';
import { actorOf, findProduct, orderGoods, dealerShop } from '../shop/dealerShop.fixture.ts';
import { createSqliteStore } from './sqliteStore.ts';

// A process that orders without end, and says each order on a line of its own once it is acknowledged.
const [, , file = ''] = process.argv;
const { shop } = dealerShop({ store: createSqliteStore(file) });
const dealer = actorOf(shop, 'bayi');
const first = findProduct(shop, ({ currency }) => currency === 'TRY');
const second = findProduct(shop, ({ currency, id }) => currency === 'TRY' && id > first.id);
const choice = {
  delivery: 'depo',
  addressId: 0,
  vehicleTime: '',
  courierTime: '',
  payment: 'havale',
  bankAccountId: 1,
};

for (let count = 1; ; count++) {
  const lines = [[first.id, (count % 9) + 1] as const, [second.id, (count % 7) + 1] as const];
  const finish = shop.checkout.finish(dealer, orderGoods(shop, dealer, lines), choice);
  if (!finish.ok) throw new Error(JSON.stringify(finish.errors));
  writeSync(1, `${JSON.stringify({ id: finish.order.id, gross: finish.order.totals.gross })}\n`);
}
