import type { QueryClient } from '@tanstack/react-query';
import { basketKey } from '@vitrin/api-client/basket/basketKey';
import { catalogKey } from '@vitrin/api-client/catalog/catalogKey';
import type { Identity } from '@vitrin/api-client/identity';
import { toasts } from '../../../primitives/Toast/toasts.ts';
import type { WriteState } from '../../../write/WriteState.ts';
import type { AddOutcome } from './addVerified.ts';
import type { Added } from './createAdding.ts';
import * as settling from '../rows/settleRows.ts';
import type { LateAdding } from './lateAdding.ts';
import { tellAdded, tellTakenBack } from './tellAdded.ts';
import type { VerifiedAddOptions } from './useVerifiedAdd.tsx';

/** What takes what was sent out of the rows it came from, and puts it back. */
export type Settling = typeof settling;

interface AddingEnd extends Pick<VerifiedAddOptions, 'onAdded' | 'onTakenBack' | 'tell'> {
  readonly queries: QueryClient;
  readonly identity: Identity;
  readonly takeBack: LateAdding['takeBack'];
}

/** Says how an adding has ended, and takes it back where that is wanted. */
export function finishAdding(end: WriteState | Added, needs: AddingEnd): void {
  const { queries, identity, tell = tellAdded, onAdded, onTakenBack } = needs;
  /** What was written, or may have been, is to be seen. */
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: basketKey(identity) });
    void queries.invalidateQueries({ queryKey: catalogKey(identity) });
  };
  const takeBack = async (outcome: AddOutcome) => {
    const back = await needs.takeBack(outcome);
    if (back === undefined) return;
    refresh();
    if (back.kind === 'refused') toasts.show({ tone: 'critical', title: back.errors.join(' ') });
    if (back.kind !== 'takenBack') return;
    tellTakenBack(back.result, outcome);
    onTakenBack(back.result, settling);
  };

  refresh();
  if (end.kind !== 'added') return;
  const { outcome } = end;
  tell(outcome, () => void takeBack(outcome));
  onAdded(outcome, settling);
}
