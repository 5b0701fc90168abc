import { ownPrice, type Product } from '@vitrin/api-client/product/readProduct';
import { formatPercent, words } from '../../../text/words.ts';
import * as css from './SearchPreview.css.ts';

export interface PreviewPricesProps {
  product: Product;
}

/** Every price the shop has for the product; the one the dealer pays stands out. */
export function PreviewPrices({ product }: PreviewPricesProps) {
  const { prices, showDiscount, showRetailPrice, retailPriceText } = product;
  const { agreementPriceText, agreementDiscount } = product;
  const hasAgreement = agreementPriceText !== '';
  const hasRetail = showRetailPrice && retailPriceText !== '';
  const hasNet = showDiscount && prices.some(({ netText }) => netText !== '');
  const own = hasAgreement ? undefined : ownPrice(product);
  if (prices.length === 0 && !hasAgreement && !hasRetail) return null;
  return (
    <table className={css.prices}>
      <thead>
        <tr>
          <th className={css.head} scope="col">
            Fiyat adı
          </th>
          <th className={css.head} scope="col">
            Fiyat
          </th>
          {hasNet && (
            <th className={css.head} scope="col">
              Net
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {prices.map((price, index) => (
          <tr key={`${price.name}-${index}`} className={price === own ? css.own : undefined}>
            <th className={css.priceName} scope="row">
              {price.name}
            </th>
            <td className={`elements-price ${css.amount}`} translate="no">
              {price.text || '-'}
            </td>
            {hasNet && (
              <td className={`elements-price ${css.amount}`} translate="no">
                {price.netText || '-'}
              </td>
            )}
          </tr>
        ))}
        {hasAgreement && (
          <Single name={words.agreement} span={hasNet} isOwn percent={agreementDiscount}>
            {agreementPriceText}
          </Single>
        )}
        {hasRetail && (
          <Single name="KDV dahil" span={hasNet}>
            {retailPriceText}
          </Single>
        )}
      </tbody>
    </table>
  );
}

interface SingleProps {
  name: string;
  /** Stands under the net prices. */
  span: boolean;
  isOwn?: boolean;
  percent?: number | undefined;
  children: string;
}

/** A price that is net already. */
const Single = ({ name, span, isOwn = false, percent, children }: SingleProps) => (
  <tr className={isOwn ? css.own : undefined}>
    <th className={css.priceName} scope="row">
      {name} {percent !== undefined && <span className={css.percent}>{formatPercent(percent)}</span>}
    </th>
    <td className={`elements-price ${css.amount}`} colSpan={span ? 2 : undefined} translate="no">
      {children}
    </td>
  </tr>
);
