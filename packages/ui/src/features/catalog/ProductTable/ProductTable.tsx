import type { ProductList } from '@vitrin/api-client/catalog/productList';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useMemo } from 'react';
import { inGroups } from '../../../primitives/RowGroup/inGroups.ts';
import { RowGroup } from '../../../primitives/RowGroup/RowGroup.tsx';
import { quantityWords } from '../../../text/quantityWords.ts';
import { words } from '../../../text/words.ts';
import type { Selection } from '../createSelection.ts';
import { keyedProducts } from '../keyedProducts.ts';
import { columnTracks, productColumns, type ProductColumns } from '../productColumns.ts';
import { ProductRow } from './ProductRow.tsx';
import * as css from './ProductTable.css.ts';
import { useFittingLayout } from './useFittingLayout.ts';
import { inRem } from '../../../theme/inRem.ts';

export interface ProductTableProps {
  list: ProductList;
  isSignedIn: boolean;
  /** Holds the quantities; the table only shows and changes them. */
  selection: Selection;
  /** Where a guest signs in to see prices. */
  loginHref: string;
}

/**
 * A page of products with a quantity field each. Tab walks the fields, Enter and the arrows go to the row below or above,
 * typing a number chooses the product. All rows are in the page, so finding in the page and printing see them.
 */
export function ProductTable({ list, isSignedIn, selection, loginHref }: ProductTableProps) {
  const columns = useMemo(() => productColumns(list, isSignedIn), [list, isSignedIn]);
  const groups = useMemo(() => inGroups(list.products), [list]);
  return (
    <TableFrame columns={columns}>
      {groups.map((products, group) => (
        <RowGroup key={group} count={products.length}>
          {keyedProducts(products).map(({ key, product }) => (
            <ProductRow
              key={key}
              product={product}
              columns={columns}
              selection={selection}
              loginHref={loginHref}
            />
          ))}
        </RowGroup>
      ))}
      {list.isEmpty && (
        <div role="row">
          <div className={css.empty} role="cell">
            İlgili kriterlere uygun ürün bulunamadı.
          </div>
        </div>
      )}
    </TableFrame>
  );
}

/** The scroll box, the grid and the head; also around the skeleton, so that nothing moves when the rows arrive. */
export function TableFrame({ columns, children }: { columns: ProductColumns; children: React.ReactNode }) {
  const tracks = columnTracks(columns);
  const { layout, ruler } = useFittingLayout(tracks);
  return (
    <>
      <div ref={ruler} />
      <div
        className={css.scroller}
        data-layout={layout}
        data-prices={columns.priceWidth > 136 ? 'longest' : columns.priceWidth > 120 ? 'long' : undefined}
        style={assignInlineVars({
          [css.wholeTracks]: inRem(tracks.whole),
          [css.foldedTracks]: inRem(tracks.folded),
          [css.pinnedTracks]: inRem(tracks.pinned),
        })}
      >
        <div className={css.table} role="table" aria-label="Ürünler">
          <div className={css.head} role="row">
            <div className={css.product} role="columnheader">
              Ürün
            </div>
            {columns.barcode && (
              <div className={css.barcode} role="columnheader">
                Barkod
              </div>
            )}
            {columns.prices.map((name) => (
              <div className={css.end} role="columnheader" key={name}>
                {name}
              </div>
            ))}
            {columns.discount && (
              <div className={css.discount} role="columnheader">
                <abbr className={css.short} title="İskonto">
                  İsk.
                </abbr>
              </div>
            )}
            {columns.agreement && (
              <div className={css.end} role="columnheader">
                {words.agreement}
              </div>
            )}
            {columns.stock && (
              <div className={css.stock} role="columnheader">
                Durum
              </div>
            )}
            {columns.leadTime && (
              <div className={columns.stock ? css.leadTime : css.leadTimeAlone} role="columnheader">
                Termin
              </div>
            )}
            <div className={css.quantity} role="columnheader">
              {columns.quantity ? quantityWords.quantity : 'Fiyat'}
            </div>
          </div>
          {children}
        </div>
      </div>
    </>
  );
}
