import type { ProductList } from '@vitrin/api-client/catalog/productList';
import { useMemo } from 'react';
import { preload } from 'react-dom';
import { keyedRows } from '../../../primitives/keyedRows.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { productColumns } from '../productColumns.ts';
import { productKey } from '../productKey.ts';
import { ProductCard, type ProductCardProps } from './ProductCard.tsx';
import * as css from './ProductCards.css.ts';

export interface ProductCardsProps extends Pick<ProductCardProps, 'onAdd' | 'loginHref' | 'typed'> {
  list: ProductList;
  isSignedIn: boolean;
}

/** Beside each other where there is most room. */
const firstRow = 5;

/** A page of products as cards: five, four or three beside each other. */
export function ProductCards({ list, isSignedIn, onAdd, loginHref, typed }: ProductCardsProps) {
  const columns = useMemo(() => productColumns(list, isSignedIn), [list, isSignedIn]);
  // Under way while the cards are still being rendered and laid out.
  for (const { imageUrl } of list.products.slice(0, firstRow))
    if (imageUrl !== '') preload(imageUrl, { as: 'image', fetchPriority: 'high' });
  return (
    <div className={css.grid}>
      {keyedRows(list.products, productKey).map(({ key, row: product }, index) => (
        <ProductCard
          key={key}
          {...{ product, columns, onAdd, loginHref, typed }}
          isPriority={index < firstRow}
        />
      ))}
    </div>
  );
}

const cards = Array.from({ length: 10 }, (_, index) => index);

/** The cards before their products are there. */
export function ProductCardsSkeleton() {
  return (
    <div className={css.grid} aria-busy="true">
      {cards.map((card) => (
        <div className={css.card} key={card}>
          <div className={css.tile}>
            <Skeleton height="100%" />
          </div>
          <div className={css.body}>
            <Skeleton width="90%" />
            <br />
            <Skeleton width="60%" />
            <div className={css.prices}>
              <Skeleton height={80} />
            </div>
            <div className={css.state}>
              <Skeleton width={72} />
            </div>
            <Skeleton height={32} shape="control" />
          </div>
        </div>
      ))}
    </div>
  );
}
