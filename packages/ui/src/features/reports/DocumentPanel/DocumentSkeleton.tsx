import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { DocumentColumn } from './documentColumns.tsx';
import { looks, places, row } from './DocumentLines.css.ts';
import { DocumentTable } from './DocumentLines.tsx';

const widths: Partial<Record<DocumentColumn['key'], number | string>> = {
  barcode: 95,
  name: '85%',
  quantity: 28,
  unit: 36,
  vatRate: 20,
  discount: 32,
};

/** Holds the place of six lines. */
export function DocumentSkeleton({ label, columns }: { label: string; columns: readonly DocumentColumn[] }) {
  return (
    <DocumentTable label={label} columns={columns} isLoading>
      {Array.from({ length: 6 }, (_, index) => (
        <div role="row" className={row} key={index}>
          {columns.map(({ key, look }) => (
            <div role="cell" className={`${looks[look]} ${places[key]}`} key={key}>
              <Skeleton width={widths[key] ?? 64} height={key === 'barcode' ? 51 : 12} />
            </div>
          ))}
        </div>
      ))}
    </DocumentTable>
  );
}
