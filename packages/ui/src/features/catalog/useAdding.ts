import { useEffect, useState } from 'react';
import { oneAtATime } from '../../write/oneAtATime.ts';

/** Whether something was added; a text where it was, but otherwise than asked, which is to be said at its place. */
export type Added = boolean | string;

/** How long the tick shows before the button can be used again, in ms. */
const addedFor = 800;

/**
 * Adds once per press and shows for 0.8 s that it was done; `note` stays until the next press. A second press while one is under way
 * does nothing.
 * @param onAdd tells its own failure
 */
export function useAdding(onAdd: () => Promise<Added>) {
  const [state, setState] = useState<'normal' | 'adding' | 'added'>('normal');
  const [note, setNote] = useState('');
  const [turn] = useState(() => oneAtATime());

  useEffect(() => {
    if (state !== 'added') return;
    const timer = setTimeout(() => setState('normal'), addedFor);
    return () => clearTimeout(timer);
  }, [state]);

  const add = () =>
    turn.run(async () => {
      setState('adding');
      setNote('');
      const added = await onAdd();
      if (typeof added === 'string') setNote(added);
      setState(added === false ? 'normal' : 'added');
    });

  return { state, add, note };
}
