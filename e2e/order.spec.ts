import { holdCalls } from './answerCalls.ts';
import { expect, test } from './fixtures.ts';
import {
  addChosen,
  bankAccounts,
  chosenBar,
  emptyBasket,
  expectInOrderList,
  fillBasket,
  listProducts,
  orderNumber,
  openHome,
  placeOrder,
  quantities,
  signIn,
  tabTo,
} from './shop.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page);
  await emptyBasket(page);
});

test('by mouse: search, category, sort, filter, 12 quantities over two pages, change, remove, note, order', async ({
  page,
}) => {
  const rows = quantities(page);
  await page.goto('search?q=matkap');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('matkap');
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: 'Kategoriler' }).click();
  await page.getByRole('link', { name: 'Elektrik Malzemeleri', exact: true }).first().click();
  await expect(page).toHaveURL(/\/spa\/catalog\/\d+/);
  await expect(rows.first()).toBeVisible();

  // LIST-04, LIST-03, LIST-05: order and filter live in the address.
  await page.getByLabel('Sıralama').selectOption({ label: 'Ad A-Z' });
  await expect(page).toHaveURL(/field=ad/);
  await page.getByRole('checkbox', { name: 'Stokta Olanlar' }).check();
  await expect(page).toHaveURL(/instock=true/);
  await expect(rows.first()).toBeVisible();

  // LIST-12, LIST-13: the selection survives the page change.
  for (let row = 0; row < 6; row += 1) await rows.nth(row).fill(String(row + 1));
  await expect(chosenBar(page)).toContainText('6 farklı ürün seçildi');
  await page.getByRole('navigation', { name: 'Sayfalama' }).getByText('Sonraki').click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows.first()).toHaveValue('');
  for (let row = 0; row < 6; row += 1) await rows.nth(row).fill('2');
  await expect(chosenBar(page)).toContainText('12 farklı ürün seçildi');
  await addChosen(page);

  // LIST-16: the count in the header is fresh.
  await expect(page.getByRole('banner').getByRole('button', { name: /Sepetim/ })).toContainText('12');

  await page.goto('basket/');
  const table = page.getByRole('table', { name: 'Sepetiniz' });
  await expect(table.getByRole('row')).toHaveCount(13);
  const changed = table.getByRole('textbox', { name: /^Miktar: / }).nth(2);
  await changed.fill('7');
  await changed.press('Enter');
  await table.getByRole('button', { name: /^Sil/ }).first().click();
  await expect(table.getByRole('row')).toHaveCount(12);
  await page.getByLabel('Sipariş Notu').fill('Öğleden önce teslim, lütfen.');
  await page.getByRole('button', { name: 'Sipariş Ver' }).click();

  await expect(page).toHaveURL(/\/checkout\/\d+/);
  await expect(page.getByRole('radio', { name: 'Havale / EFT' })).toBeChecked();
  await bankAccounts(page).first().check();
  await page.getByRole('button', { name: 'Siparişi Bitir' }).click();
  const id = await orderNumber(page);
  await expectInOrderList(page, id, 'Öğleden önce teslim, lütfen.');

  // Back cannot order twice.
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Siparişi Bitir' })).toBeHidden();
});

test('a checkout on paper has all accounts to pay to', async ({ page }) => {
  await fillBasket(page, (await listProducts(page)).slice(0, 1));
  await page.goto(`checkout/${await placeOrder(page)}`);
  const account = bankAccounts(page).first();
  await expect(account).toBeVisible();
  // As wide as upright paper.
  await page.setViewportSize({ width: 718, height: 1000 });
  const list = account.locator('xpath=ancestor::label/../..');
  const hidden = () => list.evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(await hidden()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await hidden()).toBe(0);
});

test('by keyboard alone: quantities, add, order, finish', async ({ page }) => {
  await page.goto('productAll');
  const rows = quantities(page);
  await expect(rows.first()).toBeVisible();
  await tabTo(page, /^Miktar: /);
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await page.keyboard.type('4');
  await page.keyboard.press('Tab');
  await page.keyboard.type('5');
  await expect(chosenBar(page)).toContainText('3 farklı ürün seçildi');
  await tabTo(page, /^Seçilenleri Sepete Ekle/);
  // Looked for from before the press on: the notice goes by itself.
  const told = expect(page.getByText('Ürün sepete eklendi!')).toBeVisible();
  await page.keyboard.press('Enter');
  await told;
  await expect(chosenBar(page)).toBeHidden();

  await page.goto('basket/');
  await expect(page.getByRole('button', { name: 'Sipariş Ver' })).toBeVisible();
  await tabTo(page, /^Sipariş Ver/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\/\d+/);
  await expect(bankAccounts(page).first()).toBeVisible();
  await tabTo(
    page,
    (element) => element.closest('[role="radiogroup"]')?.textContent?.includes('TR') === true,
  );
  await page.keyboard.press('Space');
  await tabTo(page, /^Siparişi Bitir/);
  await page.keyboard.press('Enter');
  await expectInOrderList(page, await orderNumber(page));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('by touch: category tree, quantities, add, order, finish', async ({ page }) => {
    await openHome(page);
    await page.getByRole('button', { name: 'Menü' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await menu.getByRole('link', { name: 'Elektrik Malzemeleri', exact: true }).first().tap();
    await expect(page).toHaveURL(/\/spa\/catalog\/\d+/);
    const rows = quantities(page);
    await rows.nth(0).fill('2');
    await rows.nth(1).fill('3');
    await addChosen(page);
    await page.goto('basket/');
    await page.getByRole('button', { name: 'Sipariş Ver' }).tap();
    await expect(page).toHaveURL(/\/checkout\/\d+/);
    await bankAccounts(page).first().tap();
    await page.getByRole('button', { name: 'Siparişi Bitir' }).tap();
    await expectInOrderList(page, await orderNumber(page));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});

test('BSKT-06 CHKT-04 at 1440, 768 and 375: whoever has gone on is told, and not fetched back', async ({
  page,
}) => {
  const elsewhere = page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' });
  const notices = page.getByRole('region', { name: 'Bildirimler' });
  const [product = 0] = await listProducts(page);

  for (const width of [1440, 768, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await fillBasket(page, [product]);
    await page.goto('basket/');
    const answerOrder = await holdCalls(page, ['*/basket/order2*']);
    await page.getByRole('button', { name: 'Sipariş Ver' }).click();
    await elsewhere.click();
    await expect(page).toHaveURL(/\/page\/hakkimizda$/);
    answerOrder();
    await expect(notices.getByText('Siparişiniz oluşturuldu.')).toBeVisible();
    await expect(page).toHaveURL(/\/page\/hakkimizda$/);
    await notices.getByRole('button', { name: 'Siparişe Git' }).click();
    await expect(page).toHaveURL(/\/checkout\/\d+/);

    await bankAccounts(page).first().check();
    const answerFinish = await holdCalls(page, ['*/basket/checkout2*']);
    await page.getByRole('button', { name: 'Siparişi Bitir' }).click();
    await elsewhere.click();
    await expect(page).toHaveURL(/\/page\/hakkimizda$/);
    answerFinish();
    await expect(notices.getByText('Siparişiniz Başarıyla Oluşturuldu.')).toBeVisible();
    await expect(page).toHaveURL(/\/page\/hakkimizda$/);
  }
});
