import { toasts } from '../../primitives/Toast/toasts.ts';
import { words } from '../../text/words.ts';
import { refusalOf } from './listWords.ts';
import { saveAsFileWord } from './saveAsFileWord.ts';
import type { ListOutcome } from './store/createKeptLists.ts';
import type { NewList } from './store/KeptList.ts';

type List = Pick<NewList, 'name' | 'rows'>;

/**
 * Says that a change was not made where there is no place for an `UnsavedList`, and offers the list as a file.
 * @param list as it was to be kept
 */
export const tellUnsaved = (outcome: Exclude<ListOutcome<unknown>, { kind: 'done' }>, list: List): void =>
  void toasts.show({
    tone: 'critical',
    title: refusalOf(outcome),
    ...(list.rows.length > 0 && {
      action: { label: saveAsFileWord, onPress: () => void saveAsFile(list) },
    }),
  });

async function saveAsFile(list: List): Promise<void> {
  try {
    const { saveList } = await import('./saveList.ts');
    await saveList(list, 'xlsx', new AbortController().signal);
  } catch {
    toasts.show({
      tone: 'critical',
      title: 'Dosya hazırlanamadı.',
      action: { label: words.retry, onPress: () => void saveAsFile(list) },
    });
  }
}
