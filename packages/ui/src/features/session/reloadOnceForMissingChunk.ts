interface Memory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export interface PageLoad {
  /** Where the last reload is remembered; reading it may throw where storage is refused. */
  readonly memory: () => Memory;
  /** This load is itself a reload: the only sign there is where nothing can be remembered. */
  readonly isReload: boolean;
}

const key = 'vitrin-reloaded-for';

/**
 * Whether the page should be loaded again because a code chunk is gone: true once per failure. After a deploy an old tab
 * asks for files of the old build; loading the page again brings the new ones, and if it does not, once is enough.
 * @param failure what failed, naming the chunk: the same failure twice is not cured by loading again
 */
export function reloadOnceForMissingChunk(failure: string, { memory, isReload }: PageLoad): boolean {
  try {
    const storage = memory();
    const seen = storage.getItem(key) ?? '\n';
    if (seen.includes(`\n${failure}\n`)) return false;
    storage.setItem(key, `${seen}${failure}\n`);
    return true;
  } catch {
    return !isReload;
  }
}
