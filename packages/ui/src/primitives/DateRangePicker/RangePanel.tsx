import { type CalendarDate, parseDate } from '@internationalized/date';
import { useCallback, useId, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Button } from '../Button/Button.tsx';
import { FieldError } from '../Field/Field.tsx';
import type { DateRange, DateRangeWords, RangePreset } from './DateRange.ts';
import { panel } from './DateRangePicker.css.ts';
import { DayField } from './DayField.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';
import { readDay } from './readDay.ts';
import * as css from './RangePanel.css.ts';

export interface RangePanelProps {
  /** Names the calendar. */
  label: string;
  value: DateRange;
  onApply: (range: DateRange) => void;
  onCancel: () => void;
  presets: readonly RangePreset[];
  words: DateRangeWords;
  /** BCP 47; decides the order of the parts of a day, the first day of the week and the names of the months. */
  locale: string;
  /** First and last day that can be chosen, `yyyy-MM-dd`. */
  min?: string;
  max?: string;
}

interface Draft {
  start: CalendarDate | null;
  /** None while only one day is picked, which then is the whole range. */
  end: CalendarDate | null;
}

const parseDay = (iso: string | undefined) => {
  try {
    return iso === undefined ? null : parseDate(iso);
  } catch {
    return null;
  }
};
const readRange = ({ start, end }: DateRange): Draft => ({ start: parseDay(start), end: parseDay(end) });

/** While a year is being written it passes through those of antiquity, and through those of two digits. */
const isWritten = (day: CalendarDate | null) => day === null || day.year >= 1000;

/** What a DateRangePicker opens. In a module of its own, for the react-aria it brings. */
export function RangePanel({
  label,
  value,
  onApply,
  onCancel,
  presets,
  words,
  locale,
  min,
  max,
}: RangePanelProps) {
  const id = useId();
  const [draft, setDraft] = useState(() => readRange(value));
  const [focused, setFocused] = useState(draft.end ?? draft.start);
  const first = parseDay(min) ?? undefined;
  const last = parseDay(max) ?? undefined;

  // A day that lacks a part is not the one that would be applied.
  const [isStartHalf, setStartHalf] = useState(false);
  const [isEndHalf, setEndHalf] = useState(false);
  const [isWriting, setWriting] = useState(false);
  // Into which field something was pasted that is no day; until another day is given.
  const [refused, setRefused] = useState<keyof Draft>();

  const { start } = draft;
  const end = draft.end ?? start;
  const isStartOpen = isStartHalf || start === null || !isWritten(start);
  const isEndOpen = isEndHalf || !isWritten(draft.end);
  const isUnfinished = isStartOpen || isEndOpen;
  const isBackwards = start !== null && end !== null && !isUnfinished && end.compare(start) < 0;
  const range = start && end && !isUnfinished && !isBackwards ? { start, end } : null;
  const isOutside = (day: CalendarDate | null) =>
    day !== null && ((first?.compare(day) ?? 0) > 0 || (last?.compare(day) ?? 0) < 0);
  const isWithin = range && !isOutside(range.start) && !isOutside(range.end);
  const chosen = range && { start: range.start.toString(), end: range.end.toString() };

  const change = (next: Draft, shown: CalendarDate | null) => {
    setRefused(undefined);
    setDraft(next);
    if (shown && isWritten(shown)) setFocused(shown);
  };
  // Nobody is told of a missing part while writing it.
  const isTold = isUnfinished && !isWriting;
  const fault = refused
    ? words.notADay
    : isBackwards
      ? words.backwards
      : isTold
        ? words.unfinished
        : undefined;
  const describedBy = fault === undefined ? undefined : `${id}-error`;
  const isWrong = (field: keyof Draft, isIt: boolean) =>
    refused === undefined ? isIt && fault !== undefined : refused === field;
  const isStartWrong = isWrong('start', isStartOpen);
  const isEndWrong = isWrong('end', isBackwards || isEndOpen);
  const pick = useCallback((next: Draft) => {
    setRefused(undefined);
    setDraft(next);
  }, []);
  const pickFirst = useCallback((day: CalendarDate) => pick({ start: day, end: null }), [pick]);
  const paste = (into: keyof Draft) => (text: string) => {
    const day = parseDay(readDay(text));
    if (day) change({ ...draft, [into]: day }, day);
    else setRefused(into);
  };

  return (
    <I18nProvider locale={locale}>
      <div className={panel}>
        <div className={css.fields}>
          <DayField
            label={words.start}
            value={start}
            onChange={(day) => change({ ...draft, start: day }, day)}
            onHalfWritten={setStartHalf}
            onPaste={paste('start')}
            onFocusChange={setWriting}
            isInvalid={isStartWrong || (isWritten(start) && isOutside(start))}
            describedBy={isStartWrong ? describedBy : undefined}
            minValue={first}
            maxValue={last}
          />
          <DayField
            label={words.end}
            value={draft.end}
            onChange={(day) => change({ ...draft, end: day }, day)}
            onHalfWritten={setEndHalf}
            onPaste={paste('end')}
            onFocusChange={setWriting}
            isInvalid={isEndWrong || (isWritten(draft.end) && isOutside(draft.end))}
            describedBy={isEndWrong ? describedBy : undefined}
            minValue={first}
            maxValue={last}
          />
        </div>
        {fault !== undefined && <FieldError id={`${id}-error`}>{fault}</FieldError>}
        {presets.length > 0 && (
          <div className={css.presets} role="group" aria-label={words.presets}>
            {presets.map((preset) => (
              <button
                key={preset.label}
                type="button"
                className={css.preset}
                aria-pressed={chosen?.start === preset.range.start && chosen.end === preset.range.end}
                onClick={() => change(readRange(preset.range), parseDay(preset.range.end))}
              >
                {preset.label}
              </button>
            ))}
          </div>
        )}
        <MonthCalendar
          label={label}
          previousLabel={words.previousMonth}
          nextLabel={words.nextMonth}
          value={range}
          onStart={pickFirst}
          onRange={pick}
          focusedValue={focused}
          onFocusChange={setFocused}
          minValue={first}
          maxValue={last}
        />
        <div className={css.foot}>
          <Button onPress={onCancel}>{words.cancel}</Button>
          <Button tone="brand" isDisabled={!isWithin} onPress={() => chosen && onApply(chosen)}>
            {words.apply}
          </Button>
        </div>
      </div>
    </I18nProvider>
  );
}
