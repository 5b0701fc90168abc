import { missing } from './formatAmount.ts';

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A calendar date `yyyy-MM-dd` as `dd.MM.yyyy`; a dash where there is none. */
export function formatDate(date: string | null | undefined): string {
  const parts = isoDate.exec(date ?? '');
  return parts ? `${parts[3]}.${parts[2]}.${parts[1]}` : missing;
}

/** Today's calendar date in Türkiye, `yyyy-MM-dd`, whatever zone the device is set to and however it writes dates. */
export function todayInIstanbul(now: Date = new Date()): string {
  // Turkey has been three hours ahead all year round since 2016.
  return new Date(now.getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
}
