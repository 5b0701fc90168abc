import { ownPrice, type Product, type ProductPrice } from '@vitrin/api-client/product/readProduct';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { formatPercent, words } from '../../../text/words.ts';
import * as css from './ProductPrices.css.ts';

export interface ProductPricesProps {
  product: Product;
}

/** What the dealer pays, large, and every price the shop has for the product below it. */
export function ProductPrices({ product }: ProductPricesProps) {
  const { agreementPriceText, retailPriceText, showRetailPrice } = product;
  const own = ownPrice(product);
  const isAgreed = agreementPriceText !== '';
  const percent = isAgreed ? product.agreementDiscount : shownDiscount(product);
  return (
    <div>
      <p className={css.caption}>
        {isAgreed ? 'Anlaşma fiyatınız' : own ? `${own.name} fiyatı` : 'Fiyat'}
        {percent !== undefined && (
          <Badge tone="brand">
            {formatPercent(percent)}
            <VisuallyHidden> iskonto</VisuallyHidden>
          </Badge>
        )}
      </p>
      <p className={`elements-price ${css.big}`} translate="no">
        {agreementPriceText || own?.text || '-'}
      </p>
      {showRetailPrice && retailPriceText !== '' && (
        <p className={css.retail}>
          Perakende (KDV dahil) <span translate="no">{retailPriceText}</span>
        </p>
      )}
      {product.prices.length > 0 && <PriceTable product={product} />}
    </div>
  );
}

const shownDiscount = ({ showDiscount, discount }: Product) => (showDiscount ? discount : undefined);

const isReduced = ({ text, netText }: ProductPrice) => netText !== '' && netText !== text;

const percentOf = (percent: number | undefined) => (percent === undefined ? '-' : formatPercent(percent));

function PriceTable({ product }: ProductPricesProps) {
  const { prices, agreementPriceText, agreementDiscount } = product;
  const own = ownPrice(product);
  const discount = shownDiscount(product);
  const hasNet = product.showDiscount && prices.some(isReduced);
  // Where prices come with their net, the discount is what lies between; else it is that of the dealer's own price.
  const isDiscounted = (price: ProductPrice) => (hasNet ? isReduced(price) : price === own);
  const isAgreed = agreementPriceText !== '';
  const hasDiscount = discount !== undefined || (isAgreed && agreementDiscount !== undefined);
  return (
    <table className={css.table} aria-label="Fiyatlar">
      <thead className={css.heads}>
        <tr>
          {['Fiyat', titles[0], hasDiscount && titles[1], hasNet && titles[2]]
            .filter((title) => title !== false)
            .map((title) => (
              <th key={title} scope="col" className={css.head}>
                {title}
              </th>
            ))}
        </tr>
      </thead>
      <tbody>
        {prices.map((price, index) => (
          <PriceRow
            key={`${price.name}-${index}`}
            name={price.name}
            isOwn={!isAgreed && price === own}
            amounts={[
              price.text || '-',
              hasDiscount && percentOf(isDiscounted(price) ? discount : undefined),
              hasNet && (price.netText || '-'),
            ]}
          />
        ))}
        {isAgreed && (
          <PriceRow
            name={words.agreement}
            isOwn
            amounts={[
              agreementPriceText,
              hasDiscount && percentOf(agreementDiscount),
              hasNet && agreementPriceText,
            ]}
          />
        )}
      </tbody>
    </table>
  );
}

/** What stands above the amounts of a price, in this order. */
const titles = ['Tutar', 'İskonto', 'Net'] as const;

interface PriceRowProps {
  name: string;
  isOwn: boolean;
  /** False for a column the table does not have. */
  amounts: readonly (string | false)[];
}

const PriceRow = ({ name, isOwn, amounts }: PriceRowProps) => (
  <tr className={isOwn ? css.own : css.row}>
    <th scope="row" className={css.name}>
      {name}
    </th>
    {amounts.map(
      (amount, index) =>
        amount !== false && (
          <td key={index} className={css.amount} data-label={titles[index]} translate="no">
            {amount}
          </td>
        ),
    )}
  </tr>
);
