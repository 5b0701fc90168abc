import type { Product } from '@vitrin/api-client/product/readProduct';
import { rows } from '../../../primitives/Carousel/Carousel.css.ts';
import { Carousel } from '../../../primitives/Carousel/Carousel.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { carouselWords } from '../../../text/carouselWords.ts';
import { ProductStripCard, type ProductStripCardProps } from '../ProductStripCard/ProductStripCard.tsx';
import { BriefProduct } from './BriefProduct.tsx';
import * as css from './ProductShelf.css.ts';

export interface ProductShelfProps extends Omit<ProductStripCardProps, 'product'> {
  title: string;
  products: readonly Product[];
  /** One row that moves, or all products in rows. */
  form: 'carousel' | 'list';
}

/** Products under a title; nothing at all where there are none. */
export function ProductShelf({ title, products, form, ...card }: ProductShelfProps) {
  if (products.length === 0) return null;
  // Legacy lists can hold the same product twice.
  const keyed = products.map((product, index) => ({ key: `${product.id}-${index}`, product }));
  if (form === 'carousel') {
    return (
      <Carousel
        label={title || unnamed}
        words={carouselWords}
        head={<Heading level={2}>{title}</Heading>}
        slides={keyed.map(({ key, product }) => ({
          key,
          content: <ProductStripCard product={product} {...card} />,
          brief: <BriefProduct product={product} isSignedIn={card.isSignedIn} />,
        }))}
      />
    );
  }
  return (
    <section aria-label={title || unnamed}>
      <div className={css.head}>
        <Heading level={2}>{title}</Heading>
      </div>
      <div className={rows}>
        {keyed.map(({ key, product }) => (
          <ProductStripCard key={key} product={product} {...card} />
        ))}
      </div>
    </section>
  );
}

/** Names a region whose title the shop left out. */
const unnamed = 'Ürünler';
