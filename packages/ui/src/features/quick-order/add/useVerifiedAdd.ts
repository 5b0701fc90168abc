import { useQueryClient } from '@tanstack/react-query';
import type { AddLine } from '@vitrin/api-client/basket/addToBasket';
import { basketKey } from '@vitrin/api-client/basket/basketKey';
import { catalogKey } from '@vitrin/api-client/catalog/catalogKey';
import type { Identity } from '@vitrin/api-client/identity';
import type { InFlightLock } from '@vitrin/api-client/inFlight/InFlightLock';
import { useState } from 'react';
import { toasts } from '../../../primitives/Toast/toasts.ts';
import { formatCount } from '../../../text/formatAmount.ts';
import { words } from '../../../text/words.ts';
import { standingOf, type WriteState } from '../../../write/createWrite.ts';
import { useWrite } from '../../../write/useWrite.ts';
import { addKey } from './addRecord.ts';
import { addedBeyond, type AddOutcome, type AddProgress } from './addVerified.ts';
import { addedOf, addWords } from './addWords.ts';
import { basketPort } from './basketPort.ts';
import { type Added, createAdding } from './createAdding.ts';
import type { TakenBack } from './takeBack.ts';

export interface VerifiedAddOptions {
  /** What has to end before the basket is read (`settleBasket`); rejects where nothing may be written now. */
  readonly prepare: (lock: InFlightLock) => Promise<void>;
  /** It is known what became of every line: what was added leaves the list. Also of an adding that an earlier page left open. */
  readonly onAdded: (outcome: AddOutcome) => void;
  /** Says how an adding ended and offers to take it back; a notice where nothing else does. */
  readonly tell?: (outcome: AddOutcome, takeBack: () => void) => void;
  /** What was added has been taken back, as far as `result` says: it belongs into the list again. */
  readonly onTakenBack: (result: TakenBack, outcome: AddOutcome) => void;
}

/**
 * Puts lines into the basket and says by the basket what arrived, with 'Geri Al'; `state` is for `OpenWrite`, with `check`.
 * Goes on when the screen is left.
 */
export function useVerifiedAdd(identity: Identity, options: VerifiedAddOptions) {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<AddProgress>({ done: 0, all: 0 });
  const { state, write, forget } = useWrite<Added, ReturnType<typeof createAdding>>({
    words: addWords,
    standing: (lock) => standingOf(lock, addKey(identity)),
    create: (lock, show) =>
      createAdding({
        lock,
        key: addKey(identity),
        port: basketPort(queries, identity),
        show,
        onProgress: setProgress,
        prepare: () => options.prepare(lock),
      }),
  });

  /** What was written, or may have been, is to be seen. */
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: basketKey(identity) });
    void queries.invalidateQueries({ queryKey: catalogKey(identity) });
  };

  const takeBack = async (outcome: AddOutcome) => {
    const end = await write.takeBack(outcome);
    if (end === undefined) return;
    refresh();
    if (end.kind === 'refused') toasts.show({ tone: 'critical', title: end.errors.join(' ') });
    if (end.kind !== 'takenBack') return;
    tellTakenBack(end.result, outcome);
    options.onTakenBack(end.result, outcome);
  };

  const finish = (end: WriteState | Added | undefined) => {
    if (end === undefined) return;
    refresh();
    if (end.kind !== 'added') return;
    const { outcome } = end;
    (options.tell ?? tellAdded)(outcome, () => void takeBack(outcome));
    options.onAdded(outcome);
  };

  return {
    state,
    /** Of the products that are being sent, how many are through. */
    progress,
    /** Something is under way, or was left open: nothing can be added. */
    isBusy: busyKinds.has(state.kind),
    add: (lines: readonly AddLine[]) => {
      setProgress({ done: 0, all: lines.length });
      void write.add(lines).then(finish);
    },
    /** Reads the basket for what was left open. */
    check: () => void write.check().then(finish),
    /** The list has changed: what was refused no longer speaks of it. */
    forget,
  };
}

const busyKinds: ReadonlySet<string> = new Set<(WriteState | Added)['kind']>([
  'sending',
  'checking',
  'unknown',
  'takingBack',
]);

function tellAdded(outcome: AddOutcome, undo: () => void): void {
  const { lines, added, refusals } = outcome;
  const isIn = lines.some(({ saved = 0 }) => saved > 0);
  const message = refusals.join(' ');
  toasts.show({
    tone: added === lines.length ? 'success' : isIn ? 'info' : 'critical',
    title: addedOf(outcome),
    ...(message !== '' && { message }),
    ...(isIn && { action: { label: words.undo, onPress: undo } }),
  });
}

function tellTakenBack({ products, isKnown }: TakenBack, outcome: AddOutcome): void {
  const left = products.filter((product) => product.left > 0);
  const more = addedBeyond(outcome);
  if (!isKnown)
    toasts.show({
      tone: 'critical',
      title: 'Eklenen ürünlerin geri alınıp alınmadığı öğrenilemedi.',
      message: 'Lütfen sepetinizi kontrol edin.',
    });
  else if (left.length > 0)
    toasts.show({
      tone: 'critical',
      title: 'Eklenen ürünlerin hepsi geri alınamadı.',
      message: `${formatCount(left.length)} ürün sepetinizde duruyor.`,
    });
  else
    toasts.show({
      tone: 'info',
      title: 'Eklenen ürünler geri alındı.',
      ...(more > 0 && {
        message: `${formatCount(more)} üründe istediğinizden fazla eklenen miktar sepetinizde kaldı.`,
        timeout: null,
      }),
    });
}
