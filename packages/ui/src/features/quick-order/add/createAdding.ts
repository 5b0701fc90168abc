import type { AddLine } from '@vitrin/api-client/basket/addToBasket';
import type { InFlightLock } from '@vitrin/api-client/inFlight/InFlightLock';
import { mayStillArrive } from '@vitrin/api-client/inFlight/mayStillArrive';
import { rejectUnsent } from '@vitrin/api-client/inFlight/rejectUnsent';
import { arrivalLimit } from '@vitrin/api-client/timeLimit';
import { createWrite } from '../../../write/createWrite.ts';
import { unknown, type WriteState } from '../../../write/WriteState.ts';
import { refusalOf } from '../../../write/outcomeOf.ts';
import { type AddOutcome, type AddPort, addVerified, checkAdding } from './addVerified.ts';
import { markAdding, readMark } from './addRecord.ts';
import { addWords } from './addWords.ts';
import { type TakeBackPort, type TakenBack, takeBack } from './takeBack.ts';

/** It is known what became of every line; or what was added is, or has been, taken back. */
export type Added =
  | { readonly kind: 'added'; readonly outcome: AddOutcome }
  | { readonly kind: 'takingBack' }
  | { readonly kind: 'takenBack'; readonly result: TakenBack };

export interface AddingNeeds {
  readonly lock: InFlightLock;
  readonly key: string;
  readonly port: AddPort & TakeBackPort;
  readonly show: (state: WriteState | Added) => void;
  /** What has to end before the basket is read; rejects with an ApiError where nothing may be written now. */
  readonly prepare?: () => Promise<void>;
}

const added = (outcome: AddOutcome): Added => ({ kind: 'added', outcome });

/**
 * Puts lines into the basket and knows what became of them, whatever is pressed, reloaded or opened in another tab; knows
 * nothing of how it is shown. Nothing of it rejects, and each gives how it ended; undefined where something else is under way.
 */
export function createAdding({ lock, key, port, show, prepare }: AddingNeeds) {
  const write = createWrite<Added>({ lock, key, words: addWords, show });

  return {
    add: (lines: readonly AddLine[]) =>
      write.press(async () => {
        await prepare?.();
        return write.send(
          {
            work: async (remark) => {
              let hasLeft = false;
              const keep = (mark: string) => {
                hasLeft = true;
                remark(mark);
              };
              try {
                return await addVerified(lines, port, { remark: (record) => keep(markAdding(record)) });
              } catch (error) {
                if (hasLeft) throw error;
                return rejectUnsent(error);
              }
            },
            // What became of it is known: nothing stands in the way of the next, be it of the same lines.
            refOf: () => undefined,
          },
          added,
          () => unknown(addWords.unanswered),
        );
      }),

    /** Reads the basket for an adding that was left open, also by a page that is gone. */
    check: () =>
      write.alone(async () => {
        let outcome: AddOutcome | undefined;
        const end = await write.readBack(
          async (sent) => {
            const record = readMark(sent?.mark ?? '');
            if (record === undefined) return null;
            outcome = await checkAdding(record, port.readBasket, mayStillArrive(sent, arrivalLimit.write));
            return outcome === undefined ? undefined : null;
          },
          () => unknown(addWords.unanswered),
        );
        return end.kind === 'undone' && outcome ? added(outcome) : end;
      }),

    /** Takes back what an adding has put in. */
    takeBack: (outcome: AddOutcome) =>
      write.alone(async () => {
        show({ kind: 'takingBack' });
        try {
          await prepare?.();
          return { kind: 'takenBack', result: await takeBack(outcome, port) };
        } catch (error) {
          return { kind: 'refused', errors: [refusalOf(error) || 'Ürünler geri alınamadı. Tekrar deneyin.'] };
        }
      }),
  };
}

/** What is done with lines that go into the basket. */
export type Adding = ReturnType<typeof createAdding>;
