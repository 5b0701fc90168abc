import type { InFlightLock, LockedWrite, WriteRecord } from '@vitrin/api-client/inFlight/InFlightLock';
import { oneAtATime } from './oneAtATime.ts';
import { outcomeOf, refusalOf } from './outcomeOf.ts';
import { unknown, type WriteState, type WriteWords } from './WriteState.ts';

export interface WriteNeeds<Done> {
  readonly lock: InFlightLock;
  /** Under what it is remembered in this browser. */
  readonly key: string;
  readonly words: WriteWords;
  readonly show: (state: WriteState | Done) => void;
  /** Whether it leads away when it has ended so: then nothing more is sent. */
  readonly isLast?: (end: WriteState | Done) => boolean;
  /** Another tab is at it. */
  readonly onElsewhere?: () => void;
}

/**
 * A write that must not happen twice, whatever is pressed, reloaded or opened in another tab; knows nothing of how it is
 * shown. Nothing of it rejects.
 */
export function createWrite<Done extends { readonly kind: string }>(needs: WriteNeeds<Done>) {
  type End = WriteState | Done;
  const { lock, key, words, show } = needs;
  const turn = oneAtATime();

  const elsewhere = (): End => {
    needs.onElsewhere?.();
    return unknown(words.elsewhere);
  };

  /** Does something as the one thing under way, and shows how that ended; undefined where something else is. */
  const alone = (work: () => Promise<End>): Promise<End | undefined> =>
    turn.run(async () => {
      const end = await work();
      show(end);
      return end;
    }, needs.isLast);

  return {
    alone,

    /** What is pressed to send it. */
    press: (work: () => Promise<End>) =>
      alone(async () => {
        show({ kind: 'sending' });
        try {
          return await work();
        } catch (error) {
          if (outcomeOf(error) === 'unknown') return unknown(words.unanswered);
          return { kind: 'refused', errors: [refusalOf(error) || words.failed] };
        }
      }),

    /**
     * Sends it where nothing stands in the way. Rejects with the error of its work.
     * @param onDone what it means that it is done already
     */
    async send<T>(
      write: LockedWrite<T>,
      onAnswer: (answer: T) => End,
      onDone: (record: WriteRecord) => End | Promise<End>,
    ): Promise<End> {
      const result = await lock.send(key, write);
      if (result.kind === 'elsewhere') return elsewhere();
      if (result.kind === 'sent') return onAnswer(result.answer);
      return result.record.state === 'done' ? onDone(result.record) : unknown(words.unanswered);
    },

    /** Finds out whether it was carried out; `read` is asked as by the lock's `check`. */
    async readBack(
      read: Parameters<InFlightLock['check']>[1],
      onDone: (record: WriteRecord) => End,
    ): Promise<End> {
      show({ kind: 'checking' });
      try {
        const record = await lock.check(key, read);
        if (record === 'elsewhere') return elsewhere();
        if (record === undefined) return { kind: 'undone' };
        return record.state === 'done' ? onDone(record) : unknown(words.early);
      } catch {
        return unknown(words.unreadable);
      }
    },
  };
}
