import type { KeptList } from '../store/KeptList.ts';

/** What of a list is handed on: what is to be ordered, and nothing of prices or of whose it is. */
export type ListContents = Pick<KeptList, 'name' | 'rows'>;
