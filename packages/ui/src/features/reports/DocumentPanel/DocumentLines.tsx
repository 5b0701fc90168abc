import type { DocumentLine } from '@vitrin/api-client/reports/document';
import { useMemo } from 'react';
import { GridTable } from '../../../primitives/GridTable/GridTable.tsx';
import type { Stripes } from '../../../primitives/Barcode/encodeBarcode.ts';
import { documentGridColumns } from './documentGridColumns.tsx';
import type { DocumentColumn } from './documentColumns.tsx';
import { card, frame, table } from './DocumentLines.css.ts';

export interface DocumentLinesProps {
  label: string;
  columns: readonly DocumentColumn[];
  /** Undefined while they are on their way. */
  lines: readonly DocumentLine[] | undefined;
  /** Bar codes that can be drawn, by their text. */
  stripes: ReadonlyMap<string, Stripes | undefined>;
}

const none: readonly DocumentLine[] = [];
const lineKey = ({ id }: DocumentLine) => String(id);

/** Lines of a document: a table, on phones cards. */
export function DocumentLines({ label, columns, lines, stripes }: DocumentLinesProps) {
  const grid = useMemo(() => documentGridColumns(columns, stripes), [columns, stripes]);
  return (
    <div className={frame}>
      <GridTable
        label={label}
        columns={grid}
        rows={lines ?? none}
        rowKey={lineKey}
        skeletonRows={lines ? 0 : 6}
        isFocusable
        className={table}
        rowClassName={card}
      />
    </div>
  );
}
