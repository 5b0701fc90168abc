import { useEffect, useRef, useState } from 'react';

/** How long the tick shows before the button can be used again, in ms. */
const addedFor = 800;

/**
 * Adds once per press and shows for 0.8 s that it was done. A second press while one is under way does nothing.
 * @param onAdd true when it was added; tells its own failure
 */
export function useAdding(onAdd: () => Promise<boolean>) {
  const [state, setState] = useState<'normal' | 'adding' | 'added'>('normal');
  const busy = useRef(false);

  useEffect(() => {
    if (state !== 'added') return;
    const timer = setTimeout(() => setState('normal'), addedFor);
    return () => clearTimeout(timer);
  }, [state]);

  const add = async () => {
    // State is not there yet for the second click of a double click.
    if (busy.current) return;
    busy.current = true;
    setState('adding');
    const added = await onAdd();
    busy.current = false;
    setState(added ? 'added' : 'normal');
  };

  return { state, add };
}
