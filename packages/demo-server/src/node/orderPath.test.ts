import { expect, test } from 'vitest';
import { demoAccounts } from '../shop/accounts/demoAccounts.ts';
import { startTestShop } from './testShop.fixture.ts';
import { createVisitor, order, range, rows } from './visitor.fixture.ts';

test('a dealer signs in, orders by transfer and finds the order in the list', async () => {
  const { origin } = await startTestShop();
  const dealer = createVisitor(origin);
  expect(await dealer.signIn()).toEqual({ hasError: false, errorMessage: null });
  const before = rows((await dealer.json(`/report/siparislistesi${range}`)).data).length;
  await order(dealer);
  const orders = rows((await dealer.json(`/report/siparislistesi${range}`)).data);
  expect(orders).toHaveLength(before + 1);
  expect(orders[0]).toMatchObject({ ACIKLAMA: 'Öğleden önce arayın', SIPARIS_TURU: 'Web siparişi' });
  const lines = await dealer.json(`/Report/siparisdetay/${String(orders[0]?.BELGENO)}`);
  expect(rows(lines)).toHaveLength(2);
  expect(rows((await dealer.json('/basket/')).products)).toEqual([]);
});

test('the session cookie is out of reach of scripts and other sites, and ends with the session', async () => {
  const { origin } = await startTestShop();
  const response = await fetch(`${origin}/login/spa`, {
    method: 'POST',
    body: JSON.stringify(demoAccounts[0]),
  });
  const [cookie = ''] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^session=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax$/);
  const dealer = createVisitor(origin);
  await dealer.signIn();
  const stolen = new Map(dealer.jar);
  const left = await dealer.ask('/login/logout');
  expect([left.status, left.headers.get('location'), dealer.jar.size]).toEqual([302, '/spa/', 0]);
  const late = createVisitor(origin);
  for (const [name, value] of stolen) late.jar.set(name, value);
  expect((await late.ask('/basket/')).status).toBe(401);
});

test('a wrong password opens nothing', async () => {
  const visitor = createVisitor((await startTestShop()).origin);
  const answer = await visitor.json('/login/spa', { cariNo: '1001', userName: 'bayi', password: 'Bayi123' });
  expect(answer).toMatchObject({
    hasError: true,
    errorMessage: 'Cari no, kullanıcı kodu veya şifre hatalı.',
  });
  expect(visitor.jar.size).toBe(0);
});

test('APP-05 a guest gets no price, no stock and no way to order', async () => {
  const guest = createVisitor((await startTestShop()).origin);
  const body = JSON.stringify([
    await guest.json('/product/all/'),
    await guest.json('/search/autocompletev2?q=led&stok=false'),
    await guest.json('/product/1001'),
    await guest.json('/promotion/GetProductSlider?key=home.produtcs.level1&itemCount=0'),
  ]);
  expect(body).not.toMatch(/\d,\d\d (TL|USD|EUR)|fiyatF|miktarDisplayName|"showAddBasketButton":true/);
});

test('two dealers on one server see their own prices and baskets', async () => {
  const { origin } = await startTestShop();
  const [first, second] = [createVisitor(origin), createVisitor(origin)];
  await first.signIn(0);
  await second.signIn(4);
  await first.json('/basket/addproducts/', [{ productId: 1001, adet: 3 }]);
  expect(rows((await second.json('/basket/')).products)).toEqual([]);
  const prices = async (visitor: typeof first) => JSON.stringify((await visitor.json('/product/all/')).stoks);
  expect(await prices(first)).not.toBe(await prices(second));
});

test('APP-09 the price-list cookie leaves the one list it names', async () => {
  const dealer = createVisitor((await startTestShop()).origin);
  await dealer.signIn();
  dealer.jar.set('kisayolFiyat', encodeURIComponent('Peşin'));
  expect((await dealer.json('/product/all/')).fiyatAds).toEqual(['Peşin']);
  dealer.jar.set('kisayolFiyat', 'Olmayan');
  expect((await dealer.json('/product/all/')).fiyatAds).toEqual(['Peşin', 'Bayi', 'Liste']);
});

test('DELG-03 a representative acts for a company until ending it', async () => {
  const member = createVisitor((await startTestShop()).origin);
  await member.signIn(1);
  const [company] = rows(await member.json('/search/cari?query=karadeniz'));
  const picked = await member.ask(`/delegation/DelegateToUser/?targetUserId=${String(company?.id)}`);
  expect([picked.status, picked.headers.get('location')]).toEqual([302, '/spa/']);
  const acting = { isDelegated: true, delegatedCompanyDisplayName: company?.name };
  expect(await member.json('/application')).toMatchObject(acting);
  expect((await member.json('/info/me')).cari).toMatchObject({ ad: company?.name });
  await member.ask('/delegation/EndDelegation');
  expect(await member.json('/application')).toMatchObject({ isDelegated: false });
});

const pay = (fields: Record<string, string>): RequestInit => {
  const body = new FormData();
  const all = {
    CardName: 'AYŞE YILDIRIM',
    CardMonth: '4',
    CardYear: '2035',
    CardCVC: '123',
    AddcomissionToAmount: 'false',
    BankId: '0',
    Installment: '1',
    BankPosId: '0',
    OrderId: '0',
    IsBasket: 'false',
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) body.set(name, value);
  return { method: 'POST', body };
};

test('PAYM-08 PAYM-10 a card payment goes through the bank’s page to a receipt', async () => {
  const dealer = createVisitor((await startTestShop()).origin);
  await dealer.signIn();
  const wish = pay({ CardNumber: '4509011100000004', Price: '1234,50', ChargePrice: '1234,50' });
  const answer = (await (await dealer.ask('/payment2', wish)).json()) as Record<string, string>;
  const start = Buffer.from(String(answer.threedsHtmlContent), 'base64').toString('utf8');
  const bank = /action="([^"]+)"/.exec(start)?.[1] ?? '';
  expect(start).toContain('yönlendiriliyorsunuz…');
  const post = (fields: Record<string, string>) =>
    dealer
      .ask(bank, { method: 'POST', body: new URLSearchParams(fields) })
      .then((response) => response.text());
  const page = await post({ mesaj: 'x' });
  const code = /data-code>(\d{6})</.exec(page)?.[1] ?? '';
  expect(page).toContain('1.234,50 TL');
  expect(await post({ islem: 'onayla', kod: code === '000000' ? '1' : '000000' })).toContain(
    'Kalan deneme: 2',
  );
  const approved = await post({ islem: 'onayla', kod: code });
  const [, id, fid] = /href="\/spa\/payment\/success\/(\d+)\?fid=(\d+)"/.exec(approved) ?? [];
  expect(id).toMatch(/^\d+$/);
  const receipt = await (await dealer.ask(`/payment2/print/${String(fid)}`)).text();
  expect(receipt).toContain('450901******0004');
  expect(receipt).not.toContain('4509011100000004');
  const movements = rows((await dealer.json(`/report/genelhareket${range}`)).data);
  expect(movements[0]).toMatchObject({ FINANS_ISLEM_TURU: 'Pos kartı ile tahsilat', ALACAK: 1234.5 });
});

test('a payment whose answer never comes breaks the connection and is booked all the same', async () => {
  const dealer = createVisitor((await startTestShop()).origin);
  await dealer.signIn();
  const wish = pay({ CardNumber: '5509061600000407', Price: '500,00', ChargePrice: '500,00' });
  await expect(dealer.ask('/payment2', wish)).rejects.toThrow('fetch failed');
  expect(rows((await dealer.json(`/report/genelhareket${range}`)).data)[0]).toMatchObject({ ALACAK: 500 });
});
