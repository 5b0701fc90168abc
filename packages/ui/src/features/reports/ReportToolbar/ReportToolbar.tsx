import type { ReactNode } from 'react';
import { ArrowDownIcon } from '../../../primitives/Icon/ArrowDownIcon.tsx';
import { ArrowUpIcon } from '../../../primitives/Icon/ArrowUpIcon.tsx';
import { FilterIcon } from '../../../primitives/Icon/FilterIcon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { formatCount } from '../../../text/formatAmount.ts';
import type { ReportColumn, SortOrder } from '../ReportLine.ts';
import { ReportRangePicker, type ReportRangePickerProps } from '../ReportRangePicker.tsx';
import { actionBox, count, filter as filterBox, sort as sortBox, toolbar } from './ReportToolbar.css.ts';

export interface ReportToolbarProps extends Omit<ReportRangePickerProps, 'description'> {
  filter: string;
  onFilterChange: (filter: string) => void;
  columns: readonly ReportColumn[];
  sort: SortOrder;
  onSort: (sort: SortOrder) => void;
  /** Rows that are shown, and rows there are; undefined while that is not known. */
  rows: { readonly shown: number; readonly total: number } | undefined;
  /** What can be done with the whole report, such as exporting it. */
  actions?: ReactNode;
}

/** Which days, which rows, and on phones, where a card has no heads, by what they are sorted. */
export function ReportToolbar({
  range,
  onRangeChange,
  today,
  filter,
  onFilterChange,
  columns,
  sort,
  onSort,
  rows,
  actions,
}: ReportToolbarProps) {
  return (
    <>
      <div className={toolbar}>
        <ReportRangePicker {...{ range, onRangeChange, today }} />
        <div className={filterBox}>
          <TextField
            label="Satırlarda ara"
            type="search"
            icon={<FilterIcon />}
            placeholder="Belge no, tür, tutar…"
            autoComplete="off"
            spellCheck={false}
            value={filter}
            onChange={onFilterChange}
          />
        </div>
        <div className={sortBox}>
          <Select
            label="Sıralama"
            options={columns.map(({ key, title }) => ({ value: key, label: title }))}
            value={sort.key}
            onChange={(key) => onSort({ key, isDescending: sort.isDescending })}
          />
          <IconButton
            label={sort.isDescending ? 'Artan sırala' : 'Azalan sırala'}
            tone="secondary"
            onPress={() => onSort({ ...sort, isDescending: !sort.isDescending })}
          >
            {sort.isDescending ? <ArrowDownIcon /> : <ArrowUpIcon />}
          </IconButton>
        </div>
        <div className={count} role="status">
          {rows && countOf(rows)}
        </div>
        <div className={actionBox}>{actions}</div>
      </div>
    </>
  );
}

const countOf = ({ shown, total }: { shown: number; total: number }) =>
  shown === total
    ? `${formatCount(total)} satır`
    : `${formatCount(total)} satırdan ${formatCount(shown)} tanesi`;
