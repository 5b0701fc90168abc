import { expect } from './fixtures.ts';
import {
  bank,
  cards,
  chooseSingle,
  confirmAtBank,
  fillCard,
  freshAmount,
  movementsOf,
  openCheckout,
  paymentsOf,
  test,
} from './payment.ts';
import { expectInOrderList, orderNumber, putBannerAway } from './shop.ts';

const payOrder = 'Ödemeyi Yap & Siparişi Tamamla';

test('FAIL-02 two tabs at the same order charge it once', async ({ page, context }) => {
  const id = await openCheckout(page);
  const other = await context.newPage();
  await putBannerAway(other);
  await other.goto(`checkout/${id}`);
  await other.getByRole('radio', { name: 'Kredi Kartı' }).check();
  const sent = [paymentsOf(page), paymentsOf(other)];
  for (const tab of [page, other]) {
    await fillCard(tab, cards.asks);
    await chooseSingle(tab, 'Sonraki Adım');
  }
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: payOrder }).click()));
  const elsewhere = (tab: typeof page) => tab.getByText(/^Ödemeniz başka bir sekmede sürüyor/);
  const areElsewhere = () => Promise.all([page, other].map((tab) => elsewhere(tab).isVisible()));
  await expect.poll(async () => (await areElsewhere()).filter(Boolean)).toHaveLength(1);
  const [paying, waiting] = (await elsewhere(other).isVisible()) ? [page, other] : [other, page];
  await expect(bank(paying).locator('[data-code]')).toBeVisible();
  await expect(bank(waiting).locator('[data-code]')).toBeHidden();
  expect(sent.reduce((sum, count) => sum + count(), 0)).toBe(1);

  await confirmAtBank(paying);
  expect(await orderNumber(paying)).toBe(id);
  await expect(waiting.getByText('Bu sipariş tamamlandı.')).toBeVisible();
  expect(sent.reduce((sum, count) => sum + count(), 0)).toBe(1);
  await expectInOrderList(paying, id);
});

test('FAIL-02 neither Back nor reload charges or orders again', async ({ page }) => {
  const sent = paymentsOf(page);
  await page.goto('basket/');
  const id = await openCheckout(page);
  await fillCard(page, cards.takes);
  await chooseSingle(page, 'Sonraki Adım');
  await page.getByRole('button', { name: payOrder }).dblclick();
  expect(await orderNumber(page)).toBe(id);
  await page.reload();
  expect(await orderNumber(page)).toBe(id);
  await page.goBack();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^Sonraki Adım$|^Ödemeyi Yap|^Siparişi Bitir$/ }),
  ).toBeHidden();
  await page.goto(`checkout/${id}`);
  await expect(page.getByText(/^Bu sipariş tamamlandı\.|^Sipariş bulunamadı/)).toBeVisible();
  expect(sent()).toBe(1);
  await expectInOrderList(page, id);
});

test('FAIL-02 a reload while the bank is open leaves the payment to be checked, not to be sent', async ({
  page,
}) => {
  const sent = paymentsOf(page);
  const amount = freshAmount();
  await page.goto('payment');
  await fillCard(page, cards.asks, amount);
  await chooseSingle(page);
  await page.getByRole('button', { name: 'Ödeme Yap' }).click();
  await expect(bank(page).locator('[data-code]')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Ödemeniz henüz görünmüyor/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hesapla' })).toBeHidden();
  expect(sent()).toBe(1);
  expect(await movementsOf(page, amount)).toBe(0);
});

test('FAIL-02 a collection that was taken is not taken again by Back, Forward or reload', async ({
  page,
}) => {
  const sent = paymentsOf(page);
  const amount = freshAmount();
  await page.goto('payment');
  await fillCard(page, cards.takes, amount);
  await chooseSingle(page);
  await page.getByRole('button', { name: 'Ödeme Yap' }).click();
  await expect(page.getByText('Ödemeniz Başarıyla Alınmıştır.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ödemeniz Başarıyla Alınmıştır.')).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(page.getByText('Ödemeniz Başarıyla Alınmıştır.')).toBeVisible();
  expect(sent()).toBe(1);
  expect(await movementsOf(page, amount)).toBe(1);
});
