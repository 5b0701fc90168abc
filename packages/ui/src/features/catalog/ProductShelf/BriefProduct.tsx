import type { ProductStripCardProps } from '../ProductStripCard/ProductStripCard.tsx';
import { stripPrice } from '../ProductStripCard/stripPrice.ts';
import { paths } from '../../../paths.ts';
import * as css from './ProductShelf.css.ts';

/** All words of a product's card, each by itself as there, for where it is too far away to be seen: it is found, read and reached by them. */
export function BriefProduct({ product, isSignedIn }: Pick<ProductStripCardProps, 'product' | 'isSignedIn'>) {
  const { amount, name } = stripPrice(product);
  const rest = isSignedIn ? [product.code, amount, name, product.stockText] : [product.code];
  return (
    <div className={css.brief} translate="no">
      <a href={paths.product.to({ id: product.id })}>{product.name}</a>
      {rest.map((text) => ` ${text}`)}
    </div>
  );
}
