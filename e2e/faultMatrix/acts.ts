import type { Locator, Page } from '@playwright/test';
import { chooseSingle, cards, fillCard, freshAmount } from '../payment.ts';
import { chosenBar, emptyBasket, quantities } from '../shop.ts';
import type { OwnShop } from './screens.ts';

/** Something a person does on a screen that is whole, and the call it makes: the part of the matrix no opening reaches. */
export interface Act {
  readonly name: string;
  /** `POST /basket/checkout2/*`: what begins like this. */
  readonly call: string;
  /** Makes the shop ready for it; the screen it is done on, below /spa/. */
  readonly prepare: (page: Page, shop: OwnShop) => Promise<string>;
  readonly perform: (page: Page) => Promise<void>;
  /** Does it once more after a failure, where what was typed is still there. */
  readonly repeat?: (page: Page) => Promise<void>;
  /** It has succeeded, and that is in sight. */
  readonly isDone: (page: Page) => Promise<boolean>;
  /** What was typed and must still be there after a failure. */
  readonly typed?: (page: Page) => Locator;
}

const on = (screen: string) => () => Promise.resolve(screen);
const basketTable = (page: Page) => page.getByRole('table', { name: 'Sepetiniz' });
const quantityOf = (page: Page) =>
  basketTable(page)
    .getByRole('textbox', { name: /^Miktar: / })
    .first();

/** Something that went wrong is told in sight of everybody. */
export const isTold = async (page: Page): Promise<boolean> =>
  (await page.getByRole('alert').filter({ hasText: /\S/, visible: true }).count()) > 0 ||
  (await page.getByRole('button', { name: 'Tekrar Dene' }).filter({ visible: true }).count()) > 0;

const searchField = (page: Page) =>
  page.getByRole('dialog', { name: 'Arama' }).getByLabel('Ürün ara', { exact: true });

async function fillBasket(page: Page, { product }: OwnShop): Promise<void> {
  await emptyBasket(page);
  await page.request.post('/basket/addproducts/', { data: [{ productId: Number(product), adet: 2 }] });
}

/** An order that waits for its choices. */
async function placeOrder(page: Page, shop: OwnShop): Promise<string> {
  await fillBasket(page, shop);
  const { id } = (await (await page.request.get('/basket/')).json()) as { readonly id: number };
  const answer = await page.request.post('/basket/order2', { data: { siparisId: id, aciklama: '' } });
  const ordered = (await answer.json()) as { readonly id?: number };
  return String(ordered.id ?? id);
}

export const acts: readonly Act[] = [
  {
    name: 'searching',
    call: 'GET /search/autocompletev2',
    prepare: on('page/hakkimizda'),
    perform: async (page) => {
      const isOpen = await searchField(page).isVisible();
      await (isOpen ? searchField(page) : page.getByRole('searchbox', { name: 'Ürün ara' })).fill('matkap');
    },
    typed: searchField,
    isDone: (page) => page.getByRole('dialog', { name: 'Arama' }).getByRole('option').first().isVisible(),
  },
  {
    name: 'turning the page',
    call: 'GET /product/all/',
    prepare: on('productAll'),
    perform: async (page) => {
      const next = page.getByRole('navigation', { name: 'Sayfalama' }).getByText('Sonraki');
      await next.click();
    },
    isDone: async (page) => page.url().includes('page=2') && (await quantities(page).first().isVisible()),
  },
  {
    name: 'filling the basket',
    call: 'POST /basket/addproducts/',
    prepare: on('productAll?instock=true'),
    perform: async (page) => {
      await quantities(page).first().fill('2');
      await chosenBar(page).getByRole('button', { name: 'Seçilenleri Sepete Ekle' }).click();
    },
    typed: (page) => quantities(page).first(),
    isDone: (page) => page.getByText('Ürün sepete eklendi!').first().isVisible(),
  },
  {
    name: 'changing a quantity',
    call: 'POST /basket/updatebasket/',
    prepare: async (page, shop) => {
      await fillBasket(page, shop);
      return 'basket/';
    },
    perform: async (page) => {
      await quantityOf(page).fill('9');
      // Whatever has the focus: what is typed is sent after a while by itself, and its answer may have led away by then.
      await page.keyboard.press('Enter');
    },
    isDone: async (page) => (await quantityOf(page).inputValue()) === '9' && !(await isTold(page)),
  },
  {
    name: 'removing a row',
    call: 'DELETE /basket/removeProduct/',
    prepare: async (page, shop) => {
      await fillBasket(page, shop);
      return 'basket/';
    },
    perform: (page) => basketTable(page).getByRole('button', { name: /^Sil/ }).first().click(),
    isDone: (page) => page.getByText('Sepetinizde ürün bulunmuyor').isVisible(),
  },
  {
    name: 'ordering',
    call: 'POST /basket/order2',
    prepare: async (page, shop) => {
      await fillBasket(page, shop);
      return 'basket/';
    },
    perform: async (page) => {
      await page.getByLabel('Sipariş Notu').fill('Öğleden önce');
      await page.getByRole('button', { name: 'Sipariş Ver' }).click();
    },
    typed: (page) => page.getByLabel('Sipariş Notu'),
    isDone: (page) => page.getByRole('button', { name: 'Siparişi Bitir' }).isVisible(),
  },
  {
    name: 'finishing an order',
    call: 'POST /basket/checkout2/',
    prepare: async (page, shop) => `checkout/${await placeOrder(page, shop)}`,
    perform: async (page) => {
      await page.getByRole('radio', { name: 'Açık Hesap' }).check();
      await page.getByRole('button', { name: 'Siparişi Bitir' }).click();
    },
    isDone: (page) => page.getByText('Siparişiniz Başarıyla Oluşturuldu.').isVisible(),
  },
  {
    name: 'asking for instalments',
    call: 'GET /payment2/PaynetRatio',
    prepare: on('payment'),
    perform: async (page) => {
      await fillCard(page, cards.takes, freshAmount());
      await page.getByRole('button', { name: 'Hesapla' }).click();
    },
    typed: (page) => page.getByLabel('Kart Üzerindeki İsim'),
    isDone: (page) => page.getByRole('radiogroup', { name: 'Taksit Seçenekleri' }).isVisible(),
  },
  {
    name: 'paying',
    call: 'POST /payment2',
    prepare: on('payment'),
    perform: async (page) => {
      await fillCard(page, cards.takes, freshAmount());
      await chooseSingle(page);
      await page.getByRole('button', { name: 'Ödeme Yap' }).click();
    },
    repeat: (page) => page.getByRole('button', { name: 'Ödeme Yap' }).click(),
    // Or it was taken without an answer, and is found.
    isDone: (page) =>
      page
        .getByText(/Ödemeniz Başarıyla Alınmıştır\.|Tekrar ödeme yapmayın\./)
        .first()
        .isVisible(),
  },
  {
    name: 'choosing a range',
    call: 'GET /report/hesapekstresi',
    prepare: on('report/hesapekstresi'),
    perform: async (page) => {
      await page.getByRole('button', { name: /^Tarih Aralığı/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Tarih Aralığı' });
      await dialog.getByRole('button', { name: 'Bu Yil' }).click();
      await dialog.getByRole('button', { name: 'Uygula' }).click();
    },
    isDone: async (page) =>
      (await page.getByRole('table', { name: 'Hesap Ekstresi' }).isVisible()) && !(await isTold(page)),
  },
  {
    name: 'opening a document',
    call: 'GET /Report/',
    prepare: on('report/faturalistesi?begin=2025-01-01&end=2027-12-31'),
    perform: (page) =>
      page
        .getByRole('table')
        .getByRole('link', { name: /^Detay: / })
        .first()
        .click(),
    isDone: (page) =>
      page.getByRole('dialog', { name: 'Fatura Detayı' }).getByText('Genel Toplam').isVisible(),
  },
  {
    name: 'setting off what is open',
    call: 'GET /report/faturalistesi',
    prepare: on('report/hesapekstresi?begin=2025-01-01&end=2027-12-31'),
    perform: (page) => page.getByRole('switch', { name: 'Açık Kalemler' }).click(),
    isDone: async (page) =>
      (await page.getByRole('table', { name: 'Açık Kalemler' }).isVisible()) &&
      !(await page.getByText('Vadeler okunamadı').isVisible()),
  },
  {
    name: 'asking for the letter of a day',
    call: 'GET /report/hesapekstresi',
    prepare: on('report/hesapekstresi?begin=2025-01-01&end=2027-12-31'),
    perform: (page) => page.getByRole('button', { name: 'Mutabakat Mektubu' }).click(),
    // Or the rows leave a doubt, and the letter says which.
    isDone: (page) =>
      page
        .getByRole('dialog', { name: 'Mutabakat Mektubu' })
        .getByText(/\((?:B|A)\): |^Bakiye kesin değil/)
        .first()
        .isVisible(),
  },
  {
    name: 'reading a ledger',
    call: 'GET /report/hesapekstresi',
    prepare: on('mutabakat'),
    perform: (page) =>
      page
        .getByLabel('Defter Seç')
        .and(page.locator('input'))
        .setInputFiles({
          name: 'muavin.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from('Tarih;Belge No;Borç;Alacak\n02.03.2026;F-1;;100,00\n03.03.2026;H-1;40,00;\n'),
        }),
    typed: (page) => page.getByRole('combobox', { name: 'Belge No sütunu' }),
    isDone: async (page) =>
      (await page.getByText('Satıcının bakiyesi').isVisible()) &&
      (await page.getByRole('button', { name: 'Karşılaştır', disabled: false }).isVisible()),
  },
];
