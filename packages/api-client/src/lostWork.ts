import { api as here } from './api.ts';
import type { Api } from './client.ts';
import { readField } from './read/readField.ts';

/** What is kept, and for which identity: nobody else gets it back. */
interface Kept {
  readonly owner: string;
  /** Anything JSON can hold; never card data. */
  readonly value: unknown;
}

const keyOf = (name: string) => `vitrin-kept-${name}`;

/**
 * Keeps what was typed when the session is lost, for the way back from the login.
 * @param collect what there is to keep; undefined for nothing
 * @returns the function that ends it
 */
export const keepThroughLoss = (
  name: string,
  collect: () => Kept | undefined,
  api: Pick<Api, 'onSessionLost'> = here,
): (() => void) =>
  api.onSessionLost(() => {
    const kept = collect();
    if (kept === undefined) return;
    try {
      sessionStorage.setItem(keyOf(name), JSON.stringify(kept));
    } catch {
      // Where storage is refused the way back leads to an empty form.
    }
  });

/** What was kept under this name for this identity, once; undefined where there is nothing. */
export function takeBack(name: string, owner: string): unknown {
  try {
    const text = sessionStorage.getItem(keyOf(name));
    if (text === null) return undefined;
    sessionStorage.removeItem(keyOf(name));
    const kept: unknown = JSON.parse(text);
    return readField(kept, 'owner') === owner ? readField(kept, 'value') : undefined;
  } catch {
    return undefined;
  }
}
