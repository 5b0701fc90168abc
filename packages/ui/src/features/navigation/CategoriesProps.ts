import type { Category } from '@vitrin/api-client/navigation/categories';
import type { Id } from '@vitrin/api-client/read/readId';
import type { ReactNode } from 'react';

/** What shows the categories, whether as columns or as a tree, is told. */
export interface CategoriesProps {
  /** Undefined while they are still coming, or when they could not be loaded. */
  categories: readonly Category[] | undefined;
  /** They could not be loaded; asks again. */
  onRetry?: (() => void) | undefined;
  /** The category of the address; without one the server's own mark decides. */
  currentId?: Id | undefined;
  /** Stands beside an entry, in front of what opens it. */
  entryAction?: ((category: Category) => ReactNode) | undefined;
}
