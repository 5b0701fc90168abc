import { readRaw } from '@vitrin/api-client/read/readText';
import { storedKeys } from '@vitrin/api-client/stored/storedKeys';
import { storedValue } from '@vitrin/api-client/stored/storedValue';

const reloadedFor = storedValue(storedKeys.reloadedFor, readRaw);

/**
 * Whether the page should be loaded again because a code chunk is gone: true once per failure. After a deploy an old tab
 * asks for files of the old build; loading the page again brings the new ones, and if it does not, once is enough.
 * @param failure what failed, naming the chunk: the same failure twice is not cured by loading again
 * @param isReload this load is itself a reload: the only sign there is where nothing can be remembered
 */
export function reloadOnceForMissingChunk(failure: string, isReload: boolean): boolean {
  const seen = reloadedFor.get() || '\n';
  if (seen.includes(`\n${failure}\n`)) return false;
  return reloadedFor.set(`${seen}${failure}\n`) || !isReload;
}
