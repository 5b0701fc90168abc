/** A calendar date in Europe/Istanbul as `yyyy-MM-dd`; it has no time and no zone, and sorts as text. */
export type CalendarDate = string;

const isoDate = /^(\d{4})[-.](\d{2})[-.](\d{2})$/;
const isoTime =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:[.,]\d+)?(?:(Z)|\s?([+-]\d{2}):?(\d{2})?)?$/i;
const turkish = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?$/;
const wrapped = /^\/Date\((-?\d{1,16})(?:[+-]\d{4})?\)\/$/;

let istanbul: Intl.DateTimeFormat | undefined;

/** The calendar date it is in Istanbul at an instant; undefined for an invalid one. */
export function calendarDateOf(instant: Date): CalendarDate | undefined {
  if (Number.isNaN(instant.getTime())) return undefined;
  istanbul ??= new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Istanbul',
    calendar: 'gregory',
    numberingSystem: 'latn',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const part: Record<string, string> = {};
  for (const { type, value } of istanbul.formatToParts(instant)) part[type] = value;
  return part['era'] === 'AD' ? calendarDate(part['year'], part['month'], part['day']) : undefined;
}

/**
 * Reads a date in the forms the backend uses: ISO 8601 (with a zone it is an instant, without one a calendar date),
 * `/Date(ms)/`, `dd.MM.yyyy` and `yyyy.MM.dd`. Undefined for what is no date and for the placeholders 0001 and 1900.
 */
export function readDate(value: unknown): CalendarDate | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const iso = isoDate.exec(text) ?? isoTime.exec(text);
  if (iso) {
    const [, year, month, day, time, utc, hours, minutes = '00'] = iso;
    const zone = utc ? 'Z' : hours && `${hours}:${minutes}`;
    const date = calendarDate(year, month, day);
    // Engines take 30 February for 2 March.
    return date && zone ? calendarDateOf(new Date(`${date}T${time}${zone}`)) : date;
  }
  const day = turkish.exec(text);
  if (day) return calendarDate(day[3], day[2], day[1]);
  const instant = wrapped.exec(text);
  return instant ? calendarDateOf(new Date(Number(instant[1]))) : undefined;
}

function calendarDate(year = '', month = '', day = ''): CalendarDate | undefined {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const exists = m >= 1 && m <= 12 && d >= 1 && d <= new Date(Date.UTC(y, m, 0)).getUTCDate();
  if (!exists || y <= 1900 || y > 9999) return undefined;
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
