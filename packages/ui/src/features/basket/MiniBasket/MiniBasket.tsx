import type { Identity } from '@vitrin/api-client/identity';
import { QueryFailure } from '../../../query/QueryState.tsx';
import { useBasket } from '../useBasket.ts';
import { useIsClearing } from '../useClearBasket.ts';
import { useRemoveLine } from '../useRemoveLine.ts';
import { MiniBasketList } from './MiniBasketList.tsx';
import { MiniBasketSkeleton } from './MiniBasketSkeleton.tsx';

export interface MiniBasketProps {
  identity: Identity;
}

/** The basket as it floats under the header’s 'Sepetim'; read each time it is opened. */
export function MiniBasket({ identity }: MiniBasketProps) {
  const { basket, queue, failure } = useBasket(identity);
  const remove = useRemoveLine(identity, queue, basket.data?.id);
  const isClearing = useIsClearing(identity);
  if (basket.data && !(failure && basket.data.lines.length === 0)) {
    return (
      <MiniBasketList
        basket={basket.data}
        failure={failure}
        queue={queue}
        isClearing={isClearing}
        onRemove={remove}
      />
    );
  }
  if (failure) {
    return (
      <QueryFailure level={3} {...failure}>
        Sepetiniz yüklenemedi.
      </QueryFailure>
    );
  }
  return <MiniBasketSkeleton />;
}
