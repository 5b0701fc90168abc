const istanbul = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' });

/** The day in Istanbul so many days before today, `yyyy-MM-dd`. The demo shop has books of the two years before today. */
export const dayBefore = (days: number): string => istanbul.format(Date.now() - days * 86_400_000);

/** A day as the screen writes it, `dd.MM.yyyy`. */
export const shownDay = (day: string): string => day.split('-').toReversed().join('.');

/** From so many days before today up to so many before today, as the address of a report has it. */
export const pageRange = (from: number, to = 0): string => `begin=${dayBefore(from)}&end=${dayBefore(to)}`;

/** The same as the calls of the shop have it. */
export const callRange = (from: number, to = 0): string => pageRange(from, to).replaceAll('-', '.');
