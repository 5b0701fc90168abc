import { storedKeys } from '@vitrin/api-client/stored/storedKeys';
import { storedValue } from '@vitrin/api-client/stored/storedValue';

/** How products are shown from the tablet width up; below it there are only compact rows. */
export type ViewMode = 'card' | 'list';

/** The view this device remembers; the table where it remembers none. */
export const viewMode = storedValue(storedKeys.viewMode, (value): ViewMode =>
  value === 'card' ? 'card' : 'list',
);
