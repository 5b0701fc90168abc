import { priceNamed, type Product } from '@vitrin/api-client/product/readProduct';
import { memo, useId } from 'react';
import { PackageIcon } from '../../../primitives/Icon/PackageIcon.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { RowPicture } from '../../../primitives/RowGroup/RowPicture.tsx';
import { quantity, quantityInput, quantityUnit } from '../../../primitives/NumberField/quantity.css.ts';
import { paths } from '../../../paths.ts';
import { quantityOf, quantityWords } from '../../../text/quantityWords.ts';
import { formatPercent, words } from '../../../text/words.ts';
import { isInvalid, settleChoice, type Selection } from '../createSelection.ts';
import type { ProductColumns } from '../productColumns.ts';
import { StockStatus } from '../StockStatus/StockStatus.tsx';
import { useChoice } from '../useSelection.ts';
import { moveBetweenRows } from './moveBetweenRows.ts';
import * as css from './ProductTable.css.ts';

export interface ProductRowProps {
  product: Product;
  columns: ProductColumns;
  selection: Selection;
  loginHref: string;
}

/** One product of the table; below 768 px the same cells are laid out as a card. Renders again only for its own quantity. */
export const ProductRow = memo(function ProductRow({
  product,
  columns,
  selection,
  loginHref,
}: ProductRowProps) {
  const choice = useChoice(selection, product.id);
  return (
    <div className={css.row} role="row" data-chosen={choice?.quantity === undefined ? undefined : ''}>
      <Facts product={product} columns={columns} />
      {columns.quantity ? (
        <QuantityCell product={product} selection={selection} choice={choice} />
      ) : (
        <div className={css.login} role="cell">
          <Link href={loginHref}>{words.loginForPrice}</Link>
        </div>
      )}
    </div>
  );
});

const noPicture = (
  <span className={css.noThumb}>
    <PackageIcon size="sm" />
  </span>
);

/** The cells that no quantity changes. */
const Facts = memo(function Facts({ product, columns }: Pick<ProductRowProps, 'product' | 'columns'>) {
  return (
    <>
      <div className={css.product} role="cell">
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
            {columns.barcode && product.showBarcode && (
              <span className={css.metaBarcode} translate="no">
                {product.barcode}
              </span>
            )}
          </span>
        </span>
      </div>
      {columns.barcode && (
        <div className={css.barcode} role="cell" translate="no">
          {product.showBarcode ? product.barcode : ''}
        </div>
      )}
      <Prices product={product} columns={columns} />
      {columns.stock && (
        <div className={css.stock} role="cell">
          <span>
            <StockStatus text={product.stockText} />
            {columns.leadTime && <span className={css.leadLine}>{product.leadTime}</span>}
          </span>
        </div>
      )}
      {columns.leadTime && (
        <div className={columns.stock ? css.leadTime : css.leadTimeAlone} role="cell">
          {product.leadTime}
        </div>
      )}
    </>
  );
});

function Prices({ product, columns }: Pick<ProductRowProps, 'product' | 'columns'>) {
  const hasDiscount = columns.discount && product.showDiscount && product.discount !== undefined;
  const discount = hasDiscount ? formatPercent(product.discount) : '';
  const discounted = Math.min(1, columns.prices.length - 1);
  return (
    <>
      {columns.prices.map((name, index) => (
        <div
          className={`elements-price ${index === 0 && columns.prices.length > 1 ? css.listPrice : css.price}`}
          role="cell"
          key={name}
          data-label={index === discounted && discount ? `${name} ${discount}` : name}
          data-first={index === 0 ? '' : undefined}
          translate="no"
        >
          {priceNamed(product, name)?.text || '-'}
        </div>
      ))}
      {columns.discount && (
        <div className={css.discount} role="cell">
          {discount || <span className={css.nothing}>-</span>}
        </div>
      )}
      {columns.agreement && (
        <div
          className={css.agreement}
          role="cell"
          data-label={words.agreement}
          data-empty={product.agreementPriceText === '' ? '' : undefined}
          translate="no"
        >
          {product.agreementPriceText || <span className={css.nothing}>-</span>}
          {product.agreementPriceText !== '' && product.agreementDiscount !== undefined && (
            <span className={css.small}>{formatPercent(product.agreementDiscount)}</span>
          )}
        </div>
      )}
    </>
  );
}

function QuantityCell({
  product,
  selection,
  choice,
}: Pick<ProductRowProps, 'product' | 'selection'> & { choice: ReturnType<typeof useChoice> }) {
  const invalid = isInvalid(choice);
  const note = choice?.note;
  const messageId = useId();
  return (
    <div className={css.quantity} role="cell">
      {product.canAddToBasket && (
        <label className={quantity} data-long={(choice?.text.length ?? 0) > 4 || undefined}>
          <input
            className={quantityInput}
            placeholder=" "
            data-quantity={String(product.id)}
            inputMode="numeric"
            autoComplete="off"
            aria-label={quantityOf(product.name)}
            aria-invalid={invalid || undefined}
            aria-describedby={invalid || note !== undefined ? messageId : undefined}
            value={choice?.text ?? ''}
            onChange={(event) => selection.set(product.id, event.target.value, product.name)}
            onKeyDown={moveBetweenRows}
            onBlur={() => settleChoice(selection, product.id)}
          />
          <span className={quantityUnit}>{product.unit}</span>
        </label>
      )}
      {invalid && (
        <span className={css.error} id={messageId} role="alert">
          {quantityWords.wholeNumber}
        </span>
      )}
      {/* What a notice has said already: nothing to be read again. */}
      {!invalid && note !== undefined && (
        <span className={css.note} id={messageId}>
          {note}
        </span>
      )}
    </div>
  );
}
