import { useEffect, useEffectEvent } from 'react';

const deeds = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Does something once somebody has begun to do anything on the page, of what is only needed then: code that comes with a press is
 * there before it, and a page that is only opened asks for nothing of it.
 */
export function useOnceActive(work: () => void, isWanted = true): void {
  const begin = useEffectEvent(work);
  useEffect(() => {
    if (!isWanted) return undefined;
    if (navigator.userActivation.hasBeenActive) {
      begin();
      return undefined;
    }
    const job = new AbortController();
    const act = () => {
      job.abort();
      begin();
    };
    for (const deed of deeds)
      document.addEventListener(deed, act, { capture: true, passive: true, signal: job.signal });
    return () => job.abort();
  }, [isWanted]);
}
