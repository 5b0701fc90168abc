const dayFirst = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})$/;
const yearFirst = /^(\d{4})([./-])(\d{1,2})\2(\d{1,2})$/;
const joined = /^(\d{2})(\d{2})(\d{4})$/;

/** Before it nothing is dated that a range is asked for: such a year was another notation. */
const firstYear = 1900;

/**
 * A day as people and programs write it, as `yyyy-MM-dd`: `27.11.2026`, `27/11/2026`, `2026-11-27`, `27112026`, `27.11.26`.
 * Undefined for what is none, and for what would have to be guessed: a month never stands first.
 */
export function readDay(text: string): string | undefined {
  const typed = text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .trim();
  const [year = '', month = '', day = ''] = partsOf(typed);
  const [y, m, d] = [Number(year.padStart(4, '20')), Number(month), Number(day)];
  const exists = m >= 1 && m <= 12 && d >= 1 && d <= new Date(Date.UTC(y, m, 0)).getUTCDate();
  if (!exists || y < firstYear) return undefined;
  return [y, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

function partsOf(text: string): readonly (string | undefined)[] {
  const first = yearFirst.exec(text);
  if (first) return [first[1], first[3], first[4]];
  const last = dayFirst.exec(text);
  if (last) return [last[4], last[3], last[1]];
  const close = joined.exec(text);
  return close ? [close[3], close[2], close[1]] : [];
}
