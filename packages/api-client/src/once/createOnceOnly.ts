import { isApiError } from '../apiError.ts';
import type { OnceLocks, OnceOnly, OnceRecords } from './OnceOnly.ts';

/** Joins locks and records to writes that happen once. */
export function createOnceOnly(locks: OnceLocks, records: OnceRecords): OnceOnly {
  return {
    get: records.get,
    subscribe: records.subscribe,

    async send(key, { mark = '', work, refOf }) {
      const held = await locks.tryHold(key, async () => {
        const record = records.get(key);
        if (record && (record.state !== 'done' || record.mark === mark)) {
          return { kind: 'stopped', record } as const;
        }
        const sending = { state: 'sending', at: Date.now(), mark, ref: '' } as const;
        records.set(key, sending);
        try {
          const answer = await work();
          const ref = refOf(answer);
          records.set(key, ref === undefined ? record : { ...sending, state: 'done', ref });
          return { kind: 'sent', answer } as const;
        } catch (error) {
          const isOpen = !isApiError(error) || error.isOutcomeUnknown;
          records.set(key, isOpen ? { ...sending, state: 'unknown' } : record);
          throw error;
        }
      });
      return held ? held.value : { kind: 'elsewhere' };
    },

    async check(key, readBack) {
      const held = await locks.tryHold(key, async () => {
        const record = records.get(key);
        const ref = await readBack(record);
        if (ref === null) records.set(key, undefined);
        else if (ref !== undefined) {
          records.set(key, { at: Date.now(), mark: '', ...record, state: 'done', ref });
        }
        return records.get(key);
      });
      return held ? held.value : 'elsewhere';
    },
  };
}
