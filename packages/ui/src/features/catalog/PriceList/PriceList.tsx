import { priceNamed, type Product } from '@vitrin/api-client/product/readProduct';
import { formatPercent, words } from '../../../text/words.ts';
import * as css from './PriceList.css.ts';

export interface PriceListProps {
  product: Product;
  /** Price names in the order they are shown. */
  priceNames: readonly string[];
  showAgreement: boolean;
}

/** The prices of one product under each other; the one the dealer pays stands out. */
export function PriceList({ product, priceNames, showAgreement }: PriceListProps) {
  const hasAgreement = showAgreement && product.agreementPriceText !== '';
  // The first name is the list price, the one after it the dealer's own, which not every product has.
  const own = hasAgreement
    ? undefined
    : priceNames.slice(0, 2).findLast((name) => priceNamed(product, name)?.text);
  return (
    <dl className={css.list}>
      {priceNames.flatMap((name) => [
        <dt className={name === own ? css.mainName : css.name} key={`${name}-name`}>
          {name}
        </dt>,
        <dd
          className={`elements-price ${name === own ? css.mainAmount : css.amount}`}
          key={name}
          translate="no"
        >
          {priceNamed(product, name)?.text || '-'}
        </dd>,
      ])}
      {hasAgreement && (
        <>
          <dt className={css.mainName}>
            {words.agreement}{' '}
            {product.agreementDiscount !== undefined && (
              <span className={css.percent}>{formatPercent(product.agreementDiscount)}</span>
            )}
          </dt>
          <dd className={`elements-price ${css.mainAmount}`} translate="no">
            {product.agreementPriceText}
          </dd>
        </>
      )}
    </dl>
  );
}
