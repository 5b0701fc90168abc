import type { Identity } from '@vitrin/api-client/identity';
import { useAddToBasket } from '../../features/basket/useAddToBasket.ts';
import { KeyedShelf, type KeyedShelfProps } from '../../features/catalog/ProductShelf/KeyedShelf.tsx';
import { PromotionTiles } from '../../features/home/PromotionTiles/PromotionTiles.tsx';
import { PromotionTilesSkeleton } from '../../features/home/PromotionTiles/PromotionTilesSkeleton.tsx';
import { usePromotions } from '../../features/home/usePromotions.ts';
import { currentAddress } from '../../features/session/currentAddress.ts';
import { paths } from '../../paths.ts';
import { BlockFailure } from '../../query/BlockFailure.tsx';

// Comes after the showcase, too: a file of its own would be one request more.
export { Announcement } from './Announcement.tsx';

/** One of the lists of the home page; what is added from it stays on the page. */
export function HomeShelf(props: Pick<KeyedShelfProps, 'identity' | 'sliderKey' | 'form'>) {
  const basket = useAddToBasket(props.identity);
  return (
    <KeyedShelf {...props} onAdd={basket.addOne} loginHref={paths.login.to({ from: currentAddress() })} />
  );
}

/** The three tiles in the state their promotions are in. */
export function TilesBlock({ identity }: { identity: Identity }) {
  const { data, isError, isFetching, refetch } = usePromotions(identity, 'tiles');
  if (data) return <PromotionTiles group={data} />;
  if (isError) {
    return <BlockFailure what="Kampanyalar" isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return <PromotionTilesSkeleton />;
}
