import type { CalendarDate } from '@internationalized/date';
import { DateField, DateInput, DateSegment, Label } from 'react-aria-components/DateField';
import { field, fieldLabel, input, segment } from './RangePanel.css.ts';

export interface DayFieldProps {
  label: string;
  value: CalendarDate | null;
  /** Called with null while a part of the day is missing. */
  onChange: (day: CalendarDate | null) => void;
  isInvalid?: boolean;
  /** Id of the words that say what is wrong. */
  describedBy?: string;
  minValue?: CalendarDate;
  maxValue?: CalendarDate;
}

/** A day written part by part, in the order of the language: digits, arrows up and down, left and right. */
export function DayField({ label, isInvalid = false, describedBy, ...day }: DayFieldProps) {
  return (
    <DateField
      {...day}
      className={field}
      granularity="day"
      shouldForceLeadingZeros
      isInvalid={isInvalid}
      validationBehavior="aria"
      aria-describedby={describedBy}
    >
      <Label className={fieldLabel}>{label}</Label>
      <DateInput className={input}>{(part) => <DateSegment segment={part} className={segment} />}</DateInput>
    </DateField>
  );
}
