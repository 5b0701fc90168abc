import type { Identity } from '@vitrin/api-client/identity';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { handOn } from '../../../primitives/Button/handOn.ts';
import { words } from '../../../text/words.ts';
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
    const what = title ?? 'Ürün listesi';
    return (
      <Alert
        tone="critical"
        announce="politely"
        title={`${what} yüklenemedi.`}
        actions={
          <Button
            ref={handOn}
            aria-label={`${words.retry}: ${what}`}
            size="sm"
            isPending={isFetching}
            onPress={() => void refetch()}
          >
            {words.retry}
          </Button>
        }
      />
    );
  }
  return <ProductShelfSkeleton title={title} isSignedIn={identity.isAuth} />;
}
