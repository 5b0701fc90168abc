import { createMemory, type PersonalMemory } from '@vitrin/api-client/personal/personalMemory';
import type { ReportType } from '../../routes.ts';
import { todayInIstanbul } from '../../text/formatDate.ts';
import { readRange, type ReportQuery, type ReportRange } from './reportQuery.ts';

const iso = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The day a number of days after a calendar day `yyyy-MM-dd`. Counted in UTC, where every day has 24 hours. */
function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return iso(date.getTime());
}

/** The whole calendar month so many months after that of a day. */
function monthOf(day: string, months = 0): ReportRange {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return {
    start: iso(Date.UTC(year, month - 1 + months, 1)),
    end: iso(Date.UTC(year, month + months, 0)),
  };
}

/** What a report shows before a range is chosen: yesterday and today. */
export const defaultRange = (today: string): ReportRange => ({ start: addDays(today, -1), end: today });

/** The ready-made ranges; month and year are whole calendar periods. The words are the shop's own, odd spelling included. */
export const rangePresets = (today: string): readonly { label: string; range: ReportRange }[] => [
  { label: 'Bugün', range: { start: today, end: today } },
  { label: 'Bu Ay', range: monthOf(today) },
  { label: 'Geçen Ay', range: monthOf(today, -1) },
  { label: 'Bu Yil', range: { start: `${today.slice(0, 4)}-01-01`, end: `${today.slice(0, 4)}-12-31` } },
];

/** The ranges a person (`personKey`) has chosen in this tab, kept per report; where storage is refused, as long as the page lives. */
export function createRangeMemory() {
  const memories = new Map<ReportType, PersonalMemory>();
  const memoryOf = (type: ReportType): PersonalMemory => {
    const memory = memories.get(type) ?? createMemory('session', `range-${type}`);
    memories.set(type, memory);
    return memory;
  };
  return {
    recall(person: string, type: ReportType): ReportRange | undefined {
      const kept = memoryOf(type).read(person);
      const [start = null, end = null] = typeof kept === 'string' ? kept.split('/') : [];
      return readRange(start, end);
    },
    remember: (person: string, type: ReportType, { start, end }: ReportRange) =>
      memoryOf(type).write(person, `${start}/${end}`),
  };
}

/** The ranges of this tab. */
export const rangeMemory = createRangeMemory();

/** The range of the address, else the last one of this report in this tab, else yesterday and today. */
export const chosenRange = (person: string, type: ReportType, { range }: ReportQuery): ReportRange =>
  range ?? rangeMemory.recall(person, type) ?? defaultRange(todayInIstanbul());
