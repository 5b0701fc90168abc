import type { Product } from '@vitrin/api-client/product/readProduct';
import type { ReactNode } from 'react';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { paths } from '../../../paths.ts';
import * as css from './ProductFacts.css.ts';

export interface ProductFactsProps {
  product: Product;
  /** How much there is and where; left out for visitors who are not signed in. */
  stock?: ReactNode;
}

/** What a product is: brand, name, codes, unit, lead time. What the shop leaves out has no row. */
export function ProductFacts({ product, stock }: ProductFactsProps) {
  const facts = [
    { term: 'Stok kodu', value: product.code, look: css.code },
    { term: 'Barkod', value: product.showBarcode ? product.barcode : '', look: css.code },
    { term: 'Birim', value: product.unit, look: css.fact },
    { term: 'Termin', value: product.leadTime, look: css.fact },
  ].filter(({ value }) => value !== '');
  return (
    <div>
      {product.brand !== '' && (
        <span className={css.brand}>
          {product.brandId === '' ? (
            product.brand
          ) : (
            <Link href={paths.brand.to({ id: product.brandId, categoryId: 0 })}>{product.brand}</Link>
          )}
        </span>
      )}
      <div className={css.name} translate="no">
        <Heading level={1}>{product.name}</Heading>
      </div>
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map(({ term, value, look }) => [
            <dt key={term} className={css.term}>
              {term}
            </dt>,
            <dd key={`${term} value`} className={look} translate="no">
              {value}
            </dd>,
          ])}
        </dl>
      )}
      {stock !== undefined && <div className={css.stock}>{stock}</div>}
    </div>
  );
}

/** The facts before the product is there. */
export const ProductFactsSkeleton = () => (
  <div aria-busy="true">
    <span className={css.brand}>
      <Skeleton width={56} height={20} />
    </span>
    <div className={css.name}>
      <Skeleton width="96%" height={32} />
      <br />
      <Skeleton width="60%" height={32} />
    </div>
    <div className={css.facts}>
      {[96, 120, 40, 72].map((width) => [
        <Skeleton key={`term ${width}`} width={64} height={20} />,
        <Skeleton key={width} width={width} height={20} />,
      ])}
    </div>
    <div className={css.stock}>
      <Skeleton width={72} height={24} />
      <Skeleton width={152} height={32} shape="control" />
    </div>
  </div>
);
