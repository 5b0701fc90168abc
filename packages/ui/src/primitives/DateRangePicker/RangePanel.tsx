import { type CalendarDate, parseDate } from '@internationalized/date';
import { useCallback, useId, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Button } from '../Button/Button.tsx';
import { FieldError } from '../Field/Field.tsx';
import type { DateRange, DateRangeWords, RangePreset } from './DateRange.ts';
import { panel } from './DateRangePicker.css.ts';
import { DayField } from './DayField.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';
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

const readDay = (iso: string | undefined) => {
  try {
    return iso === undefined ? null : parseDate(iso);
  } catch {
    return null;
  }
};
const readRange = ({ start, end }: DateRange): Draft => ({ start: readDay(start), end: readDay(end) });

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
  const first = readDay(min) ?? undefined;
  const last = readDay(max) ?? undefined;

  const { start } = draft;
  const end = draft.end ?? start;
  const isBackwards = start !== null && end !== null && end.compare(start) < 0;
  const range = start && end && !isBackwards ? { start, end } : null;
  const isWithin =
    range && (!first || range.start.compare(first) >= 0) && (!last || range.end.compare(last) <= 0);
  const chosen = range && { start: range.start.toString(), end: range.end.toString() };

  const change = (next: Draft, shown: CalendarDate | null) => {
    setDraft(next);
    if (shown) setFocused(shown);
  };
  const pickFirst = useCallback((day: CalendarDate) => setDraft({ start: day, end: null }), []);

  return (
    <I18nProvider locale={locale}>
      <div className={panel}>
        <div className={css.fields}>
          <DayField
            label={words.start}
            value={start}
            onChange={(day) => change({ ...draft, start: day }, day)}
            minValue={first}
            maxValue={last}
          />
          <DayField
            label={words.end}
            value={draft.end}
            onChange={(day) => change({ ...draft, end: day }, day)}
            isInvalid={isBackwards}
            describedBy={isBackwards ? `${id}-error` : undefined}
            minValue={first}
            maxValue={last}
          />
        </div>
        {isBackwards && <FieldError id={`${id}-error`}>{words.backwards}</FieldError>}
        {presets.length > 0 && (
          <div className={css.presets} role="group" aria-label={words.presets}>
            {presets.map((preset) => (
              <button
                key={preset.label}
                type="button"
                className={css.preset}
                aria-pressed={chosen?.start === preset.range.start && chosen.end === preset.range.end}
                onClick={() => change(readRange(preset.range), readDay(preset.range.end))}
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
          onRange={setDraft}
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
