import type { Catalogue } from '../shop/catalogue/Catalogue.ts';

/** The whole range as a spreadsheet reads it: UTF-8 with a byte order mark, semicolons as Turkish spreadsheets expect. */
export function productListFile(catalogue: Catalogue): string {
  const rows = catalogue.products.map(({ code, name, brandName, ean13, showBarcode, unit, pack, vatRate }) =>
    [code, name, brandName, showBarcode ? ean13 : '', unit, String(pack), `%${String(vatRate)}`]
      .map(cell)
      .join(';'),
  );
  return `\uFEFF${['Stok Kodu;Ürün;Marka;Barkod;Birim;Ambalaj;KDV', ...rows].join('\r\n')}\r\n`;
}

/** Quoted where needed. No code or name begins with what a spreadsheet would take for a formula. */
const cell = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
