import { readRaw } from '@vitrin/api-client/read/readText';
import { storedKeys } from '@vitrin/api-client/stored/storedKeys';
import { storedValue } from '@vitrin/api-client/stored/storedValue';

/**
 * The company this browser acted for last, so that the next page keeps a place for saying it; undefined when for its own. A
 * delegation holds in all tabs.
 */
export const delegationMemory = storedValue(storedKeys.delegation, (value) =>
  value === undefined ? undefined : readRaw(value),
);
