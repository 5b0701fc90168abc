import { browserLock } from '@vitrin/api-client/inFlight/browserLock';
import type { InFlightLock } from '@vitrin/api-client/inFlight/InFlightLock';
import { useState } from 'react';
import { toasts } from '../primitives/Toast/toasts.ts';
import { useHasNavigatedAway } from '../primitives/useHasNavigatedAway.ts';
import { useStore } from '../store/createStore.ts';
import { unknown, type Standing, type WriteState, type WriteWords } from './WriteState.ts';

interface WriteOnScreen<State, Write> {
  readonly words: WriteWords;
  /** How it stands in this browser, in whichever tab. */
  readonly standing: (lock: InFlightLock) => Standing;
  /** What it means that it is done when the screen opens. */
  readonly done?: State;
  readonly create: (
    lock: InFlightLock,
    show: (state: State) => void,
    hasNavigatedAway: () => boolean,
  ) => Write;
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
  const lock = browserLock();
  const hasNavigatedAway = useHasNavigatedAway();
  const record = useStore({ subscribe: lock.subscribe, get: () => standing(lock) });
  const [state, setState] = useState<State | WriteState>(() => {
    if (record === 'open') return unknown(words.unanswered);
    return (record === 'done' && done) || { kind: 'idle' };
  });
  const show = (next: State | WriteState) => {
    setState(next);
    if (!hasNavigatedAway()) return;
    if ('message' in next)
      toasts.show({ tone: 'critical', title: next.message, ...(onUnknown && { action: onUnknown }) });
    if ('errors' in next) toasts.show({ tone: 'critical', title: next.errors.join(' ') || words.failed });
  };
  const [write] = useState(() => create(lock, show, hasNavigatedAway));
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
