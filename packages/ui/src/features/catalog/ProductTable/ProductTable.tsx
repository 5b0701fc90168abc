import type { Product } from '@vitrin/api-client/product/readProduct';
import type { ProductList } from '@vitrin/api-client/catalog/productList';
import { useCallback, useMemo } from 'react';
import { GridRow, type GridRowProps } from '../../../primitives/GridTable/GridRow.tsx';
import { GridTable } from '../../../primitives/GridTable/GridTable.tsx';
import type { Selection } from '../createSelection.ts';
import { productKey } from '../productKey.ts';
import { productColumns } from '../productColumns.ts';
import { useIsChosen } from '../useSelection.ts';
import { productGridColumns } from './productGridColumns.tsx';
import { card, table } from './ProductTable.css.ts';

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
  const columns = useMemo(
    () => productGridColumns(productColumns(list, isSignedIn), selection, loginHref),
    [list, isSignedIn, selection, loginHref],
  );
  const renderProduct = useCallback(
    (product: Product, own: GridRowProps) => <ProductRow id={product.id} selection={selection} own={own} />,
    [selection],
  );
  return (
    <GridTable
      label="Ürünler"
      columns={columns}
      rows={list.products}
      rowKey={productKey}
      renderRow={renderProduct}
      empty="İlgili kriterlere uygun ürün bulunamadı."
      className={table}
      rowClassName={card}
    />
  );
}

interface ProductRowProps extends Pick<ProductTableProps, 'selection'> {
  id: Product['id'];
  own: GridRowProps;
}

/** Renders when its product is chosen, and when it is not any more. */
function ProductRow({ id, selection, own }: ProductRowProps) {
  return <GridRow {...own} isChosen={useIsChosen(selection, id)} />;
}
