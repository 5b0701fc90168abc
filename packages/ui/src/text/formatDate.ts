import { missing } from './formatAmount.ts';

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A calendar date `yyyy-MM-dd` as `dd.MM.yyyy`; a dash where there is none. */
export function formatDate(date: string | null | undefined): string {
  const parts = isoDate.exec(date ?? '');
  return parts ? `${parts[3]}.${parts[2]}.${parts[1]}` : missing;
}

let inIstanbul: Intl.DateTimeFormat | undefined;

/** Today's calendar date in Türkiye, `yyyy-MM-dd`, whatever zone the device is set to. */
export function todayInIstanbul(now: Date = new Date()): string {
  // Made when it is needed: it takes time that a page without reports does not have.
  inIstanbul ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' });
  return inIstanbul.format(now);
}
