import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { words } from '../../text/words.ts';
import { ListFileMenu } from './ListFileMenu.tsx';
import type { NewList } from './store/KeptList.ts';
import { saveAsFileWord } from './saveAsFileWord.ts';

export interface UnsavedListProps {
  /** Why it is not kept, and what to do about it. */
  reason: string;
  /** As it was to be kept. */
  list: Pick<NewList, 'name' | 'rows'>;
  /** Tries once more; left out where another press does. */
  onRetry?: () => void;
}

/** Says that a list, or a change of it, is not kept, and offers it as a file. */
export function UnsavedList({ reason, list, onRetry }: UnsavedListProps) {
  return (
    <Alert
      tone="critical"
      title="Liste kaydedilemedi."
      actions={
        <>
          {onRetry && <Button onPress={onRetry}>{words.retry}</Button>}
          {list.rows.length > 0 && <ListFileMenu list={list}>{saveAsFileWord}</ListFileMenu>}
        </>
      }
    >
      {reason}
    </Alert>
  );
}
