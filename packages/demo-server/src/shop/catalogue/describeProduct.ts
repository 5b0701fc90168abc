import type { Catalogue, Product, Specification } from './Catalogue.ts';
import { families } from './families/families.ts';
import { createRandom, mixSeed, type Random } from './random.ts';

/** Gives the address of one of a product's pictures, view 0 to 3. */
type PictureAddress = (product: Product, view: number) => string;

/**
 * Writes a product's description as the legacy shop stores it: HTML with paragraphs, a list and a technical table. About a
 * quarter of the products have a long one with pictures and a delivery table, about one in twenty none at all (an empty string).
 */
export function describeProduct(
  catalogue: Catalogue,
  product: Product,
  pictureAddress: PictureAddress,
): string {
  const random = createRandom(mixSeed(0xde5c, product.id));
  if (random.chance(0.05)) return '';
  const isLong = random.chance(0.25);
  const category = catalogue.categoryById(product.categoryId);
  const family = families[Number(String(product.categoryId).slice(0, -4)) - 1];
  const [advice, care] = family?.advice ?? ['', ''];
  const opening = `<p><strong>${escapeHtml(product.name)}</strong>, ${escapeHtml(product.brandName)} kalitesiyle ${escapeHtml(category?.name ?? '')} grubunda sunulur. ${escapeHtml(advice)}</p>`;
  const parts = [
    opening,
    writeList(shuffle(random, family?.features ?? []).slice(0, 3)),
    writeTable('Teknik Bilgiler', product.specifications),
  ];
  if (isLong) {
    parts.push(
      `<p><img src="${escapeHtml(pictureAddress(product, 3))}" alt="${escapeHtml(product.name)} ölçüleri" width="480" height="480"></p>`,
      `<h3>Uygulama ve Bakım</h3><p>${escapeHtml(care)} ${random.pick(closing)}</p>`,
      writeTable('Ambalaj ve Sevkiyat', [
        ['Satış birimi', product.unit],
        ['Birim içi adet', String(product.pack)],
        ['Koli içi', `${random.pick([6, 10, 12, 20, 24, 48])} ${product.unit}`],
        ['Menşei', random.pick(['Türkiye', 'Türkiye', 'İtalya', 'Almanya', 'Tayvan'])],
        ['Garanti', random.pick(['2 yıl', '2 yıl', '3 yıl', '5 yıl'])],
      ]),
      `<p><img src="${escapeHtml(pictureAddress(product, 2))}" alt="${escapeHtml(product.name)} ambalajı" width="480" height="480"></p>`,
    );
  } else if (random.chance(0.5)) parts.push(`<p><em>${random.pick(closing)}</em></p>`);
  return parts.join('\n');
}

const closing = [
  'Toplu alımlarda özel koşullar için müşteri temsilcinize danışınız.',
  'Görseller temsilîdir; üretici, haber vermeden teknik değişiklik yapabilir.',
  'Ürünle ilgili teknik föy ve belgeler talep üzerine e-posta ile gönderilir.',
  'Aynı seriden diğer ölçüler için kategori sayfasına göz atabilirsiniz.',
] as const;

const writeList = (entries: readonly string[]) =>
  `<ul>${entries.map((entry) => `<li>${escapeHtml(entry)}</li>`).join('')}</ul>`;

function writeTable(title: string, rows: readonly Specification[]): string {
  const body = rows.map(
    ([label, value]) => `<tr><th>${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<h3>${title}</h3><table><tbody>${body.join('')}</tbody></table>`;
}

function shuffle<T>(random: Random, values: readonly T[]): readonly T[] {
  return values
    .map((value) => ({ value, at: random.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
