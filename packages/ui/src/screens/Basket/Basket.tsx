import { type Identity, identityKey } from '@vitrin/api-client/identity';
import { mayHaveDraft } from '@vitrin/api-client/drafts';
import { useApplication } from '@vitrin/api-client/application/useApplication';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { emptyBasket } from '../../features/basket/basketWords.ts';
import { OrderPanel } from '../../features/basket/OrderPanel/OrderPanel.tsx';
import { useBasket } from '../../features/basket/useBasket.ts';
import type { OrderState } from '../../features/basket/createOrdering.ts';
import { useOrder } from '../../features/basket/useOrder.ts';
import { selectionsDraft } from '../../features/catalog/selectionsDraft.ts';
import { paths } from '../../paths.ts';
import { Breadcrumb } from '../../primitives/Breadcrumb/Breadcrumb.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { CartIcon } from '../../primitives/Icon/CartIcon.tsx';
import { LinkButton } from '../../primitives/Link/LinkButton.tsx';
import { useLazyComponent } from '../../primitives/useLazyComponent.ts';
import { QueryFailure, QueryState } from '../../query/QueryState.tsx';
import { formatCount } from '../../text/formatAmount.ts';
import { routes } from '../../routes.ts';
import { words } from '../../text/words.ts';
import { isOpen } from '../../write/OpenWrite.tsx';
import * as css from './Basket.css.ts';
import { BasketSkeleton } from './BasketSkeleton.tsx';
import { BasketView } from './BasketView.tsx';

export interface BasketProps {
  /** The basket has become an order. */
  onCheckout: (orderId: string) => void;
}

/** What the dealer is about to order. */
export function Basket({ onCheckout }: BasketProps) {
  const application = useApplication();
  if (application.data) {
    const { identity } = application.data;
    // Another identity has another basket and other orders.
    return <LoadedBasket key={identityKey(identity)} identity={identity} onCheckout={onCheckout} />;
  }
  return (
    <Page count={0}>
      <QueryState query={application} {...standIn} />
    </Page>
  );
}

function LoadedBasket({ identity, onCheckout }: BasketProps & { identity: Identity }) {
  const { basket, queue, failure } = useBasket(identity);
  const ordering = useOrder(identity, onCheckout);
  const { Component: Waiting, fetch: fetchWaiting } = useLazyComponent(loadWaiting);
  const bringWaiting = useEffectEvent(() => {
    if (mayHaveDraft(selectionsDraft, identityKey(identity))) void fetchWaiting();
  });
  // While the basket is being asked for, so that it comes with the rows. Nothing is typed into a list from here.
  useEffect(() => bringWaiting(), []);
  const { data } = basket;
  if (!data) {
    return (
      <Page count={0}>
        <QueryState query={basket} {...standIn} />
      </Page>
    );
  }
  return (
    <Page count={data.lines.length}>
      {Waiting && <Waiting identity={identity} />}
      {data.lines.length > 0 ? (
        <BasketView identity={identity} basket={data} failure={failure} queue={queue} ordering={ordering} />
      ) : ordering.state.kind === 'ordered' ? (
        <BasketSkeleton />
      ) : mayBeTaken(ordering.state) ? (
        <div className={css.alone}>
          <OrderPanel
            state={ordering.state}
            isOverStock={false}
            onOrder={() => {}}
            onCheck={ordering.check}
          />
        </div>
      ) : failure ? (
        <QueryFailure {...failure}>{standIn.failed}</QueryFailure>
      ) : (
        <EmptyState
          icon={<CartIcon size="xl" />}
          title={emptyBasket}
          actions={
            <>
              <LinkButton tone="brand" href={paths.allProducts.to()}>
                Alışverişe Devam Et
              </LinkButton>
              <LinkButton href={paths.quickOrder.to()}>{routes.quickOrder.title}</LinkButton>
            </>
          }
        />
      )}
    </Page>
  );
}

/** What waits in lists, and with it all that puts products into the basket: not loaded where nothing was typed into one. */
const loadWaiting = async () => (await import('./BasketWaiting.tsx')).BasketWaiting;

const standIn = { pending: <BasketSkeleton />, failed: 'Sepetiniz yüklenemedi.' };

/** The order may have been taken and left the basket empty. */
const mayBeTaken = (state: OrderState) => isOpen(state) || state.kind === 'gone';

/** Title and place of the screen, whatever stands below. */
function Page({ count, children }: { count: number; children: ReactNode }) {
  const title = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    // The last row went away with the focus in it: without a place to go the keyboard would start at the top.
    if (before.current > 0 && count === 0 && document.activeElement === document.body) title.current?.focus();
    before.current = count;
  }, [count]);
  return (
    <div className={css.page}>
      <Breadcrumb label={words.breadcrumb} crumbs={[{ title: routes.basket.title }]} />
      <div className={css.title} ref={title} tabIndex={-1}>
        <Heading level={1}>{routes.basket.title}</Heading>
        {count > 0 && <span className={css.count}>{formatCount(count)} farklı ürün</span>}
      </div>
      {children}
    </div>
  );
}
