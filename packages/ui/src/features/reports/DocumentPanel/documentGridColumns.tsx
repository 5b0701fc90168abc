import type { DocumentLine } from '@vitrin/api-client/reports/document';
import type { CopiedColumn, GridColumn } from '../../../primitives/GridTable/GridColumn.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { Stripes } from '../../../primitives/Barcode/encodeBarcode.ts';
import type { DocumentColumn } from './documentColumns.tsx';
import { places } from './DocumentLines.css.ts';

/** Width of what a column usually holds, in px. */
const usualWidths: Partial<Record<DocumentColumn['key'], number | string>> = {
  barcode: 95,
  name: '85%',
  quantity: 28,
  unit: 36,
  vatRate: 20,
  discount: 32,
};

const worded = new Set<DocumentColumn['key']>(['kind', 'unit']);

/** The columns of a document's table. A bar code is drawn, and copied as its text. */
export const documentGridColumns = (
  columns: readonly DocumentColumn[],
  stripes: ReadonlyMap<string, Stripes | undefined>,
): readonly GridColumn<DocumentLine>[] =>
  columns.map(({ key, title, look, width, show }) => ({
    key,
    title,
    label: title,
    kind: look,
    width: key === 'name' ? { least: width, share: 1 } : width,
    ...(key === 'name' && { pin: 'start' }),
    ...(!worded.has(key) && { translate: 'no' }),
    className: places[key],
    cell: (line) => show(line, stripes),
    copies: [{ title, kind: copiedKinds[look], text: (line) => textOf(show(line, stripes), line[key]) }],
    skeleton: () => <Skeleton width={usualWidths[key] ?? 64} height={key === 'barcode' ? 51 : 12} />,
  }));

const copiedKinds: Readonly<Record<DocumentColumn['look'], CopiedColumn<DocumentLine>['kind']>> = {
  text: 'text',
  code: 'code',
  number: 'value',
};

const textOf = (shown: ReturnType<DocumentColumn['show']>, value: DocumentLine[DocumentColumn['key']]) =>
  typeof shown === 'string' ? shown : String(value ?? '');
