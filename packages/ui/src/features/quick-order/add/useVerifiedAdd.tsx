import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { AddLine } from '@vitrin/api-client/basket/addToBasket';
import type { Identity } from '@vitrin/api-client/identity';
import type { InFlightLock } from '@vitrin/api-client/inFlight/InFlightLock';
import { isRemembered } from '@vitrin/api-client/inFlight/storedAt';
import { useEffect, useState } from 'react';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { toasts } from '../../../primitives/Toast/toasts.ts';
import { useHasNavigatedAway } from '../../../primitives/useHasNavigatedAway.ts';
import { words } from '../../../text/words.ts';
import type { WriteState } from '../../../write/WriteState.ts';
import { addKey } from './addKey.ts';
import type { AddOutcome } from './addVerified.ts';
import type { Added } from './createAdding.ts';
import type { Settling } from './finishAdding.ts';
import { lateAdding, loadAdding, type VerifiedAdding } from './lateAdding.ts';
import type { TakenBack } from './takeBack.ts';

export interface VerifiedAddOptions {
  /** Fetches what lets end what has to before the basket is read; it rejects where nothing may be written now. */
  readonly loadSettle: () => Promise<
    (queries: QueryClient, identity: Identity, lock: InFlightLock) => Promise<void>
  >;
  /** It is known what became of every line: what was added leaves the list. Also of an adding that an earlier page left open. */
  readonly onAdded: (outcome: AddOutcome, settling: Settling) => void;
  /** Says how an adding ended and offers to take it back; a notice where nothing else does. */
  readonly tell?: (outcome: AddOutcome, takeBack: () => void) => void;
  /** What was added has been taken back, as far as `result` says: it belongs into the list again. */
  readonly onTakenBack: (result: TakenBack, settling: Settling) => void;
}

/** Puts lines into the basket and says by the basket what arrived, with 'Geri Al'. Goes on when the screen is left. */
export function useVerifiedAdd(identity: Identity, options: VerifiedAddOptions) {
  const queries = useQueryClient();
  const hasNavigatedAway = useHasNavigatedAway();
  const [state, show] = useState<WriteState | Added>({ kind: 'idle' });
  const [late, setLate] = useState<VerifiedAdding>();
  const [write] = useState(() => {
    const showLate = (next: WriteState) => {
      show(next);
      if ('errors' in next && hasNavigatedAway())
        toasts.show({ tone: 'critical', title: next.errors.join(' ') });
    };
    return lateAdding(showLate, async () => {
      const [adding, settle] = await Promise.all([loadAdding(), options.loadSettle()]);
      setLate(adding);
      return adding.openAdding({ queries, identity, settle, show, hasNavigatedAway });
    });
  });
  useEffect(() => {
    // An earlier page may have left one open.
    if (isRemembered(addKey(identity))) write.warm();
  }, [identity, write]);

  const finish = async (end: WriteState | Added | undefined) => {
    if (end === undefined) return;
    const { finishAdding } = await loadAdding();
    finishAdding(end, { queries, identity, takeBack: write.takeBack, ...options });
  };

  /** Reads the basket for what was left open. */
  const check = () => void write.check().then(finish);
  return {
    state,
    /** What went wrong, or may have, and what is done about it. */
    notes: (
      <>
        {late && <late.OpenWrite state={state} onCheck={check} />}
        {'errors' in state && <Alert tone="critical">{state.errors.join(' ') || words.failed}</Alert>}
      </>
    ),
    /** Something is under way, or was left open: nothing can be added. */
    isBusy: busyKinds.has(state.kind),
    add: (lines: readonly AddLine[]) => void write.add(lines).then(finish),
    /** Something will be added soon: what does it comes ahead of the press. */
    warm: write.warm,
  };
}

const busyKinds: ReadonlySet<string> = new Set<(WriteState | Added)['kind']>([
  'sending',
  'checking',
  'unknown',
  'takingBack',
]);
