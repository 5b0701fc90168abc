import {
  DateRangePicker,
  type DateRangePickerProps,
} from '../../primitives/DateRangePicker/DateRangePicker.tsx';
import { rangeWords } from './rangeWords.ts';
import { knownDays, type ReportRange } from './reportQuery.ts';
import { rangePresets } from './reportRanges.ts';

export interface ReportRangePickerProps extends Pick<DateRangePickerProps, 'description'> {
  range: ReportRange;
  onRangeChange: (range: ReportRange) => void;
  /** Calendar day `yyyy-MM-dd` the ready-made ranges are made from. */
  today: string;
}

/** Which days of the account are looked at. */
export const ReportRangePicker = ({ range, onRangeChange, today, ...field }: ReportRangePickerProps) => (
  <DateRangePicker
    {...field}
    label="Tarih Aralığı"
    value={range}
    onChange={onRangeChange}
    presets={rangePresets(today)}
    words={rangeWords}
    locale="tr-TR"
    min={knownDays.first}
    max={knownDays.last}
  />
);
