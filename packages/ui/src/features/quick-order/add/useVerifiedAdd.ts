import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { AddLine } from '@vitrin/api-client/basket/addToBasket';
import { basketKey } from '@vitrin/api-client/basket/basketKey';
import { catalogKey } from '@vitrin/api-client/catalog/catalogKey';
import type { Identity } from '@vitrin/api-client/identity';
import type { InFlightLock } from '@vitrin/api-client/inFlight/InFlightLock';
import { useState } from 'react';
import { toasts } from '../../../primitives/Toast/toasts.ts';
import { useWrite } from '../../../write/useWrite.ts';
import { standingOf, type WriteState } from '../../../write/WriteState.ts';
import { addKey } from './addKey.ts';
import type { AddOutcome, AddProgress } from './addVerified.ts';
import { addWords } from './addWords.ts';
import type { Added } from './createAdding.ts';
import { type LateAdding, lateAdding, loadAdding } from './lateAdding.ts';
import type { TakenBack } from './takeBack.ts';

export interface VerifiedAddOptions {
  /** Fetches what lets end what has to before the basket is read; it rejects where nothing may be written now. */
  readonly loadSettle: () => Promise<
    (queries: QueryClient, identity: Identity, lock: InFlightLock) => Promise<void>
  >;
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
  const { state, write, forget } = useWrite<Added, LateAdding>({
    words: addWords,
    standing: (lock) => standingOf(lock, addKey(identity)),
    create: (lock, show) =>
      lateAdding(show, async () => {
        const [{ createAdding, basketPort }, settle] = await Promise.all([
          loadAdding(),
          options.loadSettle(),
        ]);
        return createAdding({
          lock,
          key: addKey(identity),
          port: basketPort(queries, identity),
          show,
          onProgress: setProgress,
          prepare: () => settle(queries, identity, lock),
        });
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
    const { tellTakenBack } = await loadAdding();
    if (end.kind === 'refused') toasts.show({ tone: 'critical', title: end.errors.join(' ') });
    if (end.kind !== 'takenBack') return;
    tellTakenBack(end.result, outcome);
    options.onTakenBack(end.result, outcome);
  };

  const finish = async (end: WriteState | Added | undefined) => {
    if (end === undefined) return;
    refresh();
    if (end.kind !== 'added') return;
    const { outcome } = end;
    const { tellAdded } = await loadAdding();
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
    /** Something will be added soon: what does it comes ahead of the press. */
    warm: write.warm,
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
