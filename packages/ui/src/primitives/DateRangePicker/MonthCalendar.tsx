import type { CalendarDate } from '@internationalized/date';
import { useContext, useEffect } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarHeading,
  RangeCalendar,
  RangeCalendarStateContext,
} from 'react-aria-components/RangeCalendar';
import { ChevronLeftIcon } from '../Icon/ChevronLeftIcon.tsx';
import { ChevronRightIcon } from '../Icon/ChevronRightIcon.tsx';
import { calendarHead, day, grid, month, turn } from './RangePanel.css.ts';

export interface MonthCalendarProps {
  label: string;
  previousLabel: string;
  nextLabel: string;
  value: { start: CalendarDate; end: CalendarDate } | null;
  /** A first day is picked; the range is complete with the second. */
  onStart: (start: CalendarDate) => void;
  onRange: (range: { start: CalendarDate; end: CalendarDate }) => void;
  /** The day that is focused; its month is shown. */
  focusedValue: CalendarDate | null;
  onFocusChange: (day: CalendarDate) => void;
  minValue?: CalendarDate;
  maxValue?: CalendarDate;
}

/** One month in which a range is picked with two presses, or by dragging. */
export function MonthCalendar({
  label,
  previousLabel,
  nextLabel,
  onStart,
  onRange,
  value,
  focusedValue,
  onFocusChange,
  minValue,
  maxValue,
}: MonthCalendarProps) {
  return (
    // Leaving half way keeps the one day picked, wherever the mouse has been since.
    <RangeCalendar
      {...{ value, focusedValue, onFocusChange, minValue, maxValue }}
      aria-label={label}
      onChange={onRange}
      commitBehavior="reset"
    >
      <PickedDay onPick={onStart} />
      <div className={calendarHead}>
        <Button slot="previous" className={turn} aria-label={previousLabel}>
          <ChevronLeftIcon size="sm" />
        </Button>
        <CalendarHeading className={month} />
        <Button slot="next" className={turn} aria-label={nextLabel}>
          <ChevronRightIcon size="sm" />
        </Button>
      </div>
      <CalendarGrid className={grid} weekdayStyle="short">
        {(date) => <CalendarCell date={date} className={day} />}
      </CalendarGrid>
    </RangeCalendar>
  );
}

/** Tells of the first of the two days, of which the calendar itself says nothing. */
function PickedDay({ onPick }: { onPick: (day: CalendarDate) => void }) {
  const anchor = useContext(RangeCalendarStateContext)?.anchorDate ?? null;
  useEffect(() => {
    if (anchor) onPick(anchor);
  }, [anchor, onPick]);
  return null;
}
