import type { Identity } from '@vitrin/api-client/identity';
import { use } from 'react';
import { useAddToBasket } from '../../features/basket/useAddToBasket.ts';
import { KeyedShelf, type KeyedShelfProps } from '../../features/catalog/ProductShelf/KeyedShelf.tsx';
import { PromotionTiles } from '../../features/home/PromotionTiles/PromotionTiles.tsx';
import { usePromotions } from '../../features/home/usePromotions.ts';
import { currentAddress } from '../../features/session/currentAddress.ts';
import { paths } from '../../paths.ts';
import { BlockFailure } from '../../query/BlockFailure.tsx';

// Comes after the showcase, too: a file of its own would be one request more.
export { Announcement } from './Announcement.tsx';

/** Never there: keeps in the page what waits for the block. */
const waiting = new Promise<never>(() => undefined);

interface Awaited {
  /** There is neither an answer nor a failure to show. */
  isPending: boolean;
}
export interface HomeShelfProps extends Awaited, Pick<KeyedShelfProps, 'identity' | 'sliderKey' | 'form'> {}

/** One of the lists of the home page; what is added from it stays on the page. */
export function HomeShelf({ isPending, ...props }: HomeShelfProps) {
  if (isPending) use(waiting);
  const basket = useAddToBasket(props.identity);
  return (
    <KeyedShelf {...props} onAdd={basket.addOne} loginHref={paths.login.to({ from: currentAddress() })} />
  );
}

/** The three tiles in the state their promotions are in. */
export function TilesBlock({ identity, isPending }: Awaited & { identity: Identity }) {
  if (isPending) use(waiting);
  const { data, isError, isFetching, refetch } = usePromotions(identity, 'tiles');
  if (data) return <PromotionTiles group={data} />;
  if (isError) {
    return <BlockFailure what="Kampanyalar" isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return null;
}
