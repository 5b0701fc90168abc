import { useState } from 'react';
import { tellFailed } from '../../query/tellNotLoaded.ts';

/**
 * A file that is made when it is asked for.
 * @param failed said where it cannot be made, beside the offer to try again
 */
export function useMaking(failed: string, make: () => Promise<void>) {
  const [isMaking, setMaking] = useState(false);
  const start = async () => {
    setMaking(true);
    try {
      await make();
    } catch {
      tellFailed(failed, () => void start());
    } finally {
      setMaking(false);
    }
  };
  return { isMaking, start };
}
