import { askOnce } from '../../../primitives/askOnce.ts';
import type { WriteState } from '../../../write/WriteState.ts';
import type { Adding } from './createAdding.ts';
import { lateWords } from './lateWords.ts';

/** What puts lines into the basket, knows what arrived, takes it back and tells: nobody needs it before a press. */
export const loadAdding = () => import('./verifiedAdding.ts');

export type VerifiedAdding = Awaited<ReturnType<typeof loadAdding>>;

export interface LateAdding extends Adding {
  /** Fetches it ahead of the press. */
  readonly warm: () => void;
}

/**
 * An adding whose code comes with the first press, which is shown and waits for it: nothing that is pressed is lost. Where the code
 * cannot be had, nothing was sent, and that is what is shown; the next press asks again.
 */
export function lateAdding(show: (state: WriteState) => void, create: () => Promise<Adding>): LateAdding {
  const ask = askOnce(create);
  let isThere = false;
  const get = async () => {
    const adding = await ask();
    isThere = true;
    return adding;
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
  const failed: WriteState = { kind: 'refused', errors: [lateWords.failed] };
  return {
    warm: () => void get().catch(() => undefined),
    add: (lines) => when({ kind: 'sending' }, failed, (adding) => adding.add(lines)),
    check: () =>
      when({ kind: 'checking' }, { kind: 'unknown', message: lateWords.unreadable }, (adding) =>
        adding.check(),
      ),
    takeBack: (outcome) => when({ kind: 'sending' }, failed, (adding) => adding.takeBack(outcome)),
  };
}
