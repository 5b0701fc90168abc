/** A calendar date in Türkiye as `yyyy-MM-dd`; such texts compare like the dates. */
export type Day = string;

// Türkiye has kept UTC+3 all year since 2016.
const offset = 3 * 3_600_000;
const dayLength = 86_400_000;

/** The calendar date in Türkiye at an instant. */
export const dayOf = (instant: Date): Day => new Date(instant.getTime() + offset).toISOString().slice(0, 10);

/** Hours and minutes in Türkiye at an instant, as `HH:mm`. */
export const clockOf = (instant: Date): string =>
  new Date(instant.getTime() + offset).toISOString().slice(11, 16);

/** Days since 1970-01-01. */
export const dayNumber = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / dayLength;

/** The date of a number of days since 1970-01-01. */
const dayFromNumber = (number: number): Day => new Date(number * dayLength).toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day => dayFromNumber(dayNumber(day) + days);

/** The same day `months` later or earlier; the last day of the month where the month is shorter. */
export function addMonths(day: Day, months: number): Day {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

/** 0 for Monday to 6 for Sunday. */
export const weekday = (day: Day): number => (dayNumber(day) + 3) % 7;

/** '07.03.2026' */
export const formatDay = (day: Day): string => day.split('-').toReversed().join('.');
