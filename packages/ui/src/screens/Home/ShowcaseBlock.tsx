import type { Identity } from '@vitrin/api-client/identity';
import { Showcase, ShowcaseSkeleton, type ShowcaseProps } from '../../features/home/Showcase/Showcase.tsx';
import { usePromotions } from '../../features/home/usePromotions.ts';
import { BlockFailure } from '../../query/BlockFailure.tsx';

interface ShowcaseBlockProps extends Pick<ShowcaseProps, 'form'> {
  identity: Identity;
}

/** The showcase in the state its promotions are in. */
export function ShowcaseBlock({ identity, form }: ShowcaseBlockProps) {
  const { data, isError, isFetching, refetch } = usePromotions(identity, 'showcase');
  if (data) return <Showcase promotions={data.items} form={form} />;
  if (isError) return <BlockFailure what="Vitrin" isRetrying={isFetching} onRetry={() => void refetch()} />;
  return <ShowcaseSkeleton />;
}
