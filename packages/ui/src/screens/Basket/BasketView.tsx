import { type Identity, identityKey } from '@vitrin/api-client/identity';
import type { Basket, BasketLine } from '@vitrin/api-client/basket/basket';
import type { Id } from '@vitrin/api-client/read/readId';
import { useEffect, useRef } from 'react';
import { BasketTable } from '../../features/basket/BasketTable/BasketTable.tsx';
import { BasketTotals } from '../../features/basket/BasketTotals/BasketTotals.tsx';
import type { LineQueue } from '../../features/basket/LineQueue.ts';
import { exceedsStock, orderableLimit } from '../../features/basket/describeRow.ts';
import { OrderNote } from '../../features/basket/OrderNote/OrderNote.tsx';
import { orderNotes } from '../../features/basket/orderNotes.ts';
import { OrderPanel } from '../../features/basket/OrderPanel/OrderPanel.tsx';
import { TotalsFailed, type TotalsFailedProps } from '../../features/basket/TotalsFailed/TotalsFailed.tsx';
import { useClearBasket } from '../../features/basket/useClearBasket.ts';
import type { Ordering } from '../../features/basket/useOrder.ts';
import { useRemoveLine } from '../../features/basket/useRemoveLine.ts';
import { VariationBox } from '../../features/basket/VariationBox/VariationBox.tsx';
import type { SavableList } from '../../features/lists/SavableList.ts';
import { SaveToList } from '../../features/lists/SaveToList.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { TrashIcon } from '../../primitives/Icon/TrashIcon.tsx';
import { missing } from '../../text/formatAmount.ts';
import { formatDate, todayInIstanbul } from '../../text/formatDate.ts';
import { words } from '../../text/words.ts';
import * as css from './Basket.css.ts';

interface BasketViewProps {
  identity: Identity;
  basket: Basket;
  /** The basket could not be read again: what it costs is not known any more. */
  failure: TotalsFailedProps | undefined;
  queue: LineQueue;
  ordering: Ordering;
}

/** A basket with something in it: rows, note, totals, and the order. */
export function BasketView({ identity, basket, failure, queue, ordering }: BasketViewProps) {
  const owner = identityKey(identity);
  const remove = useRemoveLine(identity, queue, basket.id);
  const { clear, isPending: isClearing } = useClearBasket(identity);
  const rows = useRef<HTMLDivElement>(null);
  const shownRow = useRef<Id>(undefined);
  // What is ordered is what is shown: nothing of it is changed while the order is on its way.
  const isOrdering = ['sending', 'checking', 'ordered'].includes(ordering.state.kind);
  // What failed was told; coming back later finds the basket as it is.
  useEffect(() => () => queue.clearFailures(), [queue]);

  const tooMany = basket.lines.flatMap((line) => {
    const limit = orderableLimit(line);
    return exceedsStock(line, queue.get(line.rowId)) && limit !== undefined ? [{ line, limit }] : [];
  });
  const hinders = (line: BasketLine) => {
    const state = queue.get(line.rowId);
    return state.failure !== undefined || (basket.hideOrderButton && exceedsStock(line, state));
  };
  const hindering = basket.lines.filter(hinders);
  /** Leads to the next row that hinders, after the one it led to last. */
  const goToNext = () => {
    const at = basket.lines.findIndex(({ rowId }) => rowId === shownRow.current);
    const next = basket.lines.slice(at + 1).find(hinders) ?? hindering[0];
    const field = next && fieldOf(rows.current, String(next.rowId));
    if (!field) return;
    shownRow.current = next.rowId;
    field.focus();
    field.scrollIntoView({ block: 'center' });
  };
  const lowerAll = () => {
    tooMany.forEach(({ line, limit }) => queue.set({ ...line, basketId: basket.id }, limit));
    queue.flush();
  };
  const savable = (): SavableList => ({
    name: `Sepet ${formatDate(todayInIstanbul())}`,
    origin: { kind: 'basket' },
    lines: basket.lines.map(({ rowId, code, quantity }) => ({
      code,
      quantity: queue.get(rowId).quantity ?? quantity,
    })),
  });
  const placeOrder = () => {
    const invalid = queue.firstInvalid();
    if (invalid === undefined) ordering.order(basket.id, orderNotes.read(owner, basket.id));
    else fieldOf(rows.current, String(invalid))?.focus();
  };

  return (
    <div className={css.layout}>
      <div>
        <div ref={rows} inert={isClearing || isOrdering}>
          <BasketTable basket={basket} queue={queue} onRemove={remove} />
        </div>
        <div className={css.foot} inert={isOrdering}>
          <div className={css.note}>
            <OrderNote key={basket.id} owner={owner} basketId={basket.id} />
          </div>
          <div className={css.clear}>
            <SaveToList identity={identity} list={savable} />
            <Button
              tone="quiet"
              icon={<TrashIcon size="sm" />}
              isPending={isClearing}
              pendingLabel="Boşaltılıyor…"
              onPress={() => void clear()}
            >
              Sepeti Boşalt
            </Button>
          </div>
        </div>
      </div>
      <aside className={css.aside} aria-label="Sipariş Özeti">
        <section className={css.summary}>
          <div className={css.summaryTitle}>
            <Heading level={2} look="part">
              Sipariş Özeti
            </Heading>
          </div>
          {failure ? <TotalsFailed {...failure} /> : <BasketTotals sums={basket.sums} />}
        </section>
        <div className={css.order} inert={isClearing}>
          {!failure && (
            // Drawn, not written: the same sum stands above, with what it is made of.
            <p
              className={css.orderTotal}
              data-label={words.grandTotal}
              data-sum={basket.sums.map(({ totalText }) => totalText || missing).join(' + ')}
            />
          )}
          <OrderPanel
            state={ordering.state}
            isOverStock={basket.hideOrderButton}
            hindering={hindering.length}
            onNext={goToNext}
            onLowerAll={tooMany.length > 0 ? lowerAll : undefined}
            onOrder={placeOrder}
            onCheck={ordering.check}
          />
        </div>
        {!failure && basket.variations.length > 0 && (
          <div className={css.variations}>
            {basket.variations.map((variation, index) => (
              <VariationBox key={`${variation.id}-${index}`} variation={variation} sums={basket.sums} />
            ))}
          </div>
        )}
      </aside>
    </div>
  );
}

const fieldOf = (root: HTMLElement | null, rowId: string) =>
  root?.querySelector<HTMLInputElement>(`input[data-row="${CSS.escape(rowId)}"]`);
