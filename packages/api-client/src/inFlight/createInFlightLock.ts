import { isApiError } from '../apiError.ts';
import type { NameLocks, InFlightLock, WriteRecord, WriteRecords } from './InFlightLock.ts';

/** Joins locks and records to writes that happen once. */
export function createInFlightLock(locks: NameLocks, records: WriteRecords): InFlightLock {
  return {
    get: records.get,
    subscribe: records.subscribe,

    async send(key, { mark = '', work, refOf }) {
      const held = await locks.tryHold(key, async () => {
        const record = records.get(key);
        if (record && (record.state !== 'done' || record.mark === mark)) {
          return { kind: 'stopped', record } as const;
        }
        let sending: WriteRecord = { state: 'sending', at: Date.now(), mark, ref: '' };
        const remark = (next: string) => {
          sending = { ...sending, mark: next };
          records.set(key, sending);
        };
        remark(mark);
        try {
          const answer = await work(remark);
          const ref = refOf(answer);
          records.set(key, ref === undefined ? record : { ...sending, state: 'done', ref });
          return { kind: 'sent', answer } as const;
        } catch (error) {
          const isOpen = !isApiError(error) || error.isOutcomeUnknown;
          records.set(key, isOpen ? openFrom(Date.now(), sending) : record);
          throw error;
        }
      });
      return held ? held.value : { kind: 'elsewhere' };
    },

    async check(key, readBack) {
      const held = await locks.tryHold(key, async () => {
        const found = records.get(key);
        const isLeft = found && found.state !== 'done' && found.openSince === undefined;
        // Nobody is at it any more: its page went away, there is no telling when.
        const record = isLeft ? openFrom(Date.now(), found) : found;
        if (isLeft) records.set(key, record);
        const ref = await readBack(record);
        if (ref === null) records.set(key, undefined);
        else if (ref !== undefined) {
          const { at = Date.now(), mark = '' } = record ?? {};
          records.set(key, { state: 'done', at, mark, ref });
        }
        return records.get(key);
      });
      return held ? held.value : 'elsewhere';
    },
  };
}

const openFrom = (openSince: number, record: WriteRecord): WriteRecord => ({
  ...record,
  state: 'unknown',
  openSince,
});
