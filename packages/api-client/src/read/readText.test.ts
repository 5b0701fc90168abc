import { describe, expect, test } from 'vitest';
import people from '../cases/real-use.json' with { type: 'json' };
import { readBasket } from '../basket/basket.ts';
import { readCheckout } from '../checkout/checkout.ts';
import { readHtml } from './readHtml.ts';
import { readMenu } from '../navigation/menu.ts';
import { readNamed } from './readNamed.ts';
import { readPriceText } from './readPriceText.ts';
import { priceNamed } from '../product/readProduct.ts';
import { readProductList } from '../catalog/productList.ts';
import { readText } from './readText.ts';
import { setting, settingHtml } from '../application/settings.ts';

describe('USE-18 entities', () => {
  test.each(people.entities)('%j is read as %j', (written, read) => {
    expect(readText(written)).toBe(read);
  });

  test.each([
    ['&Ccedil;elik &Scedil;erit', 'Çelik Şerit'],
    ['&#x15E;erit &#351;', 'Şerit ş'],
    ['10 mm&sup2;', '10 mm²'],
    ['&#160;x', 'x'],
    ['&constructor; &toString;', '&constructor; &toString;'],
    ['&#0; &#xD800; &#1114112; &#; &#x;', '&#0; &#xD800; &#1114112; &#; &#x;'],
    ['&AMP; &amp', '&AMP; &amp'],
  ])('%j is read as %j', (written, read) => {
    expect(readText(written)).toBe(read);
  });

  test('are left to markup', () => {
    const html = '<p>&lt;b&gt; &amp;amp; R&D</p> ';
    expect(readHtml(html)).toBe(html);
    const application = { settings: { 'footer.center': html, firmaadi: ' Vida &amp; Co ' } };
    expect(settingHtml(application, 'footer.center')).toBe(html);
    expect(setting(application, 'firmaadi')).toBe('Vida & Co');
  });
});

describe('USE-18 spaces that fill a column up', () => {
  test.each([
    ['AM-01   ', 'AM-01'],
    ['\t AM-01\r\n', 'AM-01'],
    ['\u00A0AM-01\u00A0', 'AM-01'],
    ['\uFEFFAM-01\u200B', 'AM-01'],
    ['TK  320', 'TK  320'],
    ['   ', ''],
    ['\u200B', ''],
  ])('%j is read as %j', (written, read) => {
    expect(readText(written)).toBe(read);
  });

  test('a price name finds its prices', () => {
    const list = readProductList({
      fiyatAds: ['Peşin', 'Bayi', 'Liste'],
      stoks: [
        {
          id: 1,
          ad: ' Matkap &quot;18 V&quot; ',
          kod: 'AM-01    ',
          fiyats: [
            { ad: 'Liste   ', fiyatFK: ' 30,00 TL ' },
            { ad: 'Bayi\u00A0', fiyatFK: '20,00 TL' },
            { ad: ' Peşin', fiyatFK: '&#8378;10,00' },
          ],
        },
      ],
    });
    const [product] = list.products;
    if (!product) throw new Error('There is no product');
    expect(product).toMatchObject({ name: 'Matkap "18 V"', code: 'AM-01' });
    expect(list.priceNames.map((name) => priceNamed(product, name)?.text)).toEqual([
      '30,00 TL',
      '20,00 TL',
      '₺10,00',
    ]);
  });

  test('everywhere else, too', () => {
    expect(readNamed({ id: 1, ad: ' Işık &amp; Co ' })).toEqual({ id: 1, name: 'Işık & Co' });
    expect(readMenu([{ id: 1, displayName: ' A&#231;ık ', url: ' /page/1 ' }])).toMatchObject([
      { label: 'Açık', url: '/page/1' },
    ]);
    const basket = readBasket({
      products: [{ rowId: 'r 1 ', ad: 'Vida ', kod: 'V1 ' }],
      sums: [{ paraBirimi: 'TRY ' }],
    });
    // An id goes back as it came.
    expect(basket).toMatchObject({
      lines: [{ rowId: 'r 1 ', name: 'Vida', code: 'V1' }],
      sums: [{ currency: 'TRY' }],
    });
    expect(readCheckout({ bankaHesaps: [{ id: 1, bankaAdi: 'Ziraat   ' }] }).bankAccounts[0]?.bank).toBe(
      'Ziraat',
    );
    expect(readPriceText('  ', ' 5,00 ')).toBe('5,00');
  });
});
