import { words } from '../text/words.ts';
import { toasts } from '../primitives/Toast/toasts.ts';

/** Says that something failed, and offers to try it again. */
export const tellFailed = (title: string, retry: () => void): void =>
  void toasts.show({ tone: 'critical', title, action: { label: words.retry, onPress: retry } });

/** Says that a piece that was pressed for could not be fetched, and offers to fetch it again. */
export const tellNotLoaded = (retry: () => void): void => tellFailed(words.failed, retry);
