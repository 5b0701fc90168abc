import { useCallback, useEffect, useRef } from 'react';

/**
 * Whether the component has left the screen, asked by what ends after a while: whoever has gone on to something else by then is
 * told of it by a notice, and is not fetched back.
 */
export function useHasNavigatedAway(): () => boolean {
  const here = useRef<string>(undefined);
  useEffect(() => {
    here.current = location.pathname;
    return () => {
      here.current = undefined;
    };
  }, []);
  // What was left stays in sight until the next screen has come; its address is another one before that.
  return useCallback(() => here.current !== location.pathname, []);
}
