import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { basketKey } from '@vitrin/api-client/basket/basketKey';
import { once } from '@vitrin/api-client/queries/queryDefaults';
import type { Identity } from '@vitrin/api-client/identity';
import { tellNotLoaded } from '../../query/tellNotLoaded.ts';
import { runMutation } from '../../write/runMutation.ts';
import { useRestoreLines } from './useRestoreLines.ts';

const clearingOf = (identity: Identity) => ({ mutationKey: [...basketKey(identity), 'clear'] });

/**
 * Whether the basket is being emptied, which goes on while its screen is left: whoever comes back meanwhile, or looks into
 * the mini basket, must neither remove rows a second time nor order what is left.
 */
export const useIsClearing = (identity: Identity): boolean => useIsMutating(clearingOf(identity)) > 0;

/**
 * Empties the basket row by row, since the backend knows no other way, and offers to put everything back. Stops at the
 * first row that cannot be removed and says how far it came, by what the server then has. What does it comes with the press.
 */
export function useClearBasket(identity: Identity) {
  const queries = useQueryClient();
  const restore = useRestoreLines(identity);
  const clearing = clearingOf(identity);
  const isPending = useIsClearing(identity);

  const clear = async () => {
    if (queries.isMutating(clearing) > 0) return;
    const mutationFn = async () => {
      const code = await import('./clearBasket.ts').catch(() => undefined);
      if (code === undefined) return tellNotLoaded(() => void clear());
      await code.clearBasket(queries, identity, restore);
      await queries.invalidateQueries({ queryKey: basketKey(identity) });
    };
    await runMutation(queries, { ...clearing, ...once, mutationFn }, undefined);
  };

  return { clear, isPending };
}
