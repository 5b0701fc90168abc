import { words } from '../text/words.ts';
import { toasts } from '../primitives/Toast/toasts.ts';

/** Says that a piece that was pressed for could not be fetched, and offers to fetch it again. */
export const tellNotLoaded = (retry: () => void): void =>
  void toasts.show({
    tone: 'critical',
    title: words.failed,
    action: { label: words.retry, onPress: retry },
  });
