/** Two calendar days, both included, as `yyyy-MM-dd`. */
export interface DateRange {
  start: string;
  end: string;
}

export interface RangePreset {
  label: string;
  range: DateRange;
}

export interface DateRangeWords {
  /** Names of the two fields. */
  start: string;
  end: string;
  /** Names the group of ready-made ranges. */
  presets: string;
  previousMonth: string;
  nextMonth: string;
  apply: string;
  cancel: string;
  /** Said where the end lies before the start. */
  backwards: string;
  /** Said where a day lacks a part. */
  unfinished: string;
  /** Said where what was pasted is no day. */
  notADay: string;
}
