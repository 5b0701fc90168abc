const day = 86_400_000;

/** A calendar day `yyyy-MM-dd` as a number of days: no clock and no zone takes part. NaN for what is no day. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / day;

/** The calendar day of such a number. */
export const dayAt = (number: number): string => new Date(number * day).toISOString().slice(0, 10);
