import { addDays, weekday } from '../calendar.ts';
import type { Day } from '../calendar.ts';

const saturday = 5;

/** The day itself, or the Monday after it where it falls on a weekend. */
export const workdayFrom = (day: Day): Day =>
  weekday(day) < saturday ? day : addDays(day, 7 - weekday(day));
