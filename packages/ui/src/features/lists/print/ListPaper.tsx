import { Barcode, barcodeWidth } from '../../../primitives/Barcode/Barcode.tsx';
import type { Stripes } from '../../../primitives/Barcode/encodeBarcode.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { formatCount } from '../../../text/formatAmount.ts';
import { formatDate } from '../../../text/formatDate.ts';
import * as css from './ListPaper.css.ts';

/** A row as it is printed. */
export interface PrintedRow {
  readonly code: string;
  readonly quantity: number;
  /** What the shop knows of the code; undefined where it has not said anything. */
  readonly product: { readonly name: string; readonly barcode: string; readonly unit: string } | undefined;
}

/** A list as it is printed. */
export interface PrintedList {
  readonly name: string;
  /** Whose it is, and from whom they order; '' where it is not known. */
  readonly company: string;
  readonly seller: string;
  /** `yyyy-MM-dd`. */
  readonly day: string;
  readonly rows: readonly PrintedRow[];
  /** Rows that cannot be ordered, and why. */
  readonly left: readonly { readonly code: string; readonly reason: string }[];
}

/** What a scanner reads of a row: the bar code of the product, where it has none its code. */
export const scannedCode = ({ code, product }: PrintedRow): string => product?.barcode || code;

export interface ListPaperProps {
  list: PrintedList;
  /** Bar codes that can be drawn, by their text. */
  stripes: ReadonlyMap<string, Stripes | undefined>;
}

/** Px that a bar code may take: a wider one would leave no room for names, and stands there as text. */
const widest = 280;

/** A list on paper, for the shelf: each product with a bar code to be scanned and room for what is counted. No prices. */
export function ListPaper({ list, stripes }: ListPaperProps) {
  const { name, company, seller, day, rows, left } = list;
  return (
    <article className={css.paper}>
      <header className={css.head}>
        <div>
          <h1 className={css.title} translate="no">
            {name}
          </h1>
          <p className={css.smallText}>
            {formatCount(rows.length)} ürün · {formatDate(day)} · Hızlı Sipariş’te el terminaliyle okutun:
            barkod, sonra miktar.
          </p>
        </div>
        <p className={css.origin} translate="no">
          {company !== '' && <b className={css.company}>{company}</b>}
          {seller !== '' && `${seller} bayisi`}
        </p>
      </header>
      <table className={css.table}>
        <thead className={css.tableHead}>
          <tr>
            <th className={css.numberHead}>
              <VisuallyHidden>Sıra</VisuallyHidden>
            </th>
            <th className={css.barcodeHead}>Barkod</th>
            <th className={css.cellHead}>Ürün</th>
            <th className={css.quantityHead}>Miktar</th>
            <th className={css.cellHead}>Birim</th>
            <th className={css.cellHead}>Sayım</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => {
            const code = scannedCode(row);
            const bars = stripes.get(code);
            const drawn = bars && barcodeWidth(bars) <= widest ? bars : undefined;
            return (
              <tr key={row.code} className={css.row}>
                <td className={css.number}>{place + 1}</td>
                <td className={css.barcode} translate="no">
                  <Barcode value={code} label={`Barkod ${code}`} stripes={drawn} />
                </td>
                <td className={css.product} translate="no">
                  {row.product && <b className={css.name}>{row.product.name}</b>}
                  <span className={css.code}>{row.code}</span>
                </td>
                <td className={css.quantity}>{formatCount(row.quantity)}</td>
                <td className={css.unit}>{row.product?.unit}</td>
                <td className={css.count} aria-label="Sayım" />
              </tr>
            );
          })}
        </tbody>
      </table>
      {left.length > 0 && (
        <p className={css.after}>
          Basılmayan {formatCount(left.length)} ürün:{' '}
          {left.map(({ code, reason }) => `${code} (${reason})`).join(', ')}.
        </p>
      )}
      <p className={css.after}>Fiyat içermez. Barkodu olmayan üründe stok kodu basılır.</p>
    </article>
  );
}
