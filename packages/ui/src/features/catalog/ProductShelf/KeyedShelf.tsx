import type { Identity } from '@vitrin/api-client/identity';
import { BlockFailure } from '../../../query/BlockFailure.tsx';
import { useProductSlider } from '../useProductSlider.ts';
import { ProductShelf, type ProductShelfProps } from './ProductShelf.tsx';
import { ProductShelfSkeleton } from './ProductShelfSkeleton.tsx';

export interface KeyedShelfProps extends Omit<ProductShelfProps, 'title' | 'products' | 'isSignedIn'> {
  identity: Identity;
  /** Under which the shop's staff fills the list. */
  sliderKey: string;
  /** Left out, the list brings its own. */
  title?: string;
}

/** The products the shop keeps under a key. It waits, fails and asks again alone; an empty list is not shown. */
export function KeyedShelf({ identity, sliderKey, title, ...shelf }: KeyedShelfProps) {
  const { data, isError, isFetching, refetch } = useProductSlider(identity, sliderKey);
  if (data) {
    return (
      <ProductShelf
        {...shelf}
        title={title ?? data.title}
        products={data.products}
        isSignedIn={identity.isAuth}
      />
    );
  }
  if (isError) {
    return (
      <BlockFailure what={title ?? 'Ürün listesi'} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  return <ProductShelfSkeleton title={title} isSignedIn={identity.isAuth} />;
}
