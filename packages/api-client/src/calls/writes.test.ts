import { describe, expect, test } from 'vitest';
import { ApiError } from '../apiError.ts';
import { answerAll } from '../cases/answerAll.ts';
import { failure, proveCalls, recording, type Row } from '../cases/proveCalls.ts';
import { addProductsToBasket, addProductToBasket } from '../basket/addToBasket.ts';
import { createOrder } from '../basket/order.ts';
import { removeBasketRow, updateBasketRow } from '../basket/changeLines.ts';
import { finishCheckout } from '../checkout/finish.ts';
import { delegateToUser } from '../delegation/delegate.ts';
import { login } from '../session/login.ts';
import { resetLayout, updateLayout } from '../theming/theme.ts';
import { updateCategoryIcon } from '../theming/categoryIcon.ts';

const done = {};
const saved = { hasError: false };
const credentials = { cariNo: '120.01', userName: 'satis', password: 'p' };
const change = { basketId: 88, rowId: 44, productId: 50, quantity: 12 };
const payload =
  '{"teslimSekli":"depo","odemeSekli":"havale","teslimAracSaat":"","teslimAdres":0,"teslimKuryeSaat":"","cardName":"","cardNumber":"","cardCVC":"","cardMonth":"","cardYear":"","addcomissionToAmount":false,"installment":0,"installmentId":0,"odemeHavaleBanka":3}';

const writes: readonly Row[] = [
  [
    'LOGN-02 sign in',
    (s) => login(credentials, s),
    `POST /login/spa ${JSON.stringify(credentials)}`,
    { hasError: false },
    30,
  ],
  [
    'PROD-04 add',
    (s) => addProductToBasket({ productId: 50, quantity: 3 }, s),
    'POST /basket/add/50?redirectBasket=true&amount=3',
    done,
    30,
  ],
  [
    'LIST-13 add lines',
    (s) =>
      addProductsToBasket(
        [
          { productId: 50, quantity: 3 },
          { productId: 'A1', quantity: 1000 },
        ],
        s,
      ),
    'POST /basket/addproducts/ [{"productId":50,"adet":3},{"productId":"A1","adet":1000}]',
    done,
    30,
  ],
  [
    'BSKT-02 update',
    (s) => updateBasketRow(change, s),
    'POST /basket/updatebasket/ {"productId":50,"rowId":44,"siparisId":88,"adet":12}',
    done,
    30,
  ],
  [
    'BSKT-03 remove',
    (s) => removeBasketRow(88, 44, s),
    'DELETE /basket/removeProduct/44?siparisId=88',
    done,
    30,
  ],
  [
    'BSKT-06 order',
    (s) => createOrder({ basketId: 88, note: 'Öğleden önce' }, s),
    'POST /basket/order2 {"siparisId":88,"aciklama":"Öğleden önce"}',
    done,
    30,
  ],
  [
    'CHKT-04 finish',
    (s) => finishCheckout(88, { delivery: 'depo', payment: 'havale', bankAccountId: 3 }, s),
    `POST /basket/checkout2/88 ${payload}`,
    { hasError: false },
    60,
  ],
  [
    'DELG-03 delegate',
    (s) => delegateToUser(902, s),
    'GET /delegation/DelegateToUser/?targetUserId=902',
    done,
    30,
  ],
  [
    'CAT-04 icon',
    (s) => updateCategoryIcon(4101, 'fa-solid fa-wrench', s),
    'POST /admin/theme/updateCategoryIcon {"id":4101,"icon":"fa-solid fa-wrench"}',
    saved,
    30,
  ],
  ['THEM-03 reset', (s) => resetLayout(s), 'DELETE /admin/theme/resetLayout', saved, 30],
];

proveCalls(writes);

test('DELG-03 a delegation leaves the redirect alone', async () => {
  const { requests } = recording(done);
  await delegateToUser(1);
  expect(requests[0]?.redirect).toBe('manual');
});

test.each([
  [{ id: 88013 }, 88013],
  [{ id: null }, 88],
  [{ id: 0 }, 88],
  [{}, 88],
])('BSKT-06 the order of the answer %j is %d', async (answer, id) => {
  recording(answer);
  expect(await createOrder({ basketId: 88, note: '' })).toBe(id);
});

const reason = 'Sepetinizde stok miktarını aşan ürün bulunuyor.';

test.each([
  { hasError: true, errorMessage: reason },
  { hasError: true, errors: { adet: reason } },
  { errors: { adet: reason } },
  { errors: [reason] },
])('BSKT-06 an order refused with %j is an error with its reason', async (refusal) => {
  recording(refusal);
  const error = await failure(createOrder({ basketId: 88, note: '' }));
  expect(error).toMatchObject({ kind: 'server', refusal: reason, isOutcomeUnknown: false });
});

test.each([{ errors: null }, { errors: {} }, { errors: [] }, { errors: { adet: '' }, errorMessage: reason }])(
  'BSKT-02 a change answered with %j is done',
  async (answer) => {
    recording(answer);
    expect(await failure(updateBasketRow(change))).toBeUndefined();
  },
);

const theme = { layouts: { master: 'default' }, blocks: {}, own: [1] };
const savedTheme = { settings: {}, themeSettings: { own: [1], blocks: {}, layouts: { master: 'default' } } };
const otherTheme = { settings: {}, themeSettings: { blocks: {} } };
const savedIcon = {
  items: [{ id: 1, stokNotId: 7, childs: [{ id: 2, stokNotId: 4101, icon: 'fa-solid fa-bolt' }] }],
};
const page = '<!doctype html><title>Hata</title>';

/** A shop whose saves answer `text` and whose reads answer `shop`. */
const shopAnswering = (text: string, shop: unknown) => {
  const sent: string[] = [];
  answerAll((request) => {
    sent.push(request.method);
    return request.method === 'POST' ? new Response(text) : Response.json(shop);
  });
  return sent;
};

const rowOf = (productId: number, quantity: number) => ({ productId, quantity });

const nothing = [page, '', '{"hasErr', 'null', '[]'];

describe.each([...nothing, '{}', '{"done":true}'])('an answer without what is promised (%j)', (text) => {
  test.each([
    ['THEM-03 a theme that is there now is saved', savedTheme, undefined],
    ['THEM-03 a theme that is not is of unknown outcome', otherTheme, 'unreadable'],
  ])('%s', async (_, shop, kind) => {
    const sent = shopAnswering(text, shop);
    const error = await failure(updateLayout(theme));
    expect(error instanceof ApiError ? error.kind : error).toBe(kind);
    expect(sent).toEqual(['POST', 'GET']);
  });

  test('THEM-03 a reset is of unknown outcome', async () => {
    answerAll(() => new Response(text));
    expect(await failure(resetLayout())).toMatchObject({ kind: 'unreadable', isOutcomeUnknown: true });
  });

  test.each([
    ['CAT-04 an icon that is there now is saved', 'fa-solid fa-bolt', undefined],
    ['CAT-04 an icon that is not is of unknown outcome', 'fa-solid fa-wrench', 'unreadable'],
  ])('%s', async (_, icon, kind) => {
    shopAnswering(text, savedIcon);
    const error = await failure(updateCategoryIcon(4101, icon));
    expect(error instanceof ApiError ? error.kind : error).toBe(kind);
  });
});

describe.each(nothing)('an answer that says nothing (%j)', (text) => {
  test.each([
    ['products of which there is as much more were added', [rowOf(50, 3)], 12, undefined],
    ['products that were not there were added', [], 15, undefined],
    ['products of which there is as much as before may be on their way', [rowOf(50, 15)], 12, 'unreadable'],
    ['products of which there is less more may be', [rowOf(50, 10)], 12, 'unreadable'],
    ['one row more, of that much, was added', 0, 15, undefined],
    ['no row more tells nothing', 1, 15, 'unreadable'],
    ['one row more, of another quantity, tells nothing', 0, 12, 'unreadable'],
    ['nothing known before tells nothing', undefined, 15, 'unreadable'],
  ])('LIST-16 %s', async (_, before, quantity, kind) => {
    shopAnswering(text, { id: 88, products: [{ rowId: 1, stokId: 50, miktarF: '15' }] });
    const added = addProductsToBasket([{ productId: 50, quantity }], undefined, before);
    const error = await failure(added);
    expect(error instanceof ApiError ? error.kind : error).toBe(kind);
  });

  test('LIST-16 products measured to the millimetre were added, whatever binary makes of the sum', async () => {
    shopAnswering(text, { id: 88, products: [{ rowId: 1, stokId: 50, miktarF: '1,128' }] });
    const added = addProductsToBasket([{ productId: 50, quantity: 1 }], undefined, [rowOf(50, 0.128)]);
    expect(await failure(added)).toBeUndefined();
  });

  test('BSKT-06 an order may have been taken, and is asked for', async () => {
    shopAnswering(text, {});
    const error = await failure(createOrder({ basketId: 88, note: '' }));
    expect(error).toMatchObject({ kind: 'unreadable', isOutcomeUnknown: true });
  });
});
