import { browserRecords } from '@vitrin/api-client/inFlight/browserRecords';
import type { WriteRecords } from '@vitrin/api-client/inFlight/InFlightLock';
import { useState } from 'react';
import { useHasNavigatedAway } from '../primitives/useHasNavigatedAway.ts';
import { useStore } from '../store/createStore.ts';
import { tellLeft } from './tellLeft.ts';
import { unknown, type Standing, type WriteState, type WriteWords } from './WriteState.ts';

interface WriteOnScreen<State, Write> {
  readonly words: WriteWords;
  /** How it stands in this browser, in whichever tab. */
  readonly standing: (records: WriteRecords) => Standing;
  /** What it means that it is done when the screen opens. */
  readonly done?: State;
  readonly create: (show: (state: State) => void, hasNavigatedAway: () => boolean) => Write;
  /** Offered beside the word that nobody knows its end. */
  readonly onUnknown?: { readonly label: string; readonly onPress: () => void };
}

/**
 * A write that must not happen twice, on a screen: one that a reload has left open is open here, too, and who has gone to
 * another screen before it ends is told of what went wrong, and of what may have, by a notice.
 */
export function useWrite<State extends { readonly kind: string }, Write>({
  words,
  standing,
  done,
  create,
  onUnknown,
}: WriteOnScreen<State | WriteState, Write>) {
  const records = browserRecords();
  const hasNavigatedAway = useHasNavigatedAway();
  const record = useStore({ subscribe: records.subscribe, get: () => standing(records) });
  const [state, setState] = useState<State | WriteState>(() => {
    if (record === 'open') return unknown(words.unanswered);
    return (record === 'done' && done) || { kind: 'idle' };
  });
  const show = (next: State | WriteState) => {
    setState(next);
    if (hasNavigatedAway()) tellLeft(next, words, onUnknown);
  };
  const [write] = useState(() => create(show, hasNavigatedAway));
  return {
    state,
    record,
    write,
    hasNavigatedAway,
    /** Begins anew, after whatever was. */
    restart: () => setState({ kind: 'idle' }),
    /** The form has changed: what was refused no longer speaks of it. */
    forget: () =>
      setState((now) => (now.kind === 'refused' || now.kind === 'undone' ? { kind: 'idle' } : now)),
  };
}
