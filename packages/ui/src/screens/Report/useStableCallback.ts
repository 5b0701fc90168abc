import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same while what it does follows every render: thousands of rows that hold it need not render again. */
export function useStableCallback<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
