import { unknown, type WriteState } from '../../../write/WriteState.ts';
import { addWords } from './addWords.ts';
import type { Added, Adding } from './createAdding.ts';

/** What puts lines into the basket, knows what arrived, takes it back and tells: nobody needs it before a press. */
export const loadAdding = () => import('./verifiedAdding.ts');

export interface LateAdding extends Adding {
  /** Fetches it ahead of the press. */
  readonly warm: () => void;
}

/**
 * An adding whose code comes with the first press, which is shown and waits for it: nothing that is pressed is lost. Where the code
 * cannot be had, nothing was sent, and that is what is shown; the next press asks again.
 */
export function lateAdding(
  show: (state: WriteState | Added) => void,
  create: () => Promise<Adding>,
): LateAdding {
  let coming: Promise<Adding> | undefined;
  let isThere = false;
  const get = async () => {
    coming ??= create();
    try {
      const adding = await coming;
      isThere = true;
      return adding;
    } catch (error) {
      coming = undefined;
      throw error;
    }
  };
  const when = async <T>(
    waiting: WriteState,
    missing: WriteState,
    work: (adding: Adding) => Promise<T>,
  ): Promise<T | undefined> => {
    if (!isThere) show(waiting);
    let adding: Adding;
    try {
      adding = await get();
    } catch {
      show(missing);
      return undefined;
    }
    return work(adding);
  };
  const notSent: WriteState = { kind: 'refused', errors: [addWords.failed] };
  return {
    warm: () => void get().catch(() => undefined),
    add: (lines) => when({ kind: 'sending' }, notSent, (adding) => adding.add(lines)),
    check: () => when({ kind: 'checking' }, unknown(addWords.unreadable), (adding) => adding.check()),
    takeBack: (outcome) => when({ kind: 'sending' }, notSent, (adding) => adding.takeBack(outcome)),
  };
}
