import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { words } from '../../text/words.ts';
import { problemWords } from './listWords.ts';
import type { KeptLists } from './store/createKeptLists.ts';
import type { StorageProblem } from '../../store/storageProblem.ts';

/** Stands where the lists cannot be read: nothing of them is lost by it. */
export const ListsFailed = ({ problem, lists }: { problem: StorageProblem; lists: KeptLists }) => (
  <ErrorState title="Listeler açılamadı." retryLabel={words.retry} onRetry={() => void lists.reload()}>
    {problemWords[problem]}
  </ErrorState>
);
