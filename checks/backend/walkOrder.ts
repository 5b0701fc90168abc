import { getApplication } from '../../packages/api-client/src/application/application.ts';
import { settingNumber } from '../../packages/api-client/src/application/settings.ts';
import { addProductsToBasket } from '../../packages/api-client/src/basket/addToBasket.ts';
import { getBasket, type BasketLine } from '../../packages/api-client/src/basket/basket.ts';
import { removeBasketRow, updateBasketRow } from '../../packages/api-client/src/basket/changeLines.ts';
import { createOrder } from '../../packages/api-client/src/basket/order.ts';
import { listProducts } from '../../packages/api-client/src/catalog/productList.ts';
import { getCheckout } from '../../packages/api-client/src/checkout/checkout.ts';
import { finishCheckout } from '../../packages/api-client/src/checkout/finish.ts';
import { pay, type Card } from '../../packages/api-client/src/payment/pay.ts';
import type { Id } from '../../packages/api-client/src/read/readId.ts';
import type { FurtherQuestions } from './checkBackend.ts';
import type { Line } from './openLine.ts';

/** Asks whoever sits there whether the next step may be taken. */
export type Approve = (step: string) => Promise<boolean>;

/**
 * Walks one order and one payment attempt, a step at a time and each approved; what was put into the basket is offered to be taken
 * out again where it was not ordered. A basket that holds something already is somebody's, and stays as it is.
 * @param card without one no payment is attempted
 */
export function walkOrder(approve: Approve, card: Card | undefined): FurtherQuestions {
  return async (line) => {
    const before = await line.ask(getBasket, 'before the walk');
    if (before?.lines.length === 0) await walkBasket(line, approve);
    if (card) await attemptPayment(line, approve, card);
  };
}

/** Of the smallest amount the shop takes: enough to see what a bank answers. */
async function attemptPayment(line: Line, approve: Approve, card: Card): Promise<void> {
  const application = await line.ask(getApplication, 'before the payment');
  const price = Math.max(1, (application && settingNumber(application, 'paymentMinTutar')) ?? 1);
  if (await approve(`Charge ${price} TL to the card of BACKEND_CARD_NUMBER, for no order?`))
    await line.ask(() => pay({ card, price, addsCommission: false }));
}

async function walkBasket(line: Line, approve: Approve): Promise<void> {
  const list = await line.ask(
    () => listProducts({ type: 'all' }, { page: 1, field: 'id', sort: 'desc', inStockOnly: true }),
    'in stock',
  );
  const product = list?.products.find(({ canAddToBasket }) => canAddToBasket);
  if (!product || !(await approve('Put one piece of a product into the basket?'))) return;
  const add = () => addProductsToBasket([{ productId: product.id, quantity: 1 }]);
  const rowOf = async (variant: string) => {
    const basket = await line.ask(getBasket, variant);
    return {
      basketId: basket?.id ?? '',
      row: basket?.lines.find(({ productId }) => productId === product.id),
    };
  };
  await line.ask(add);
  let { basketId, row } = await rowOf('one piece');
  if (!row) return;
  if (await approve('Put another piece of it into the basket, to see whether the two add up?')) {
    await line.ask(add);
    row = (await rowOf('a second piece')).row ?? row;
  }
  const change = (quantity: number) =>
    updateBasketRow({ basketId, rowId: row.rowId, productId: row.productId, quantity });
  const { stockLimit } = row;
  if (
    stockLimit !== undefined &&
    (await approve('Ask for one piece more than there is, and set it back to one?'))
  ) {
    await line.ask(() => change(Math.floor(stockLimit) + 1));
    await rowOf('above the stock');
    await line.ask(() => change(1));
  }
  if (!(await orderBasket(line, approve, basketId))) await takeOut(line, approve, basketId, row);
}

/** @returns whether it was ordered, or may have been */
async function orderBasket(line: Line, approve: Approve, basketId: Id): Promise<boolean> {
  if (!(await approve('Order it? This makes an order that somebody has to cancel.'))) return false;
  const order = await line.ask(() => createOrder({ basketId, note: 'Deneme, lütfen iptal ediniz.' }));
  if (order === undefined) return true;
  const checkout = await line.ask(() => getCheckout(order), 'of the order');
  const [account] = checkout?.bankAccounts ?? [];
  if (!(await approve('Finish it, to be picked up and paid by transfer?'))) return true;
  await line.ask(() =>
    finishCheckout(order, { delivery: 'depo', payment: 'havale', bankAccountId: account?.id }),
  );
  return true;
}

async function takeOut(line: Line, approve: Approve, basketId: Id, { rowId }: BasketLine): Promise<void> {
  if (await approve('Take it out of the basket again?'))
    await line.ask(() => removeBasketRow(basketId, rowId));
}
