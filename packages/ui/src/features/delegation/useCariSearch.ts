import { useQuery } from '@tanstack/react-query';
import { type Cari, cariSearchQuery } from '@vitrin/api-client/delegation/companies';
import type { Identity } from '@vitrin/api-client/identity';
import { useSettled } from '../../primitives/Combobox/useSettled.ts';

/** How long nobody types before the shop is asked, in ms. */
const delay = 350;
/** With fewer letters everything would be found. */
const fewestLetters = 2;

/** What there is to show for a text. */
export type CariSearch =
  | { readonly kind: 'idle' | 'loading' }
  | { readonly kind: 'failed'; readonly isRetrying: boolean; readonly onRetry: () => void }
  | { readonly kind: 'found'; readonly companies: readonly Cari[] };

/** Companies the member may act for, once typing pauses; none for fewer than two letters and none after a failure. */
export function useCariSearch(identity: Identity, text: string): CariSearch {
  const asked = text.trim().length < fewestLetters ? '' : text.trim();
  const [query] = useSettled(asked, delay, '');
  const { data, isError, isFetching, refetch } = useQuery({
    ...cariSearchQuery(identity, query),
    enabled: asked !== '' && query !== '',
  });
  if (asked === '') return { kind: 'idle' };
  if (query !== asked) return { kind: 'loading' };
  if (isError) return { kind: 'failed', isRetrying: isFetching, onRetry: () => void refetch() };
  return data ? { kind: 'found', companies: data } : { kind: 'loading' };
}
