import { autocomplete } from '@vitrin/api-client/search/suggestions';
import { readAsAmerican } from '../../../text/foldCode.ts';
import { createLookup, type Lookup } from './createLookup.ts';
import { delayOf } from './delayOf.ts';

/** Looks codes up in the shop. */
export const createShopLookup = (): Lookup => createLookup({ find, delayOf });

async function find(code: string, signal: AbortSignal) {
  const found = await autocomplete(code, false, signal);
  // As it was typed there is nothing: it may have come from a scanner of another keyboard.
  const american = found.length === 0 ? readAsAmerican(code) : undefined;
  return american === undefined ? found : autocomplete(american, false, signal);
}
