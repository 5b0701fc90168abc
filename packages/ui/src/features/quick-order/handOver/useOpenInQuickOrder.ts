import { useQueryClient } from '@tanstack/react-query';
import { type Identity, identityKey } from '@vitrin/api-client/identity';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { useNavigation } from '../../../primitives/Link/NavigationProvider.tsx';
import { tellNotLoaded } from '../../../query/tellNotLoaded.ts';
import type { OrderedLine } from '../list/ListLine.ts';

/**
 * Opens Hızlı Sipariş with more lines. What puts them there is fetched when it is wanted.
 * @returns what opens it, and whether it is about to
 */
export function useOpenInQuickOrder(identity: Identity) {
  const queries = useQueryClient();
  const navigate = useNavigation();
  const [isOpening, setOpening] = useState(false);
  const open = async (lines: readonly OrderedLine[]): Promise<void> => {
    if (isOpening) return;
    setOpening(true);
    try {
      const { handOver } = await import('./handOver.ts');
      if (handOver(queries, identityKey(identity), lines)) navigate(paths.quickOrder.to());
    } catch {
      tellNotLoaded(() => void open(lines));
    } finally {
      setOpening(false);
    }
  };
  return { open, isOpening };
}
