import { toasts } from '../../primitives/Toast/toasts.ts';
import { words } from '../../text/words.ts';
import type { Selection } from './createSelection.ts';

/** Empties a selection and offers to put it back: it may hold the typing of an hour, and its button stands beside others. */
export function clearSelection(selection: Selection): void {
  const typed = selection.texts();
  selection.clear();
  toasts.show({
    tone: 'info',
    title: 'Seçiminiz temizlendi.',
    action: {
      label: words.undo,
      onPress: () => {
        for (const [id, text, name] of typed) {
          // What was typed since then stays.
          if (!selection.get(id)) selection.set(id, text, name);
        }
      },
    },
  });
}
