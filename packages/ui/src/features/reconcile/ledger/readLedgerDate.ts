import { type CalendarDate, readDate } from '@vitrin/api-client/read/readDate';
import { dayAt } from '../../../text/dayNumber.ts';
import { foldTurkish } from '../../../text/turkish.ts';

const months = ['oca', 'sub', 'mar', 'nis', 'may', 'haz', 'tem', 'agu', 'eyl', 'eki', 'kas', 'ara'];

/** A day as people write it; the time behind it says nothing of the day. */
const written = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?:[ t]\d{1,2}:\d{2}.*)?$/i;
const spelled = /^(\d{1,2})[ .-]([a-z]{3})[a-z]*[ .-](\d{4})$/;
const compact = /^(20\d{2})(\d{2})(\d{2})$/;
/** What a spreadsheet counts a day as where its cell is no date: 1 January 2000 to the end of 2079, with the hours behind a comma. */
const serial = /^(\d{5})(?:[.,]\d+)?$/;
const serials = { first: 36_526, last: 65_745, beforeUnix: 25_569 };

/**
 * The day of a ledger's row in the ways accounting programs and people write one: `27.11.2026`, `27/11/26`, `27 Kas 2026`,
 * `20261127`, ISO, or the number of a spreadsheet. Undefined for what is none.
 */
export function readLedgerDate(text: string): CalendarDate | undefined {
  const trimmed = text.trim();
  const [, day, month, year] = written.exec(trimmed) ?? [];
  if (day && month && year) return readDate(`${day}.${month}.${year.length === 2 ? `20${year}` : year}`);
  const [, spelledDay, name, spelledYear] = spelled.exec(foldTurkish(trimmed)) ?? [];
  if (spelledDay && name) return readDate(`${spelledDay}.${months.indexOf(name) + 1}.${spelledYear}`);
  const packed = compact.exec(trimmed);
  if (packed) return readDate(packed.slice(1).join('-'));
  const number = Number(serial.exec(trimmed)?.[1]);
  if (number >= serials.first && number <= serials.last) return dayAt(number - serials.beforeUnix);
  return readDate(trimmed);
}
