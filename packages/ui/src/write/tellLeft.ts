import { toasts } from '../primitives/Toast/toasts.ts';
import type { WriteState, WriteWords } from './WriteState.ts';

/** Says by a notice what went wrong with a write whose screen was left, and what may have. */
export function tellLeft(
  state: WriteState | { readonly kind: string },
  words: WriteWords,
  onUnknown?: { readonly label: string; readonly onPress: () => void },
): void {
  if ('message' in state)
    toasts.show({ tone: 'critical', title: state.message, ...(onUnknown && { action: onUnknown }) });
  if ('errors' in state) toasts.show({ tone: 'critical', title: state.errors.join(' ') || words.failed });
}
