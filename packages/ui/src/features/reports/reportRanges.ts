import { readRaw } from '@vitrin/api-client/read/readText';
import { storedKeys } from '@vitrin/api-client/stored/storedKeys';
import { storedValue } from '@vitrin/api-client/stored/storedValue';
import type { ReportType } from '../../routes.ts';
import { dayAt, dayNumber } from '../../text/dayNumber.ts';
import { todayInIstanbul } from '../../text/formatDate.ts';
import { readRange, type ReportQuery, type ReportRange } from './reportQuery.ts';

const iso = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The whole calendar month so many months after that of a day. */
function monthOf(day: string, months = 0): ReportRange {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return {
    start: iso(Date.UTC(year, month - 1 + months, 1)),
    end: iso(Date.UTC(year, month + months, 0)),
  };
}

/** What a report shows before a range is chosen: yesterday and today. */
export const defaultRange = (today: string): ReportRange => ({
  start: dayAt(dayNumber(today) - 1),
  end: today,
});

/** The ready-made ranges; month and year are whole calendar periods. The words are the shop's own, odd spelling included. */
export const rangePresets = (today: string): readonly { label: string; range: ReportRange }[] => [
  { label: 'Bugün', range: { start: today, end: today } },
  { label: 'Bu Ay', range: monthOf(today) },
  { label: 'Geçen Ay', range: monthOf(today, -1) },
  { label: 'Bu Yil', range: { start: `${today.slice(0, 4)}-01-01`, end: `${today.slice(0, 4)}-12-31` } },
];

const kept = (person: string, type: ReportType) =>
  storedValue(
    storedKeys.reportRange(type),
    (value): ReportRange | undefined => {
      const [start = null, end = null] = readRaw(value).split('/');
      return readRange(start, end);
    },
    person,
  );

/** The ranges a person (`personKey`) has chosen in this tab, kept per report. */
export const rangeMemory = {
  recall: (person: string, type: ReportType): ReportRange | undefined => kept(person, type).get(),
  remember: (person: string, type: ReportType, { start, end }: ReportRange): void =>
    void kept(person, type).set(`${start}/${end}`),
};

/** The range of the address, else the last one of this report in this tab, else yesterday and today. */
export const chosenRange = (person: string, type: ReportType, { range }: ReportQuery): ReportRange =>
  range ?? rangeMemory.recall(person, type) ?? defaultRange(todayInIstanbul());
