import { useQueryClient } from '@tanstack/react-query';
import type { AddLine } from '@vitrin/api-client/basket/addToBasket';
import type { BasketLine } from '@vitrin/api-client/basket/basket';
import type { Identity } from '@vitrin/api-client/identity';
import { useCallback } from 'react';
import { tellNotLoaded } from '../../query/tellNotLoaded.ts';

/** Rows as they can be added again: the backend takes whole quantities only. */
export const linesToRestore = (lines: readonly BasketLine[]): readonly AddLine[] =>
  lines.flatMap(({ productId, quantity }) =>
    quantity !== undefined && Number.isSafeInteger(quantity) ? [{ productId, quantity }] : [],
  );

export type RestoreLines = (lines: readonly AddLine[], left?: number) => Promise<void>;

/**
 * Puts removed lines back in one go and says how it went, `left` being how many cannot be; where the answer is missing, it
 * is not tried twice. The notice that offers it may outlive the identity they were removed for: nothing is put into the
 * basket of another one. What does it comes with the press.
 */
export function useRestoreLines(identity: Identity) {
  const queries = useQueryClient();
  return useCallback(
    async function restore(lines: readonly AddLine[], left = 0): Promise<void> {
      const code = await import('./restoreLines.ts').catch(() => undefined);
      if (code) await code.restoreLines(queries, identity, lines, left);
      else tellNotLoaded(() => void restore(lines, left));
    },
    [queries, identity],
  );
}
