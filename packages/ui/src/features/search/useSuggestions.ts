import { useQuery } from '@tanstack/react-query';
import { isApiError } from '@vitrin/api-client/apiError';
import { autocompleteQuery } from '@vitrin/api-client/search/suggestions';
import type { Identity } from '@vitrin/api-client/identity';
import type { Product } from '@vitrin/api-client/product/readProduct';
import { useCallback } from 'react';
import { useSettled } from '../../primitives/Combobox/useSettled.ts';
import { foldTurkish } from '../../text/turkish.ts';
import { exactFirst } from './exactMatch.ts';
import { readAsAmerican } from '../../text/foldCode.ts';

/** How long nobody types before the shop is asked, in ms. */
const delay = 350;

/** What there is to show for a text. */
export type Suggestions =
  | { readonly kind: 'idle' | 'loading' }
  | {
      readonly kind: 'failed';
      /** The shop gave no answer within the 8 s a search may take. */
      readonly isTimeout: boolean;
      readonly isRetrying: boolean;
      readonly onRetry: () => void;
    }
  | {
      readonly kind: 'found';
      /** The text they answer. */
      readonly query: string;
      /** Best first, and what is meant exactly before it. */
      readonly products: readonly Product[];
      /** False while they stand in for the answer that is on its way. */
      readonly isCurrent: boolean;
    };

/** One text goes on from the other: what was found for the one is worth seeing until the other is answered. */
function isRelated(a: unknown, b: string): boolean {
  if (typeof a !== 'string' || a === '' || b === '') return false;
  const [one, other] = [foldTurkish(a), foldTurkish(b)];
  return one.startsWith(other) || other.startsWith(one);
}

/**
 * Products for what is typed, once typing pauses. An answer belongs to its text, so that an older one never replaces a
 * newer one; the question behind it is called off.
 * @param text trimmed
 * @param submitted a text that came with its Enter: it is asked for at once
 * @returns what to show, and a function that asks without waiting for the pause
 */
export function useSuggestions(identity: Identity, text: string, inStockOnly: boolean, submitted = '') {
  const [settled, askNow] = useSettled(text, delay, submitted);
  const query = text === '' ? '' : settled;
  const select = useCallback((products: readonly Product[]) => exactFirst(products, query), [query]);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...autocompleteQuery(identity, query, inStockOnly),
    enabled: query !== '',
    placeholderData: (found, before) => (isRelated(before?.queryKey[3], query) ? found : undefined),
    select,
  });
  // As it was typed there is nothing: it may have come from a scanner of another keyboard.
  const reading = data?.length === 0 && !isPlaceholderData ? readAsAmerican(query) : undefined;
  const read = useQuery({
    ...autocompleteQuery(identity, reading ?? '', inStockOnly),
    enabled: reading !== undefined,
    select,
  });

  const isSettled = query === text;
  const suggestions = ((): Suggestions => {
    if (text === '') return { kind: 'idle' };
    if (data && (isSettled || isRelated(query, text))) {
      const products = (reading !== undefined && read.data) || data;
      return {
        kind: 'found',
        query,
        products,
        isCurrent: isSettled && !isPlaceholderData && !read.isLoading,
      };
    }
    if (!isSettled || !error) return { kind: 'loading' };
    const isTimeout = isApiError(error, 'timeout');
    return { kind: 'failed', isTimeout, isRetrying: isFetching, onRetry: () => void refetch() };
  })();
  return { suggestions, askNow };
}
