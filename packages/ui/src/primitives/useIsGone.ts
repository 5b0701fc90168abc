import { useCallback, useEffect, useRef } from 'react';

/**
 * Whether the component has left the screen, asked by what ends after a while: whoever has gone on to something else by then is
 * told of it by a notice, and is not fetched back.
 */
export function useIsGone(): () => boolean {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return useCallback(() => isGone.current, []);
}
