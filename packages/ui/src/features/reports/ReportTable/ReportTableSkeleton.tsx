import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { ReportColumn } from '../ReportLine.ts';
import { ReportFrame } from './ReportHead.tsx';
import { action, cells, row } from './ReportTable.css.ts';

export interface ReportTableSkeletonProps {
  label: string;
  columns: readonly ReportColumn[];
}

/** Width of what a column usually holds, in px. */
const widths: Partial<Record<ReportColumn['key'], number>> = {
  side: 20,
  documentNo: 124,
  currency: 28,
  rate: 44,
};

const rows = Array.from({ length: 12 }, (_, index) => index);

/** The table before its rows are there, with their exact geometry. */
export function ReportTableSkeleton({ label, columns }: ReportTableSkeletonProps) {
  return (
    <div inert>
      <ReportFrame label={label} columns={columns} isBusy>
        {rows.map((index) => (
          <div
            className={row}
            role="row"
            key={index}
            data-sided={columns[0]?.key === 'side' ? '' : undefined}
          >
            {columns.map(({ key }) => (
              // Of debit and credit a card shows one.
              <div
                className={cells[key]}
                role="cell"
                key={key}
                data-under={key === 'credit' ? 'nothing' : undefined}
              >
                <Skeleton width={widths[key] ?? 72 + ((index * 13) % 20)} />
              </div>
            ))}
            <div className={action} role="cell">
              <Skeleton width={36} />
            </div>
          </div>
        ))}
      </ReportFrame>
    </div>
  );
}
