import type { Product } from '@vitrin/api-client/product/readProduct';
import { PackageIcon } from '../../../primitives/Icon/PackageIcon.tsx';
import { RowPicture } from '../../../primitives/GridTable/RowPicture.tsx';
import { paths } from '../../../paths.ts';
import * as css from './ProductTable.css.ts';

const noPicture = (
  <span className={css.noThumb}>
    <PackageIcon size="sm" />
  </span>
);

/** Picture, name and code; the bar code where it has no column. */
export function ProductCell({ product, hasBarcode }: { product: Product; hasBarcode: boolean }) {
  return (
    <>
      <RowPicture src={product.imageUrl} className={css.thumb} placeholder={noPicture} />
      <span className={css.words}>
        <a href={paths.product.to({ id: product.id })} title={product.name}>
          <span className={css.name} translate="no">
            {product.name}
          </span>
        </a>
        <span className={css.meta}>
          <span className={css.metaCode} translate="no">
            {product.code}
          </span>
          {hasBarcode && product.showBarcode && (
            <span className={css.metaBarcode} translate="no">
              {product.barcode}
            </span>
          )}
        </span>
      </span>
    </>
  );
}
