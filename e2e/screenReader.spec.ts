import { holdCalls } from './answerCalls.ts';
import { expect, test } from './fixtures.ts';
import { chosenBar, quantities, signIn } from './shop.ts';

/** What a screen reader is given, as the browser's accessibility tree has it. */

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test('LIST-04 LIST-06 LIST-07 LIST-13 the list: names, states, the page one is on, and what is chosen', async ({
  page,
}) => {
  const letGo = await holdCalls(page, ['*/product/all/*']);
  await page.goto('productAll?page=2');
  const main = page.getByRole('main');
  await expect(main.locator('[aria-busy="true"]').first()).toBeVisible();
  letGo();
  await expect(quantities(page).first()).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - navigation "Sayfa yolu":
        - list:
          - listitem: Tüm Ürünler
      - heading "Tüm Ürünler" [level=1]
      - text: /[\\d.]+ ürün/
      - combobox "Markalar"
      - checkbox "Stokta Olanlar"
      - combobox "Sıralama":
        - option "En Yeni" [selected]
      - group "Görünüm":
        - button "Kart Görünümü"
        - button "Liste Görünümü" [pressed]
      - table "Ürünler"
      - navigation "Sayfalama"
  `);
  const table = page.getByRole('table', { name: 'Ürünler' });
  await expect(table.getByRole('columnheader').first()).toHaveAccessibleName('Ürün');
  await expect(table.getByRole('columnheader').last()).toHaveAccessibleName('Miktar');
  const pages = page.getByRole('navigation', { name: 'Sayfalama' });
  await expect(pages.locator('[aria-current="page"]')).toHaveCount(1);
  await expect(pages.locator('[aria-current="page"]')).toContainText('2');

  // Every field says of which product it is the quantity.
  const row = table.getByRole('row').nth(1);
  const name = (await row.getByRole('link').first().textContent())?.trim() ?? '';
  await row.getByRole('textbox').fill('3');
  await expect(row.getByRole('textbox')).toHaveAccessibleName(`Miktar: ${name}`);
  await expect(chosenBar(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '1 farklı ürün seçildi' })).toHaveCount(1);
  await row.getByRole('textbox').fill('1,5');
  await expect(row.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expect(row.getByRole('textbox')).toHaveAccessibleDescription(/.+/);
});

test('SRCH-01 SRCH-03 SRCH-05 the search: a box with a list, how many, and the preview of the one meant', async ({
  page,
}) => {
  await page.goto('productAll');
  await expect(page.getByRole('searchbox', { name: 'Ürün ara' })).toBeVisible();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Arama' });
  const box = dialog.getByRole('combobox', { name: 'Ürün ara' });
  await box.fill('matkap');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Arama":
      - heading "Arama" [level=2]
      - combobox "Ürün ara" [expanded]: matkap
      - checkbox "Stokta Olanlar"
      - button "Kapat"
      - status: /\\d+ sonuç/
      - listbox "Sonuçlar":
        - option /.+/ [selected]
      - link "Tüm sonuçları gör"
      - region /.+/:
        - heading /.+/ [level=3]
        - term: Stok kodu
        - definition: /.+/
        - table
  `);
  // What the arrow keys move is told to who hears it, while the focus stays in the box.
  await page.keyboard.press('ArrowDown');
  await expect(box).toBeFocused();
  const second = dialog.getByRole('option').nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('option', { selected: true })).toHaveCount(1);
  await expect(box).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? 'an id');
  await box.fill('zzzqqq');
  await expect(dialog.getByText('Ürün Bulunamadı')).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('0 sonuç');
});

test('PROD-01 PROD-02 PROD-03 PROD-04 the product: pictures, facts, prices and the order by their names', async ({
  page,
  shop,
}) => {
  const letGo = await holdCalls(page, [`${shop.origin}/product/2000`]);
  await page.goto('product/2000');
  const main = page.getByRole('main');
  await expect(main.locator('[aria-busy="true"]').first()).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - navigation "Sayfa yolu":
        - list:
          - listitem:
            - link "Kategoriler"
          - listitem:
            - link /.+/
      - region "Ürün görselleri":
        - group "Görseller":
          - button /^Büyüt. .+/
        - group "Görsel seçimi":
          - button /^Görsel 1/
      - link /.+/
      - heading /.+/ [level=1]
      - term: Stok kodu
      - definition: /.+/
      - button "Depo Stokları"
      - complementary "Fiyat ve sipariş":
        - table "Fiyatlar":
          - rowgroup:
            - row /^Fiyat Tutar/:
              - columnheader "Fiyat"
              - columnheader "Tutar"
          - rowgroup:
            - row /^Liste/:
              - rowheader "Liste"
        - button "Azalt" [disabled]
        - textbox "Miktar"
        - button "Artır"
        - button "Sepete Ekle"
      - region "Alternatif Satanlar":
        - heading "Alternatif Satanlar" [level=2]
  `);
  await expect(
    page.getByRole('group', { name: 'Görsel seçimi' }).locator('[aria-current="true"]'),
  ).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Depo Stokları' })).toHaveAttribute('aria-expanded', 'false');
  // Where toasts are told.
  await expect(page.locator('[aria-label="Bildirimler"]')).toHaveAttribute('aria-live', 'polite');
});
