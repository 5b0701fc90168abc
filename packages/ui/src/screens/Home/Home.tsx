import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { productSliderQuery } from '@vitrin/api-client/home/productSlider';
import { setting } from '@vitrin/api-client/application/settings';
import type { Application } from '@vitrin/api-client/application/application';
import type { Identity } from '@vitrin/api-client/identity';
import { useApplication } from '@vitrin/api-client/application/useApplication';
import { lazy, Suspense, useEffect } from 'react';
import { ProductShelfSkeleton } from '../../features/catalog/ProductShelf/ProductShelfSkeleton.tsx';
import { PromotionTilesSkeleton } from '../../features/home/PromotionTiles/PromotionTilesSkeleton.tsx';
import { RateStrip } from '../../features/home/RateStrip/RateStrip.tsx';
import { ShowcaseSkeleton } from '../../features/home/Showcase/Showcase.tsx';
import { promotionsOfQuery } from '../../features/home/usePromotions.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { QueryState } from '../../query/QueryState.tsx';
import * as css from './Home.css.ts';
import { ShowcaseBlock } from './ShowcaseBlock.tsx';

// Below the showcase, and on their way while it is painted.
const lowerBlocks = () => import('./LowerBlocks.tsx');
// A failure is told by what shows it.
lowerBlocks().catch(() => undefined);
const lowerBlock = <Name extends keyof Awaited<ReturnType<typeof lowerBlocks>>>(name: Name) =>
  lazy(async () => ({ default: (await lowerBlocks())[name] }));
const HomeShelf = lowerBlock('HomeShelf');
const TilesBlock = lowerBlock('TilesBlock');
// It comes in front of what is there, so it comes after it.
const Announcement = lowerBlock('Announcement');

/** What the shop wants seen first: promotions, rates, and four lists of products. Every block stands for itself. */
export function Home() {
  return (
    <QueryState query={useApplication()} pending={<WaitingHome />}>
      {(application) => <LoadedHome application={application} />}
    </QueryState>
  );
}

/** Asks for the showcase before the page is there. Never rejects: the page asks again for what failed, and tells. */
export const prefetchHome = (queries: QueryClient, identity: Identity): Promise<void> =>
  queries.prefetchQuery(promotionsOfQuery(identity, 'showcase'));

const levels = [1, 2, 3, 4] as const;
type Level = (typeof levels)[number];
/** The key of a list of products, spelled as the backend spells it. */
const shelfKey = (level: Level) => `home.produtcs.level${level}`;

/**
 * Asks for what stands below the showcase while the code that shows it is on its way, and after the first picture, whose
 * connections it would take. What fails is asked for again, and told, by what shows it.
 */
function usePrefetchedBlocks(identity: Identity): void {
  const queries = useQueryClient();
  useEffect(() => {
    void queries.prefetchQuery(promotionsOfQuery(identity, 'tiles'));
    levels.forEach((level) => queries.prefetchQuery(productSliderQuery(identity, shelfKey(level))));
  }, [queries, identity]);
}

/** Prices depend on who is signed in, so nothing is asked for before that is known. */
const WaitingHome = () => (
  <div className={css.page}>
    <div className={css.top}>
      <ShowcaseSkeleton />
    </div>
    <ProductShelfSkeleton isSignedIn />
    <PromotionTilesSkeleton />
    <ProductShelfSkeleton isSignedIn />
  </div>
);

function LoadedHome({ application }: { application: Application }) {
  const { identity, rates } = application;
  const form = setting(application, 'home.vitrin.productlist.type') === 'list' ? 'list' : 'carousel';
  usePrefetchedBlocks(identity);
  const shelf = (level: Level) => (
    <Suspense fallback={<ProductShelfSkeleton isSignedIn={identity.isAuth} />}>
      <HomeShelf identity={identity} sliderKey={shelfKey(level)} form={form} />
    </Suspense>
  );
  return (
    <div className={css.page}>
      <VisuallyHidden>
        <h1>{setting(application, 'firmaadi') || 'Ana Sayfa'}</h1>
      </VisuallyHidden>
      <div className={css.top}>
        <ShowcaseBlock
          identity={identity}
          form={setting(application, 'home.vitrin.tipi') === 'slider' ? 'slider' : 'carousel'}
        />
        <RateStrip rates={rates} />
      </div>
      {shelf(1)}
      <Suspense fallback={<PromotionTilesSkeleton />}>
        <TilesBlock identity={identity} />
      </Suspense>
      {shelf(2)}
      {shelf(3)}
      {shelf(4)}
      <Suspense>
        <Announcement identity={identity} />
      </Suspense>
    </div>
  );
}
