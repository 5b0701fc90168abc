import type { CalendarDate } from '@internationalized/date';
import { useContext, useEffect } from 'react';
import {
  DateField,
  DateFieldStateContext,
  DateInput,
  DateSegment,
  Label,
} from 'react-aria-components/DateField';
import { field, fieldLabel, input, segment } from './RangePanel.css.ts';

export interface DayFieldProps {
  label: string;
  value: CalendarDate | null;
  /** Called with null when every part has been deleted. */
  onChange: (day: CalendarDate | null) => void;
  /** Told when some of the parts are there and some are not: then the day is still the one from before. */
  onHalfWritten: (isHalfWritten: boolean) => void;
  /** Told the text that is pasted into any of its parts. */
  onPaste: (text: string) => void;
  onFocusChange?: (isFocused: boolean) => void;
  isInvalid?: boolean;
  /** Id of the words that say what is wrong. */
  describedBy?: string;
  minValue?: CalendarDate;
  maxValue?: CalendarDate;
}

/** Before it a year is taken for its last two digits. */
const century = 2000;

/**
 * A day written part by part, in the order of the language: digits, arrows up and down, left and right. Of a year the last
 * two digits will do. A day can be pasted as a whole.
 */
export function DayField({
  label,
  value,
  onChange,
  onHalfWritten,
  onFocusChange,
  isInvalid = false,
  describedBy,
  onPaste,
  minValue,
  maxValue,
}: DayFieldProps) {
  return (
    <DateField
      {...{ value, onChange, onFocusChange, minValue, maxValue }}
      className={field}
      granularity="day"
      shouldForceLeadingZeros
      isInvalid={isInvalid}
      validationBehavior="aria"
      aria-describedby={describedBy}
      onBlur={() => {
        if (value && value.year < 100) onChange(value.add({ years: century }));
      }}
    >
      <HalfWritten onChange={onHalfWritten} />
      <Label className={fieldLabel}>{label}</Label>
      <div
        onPaste={(event) => {
          event.preventDefault();
          onPaste(event.clipboardData.getData('text/plain'));
        }}
      >
        <DateInput className={input}>
          {(part) => <DateSegment segment={part} className={segment} />}
        </DateInput>
      </div>
    </DateField>
  );
}

/** Tells of a day that lacks a part, of which the field itself says nothing. */
function HalfWritten({ onChange }: { onChange: (isHalfWritten: boolean) => void }) {
  const parts = useContext(DateFieldStateContext)?.segments.filter(({ isEditable }) => isEditable) ?? [];
  const missing = parts.filter(({ isPlaceholder }) => isPlaceholder).length;
  const isHalfWritten = missing > 0 && missing < parts.length;
  useEffect(() => onChange(isHalfWritten), [isHalfWritten, onChange]);
  return null;
}
