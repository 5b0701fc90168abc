import type { ReactNode } from 'react';
import type {
  CellAttributes,
  CopiedColumn,
  GridColumn,
  GridKind,
} from '../../../primitives/GridTable/GridColumn.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { CircleAlertIcon } from '../../../primitives/Icon/CircleAlertIcon.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { columnWidths } from '../columnWidths.ts';
import { incompleteWords } from '../incompleteWords.ts';
import {
  isUnread,
  type CellValue,
  type ColumnKey,
  type ColumnKind,
  type ReportColumn,
  type ReportLine,
  type ReportView,
} from '../ReportLine.ts';
import { showCell } from '../showCell.ts';
import { term } from '../StatementSummary/StatementSummary.css.ts';
import { ReportAction, type ReportActionProps } from './ReportAction.tsx';
import * as css from './ReportTable.css.ts';

const numeric = new Set<ColumnKind>(['amount', 'balance', 'days', 'rate']);

/** Named on phones, where no head stands above them. */
const named = new Set<ColumnKey>(['balance', 'total', 'vat', 'settled', 'due', 'rate']);

/** Columns of words; the others hold numbers, days and amounts, which no translator is to touch. */
const worded = new Set<ColumnKey>(['side', 'kind', 'ageGroup', 'description']);

/** Width of what a column usually holds, in px. */
const usualWidths: Partial<Record<ColumnKey, number>> = {
  side: 20,
  documentNo: 124,
  currency: 28,
  rate: 44,
};

/** The columns of a report's table, and what can be done with a row. `lines` are all of the report, whose amounts they hold. */
export function reportGridColumns(
  { columns, lines }: Pick<ReportView, 'columns' | 'lines'>,
  documents: Omit<ReportActionProps, 'action'>,
): readonly GridColumn<ReportLine>[] {
  const { widthsOf, action } = columnWidths(columns, lines);
  const has = (key: ColumnKey) => columns.some((column) => column.key === key);
  const look = css.cellsOf[has('side') ? 'sided' : has('rate') ? 'rated' : 'plain'];
  return [
    ...columns.map((column): GridColumn<ReportLine> => ({
      key: column.key,
      title: column.title,
      kind: kindOf(column),
      ...widthsOf(column),
      ...(column.key === 'documentNo' && { pin: 'start' }),
      ...(!worded.has(column.key) && { translate: 'no' }),
      ...(named.has(column.key) && { label: column.title }),
      isSortable: true,
      className: look[column.key],
      cell: (line) =>
        column.key === 'kind' && line.note ? (
          <>
            {contentOf(line.kind, column)}
            <span className={term}>{line.note}</span>
          </>
        ) : (
          contentOf(line[column.key], column)
        ),
      attributes: (line) => attributesOf(line, column),
      copies: [copyOf(column)],
      // Of debit and credit a row has one.
      skeleton: (row) =>
        column.key === 'credit' ? null : (
          <Skeleton width={usualWidths[column.key] ?? 72 + ((row * 13) % 20)} />
        ),
    })),
    {
      key: 'action',
      title: 'İşlem',
      kind: 'number',
      ...action,
      isScreenOnly: true,
      className: look.action,
      cell: (line) => <ReportAction action={line.action} {...documents} />,
      skeleton: () => <Skeleton width={36} />,
    },
  ];
}

function kindOf({ key, kind }: ReportColumn): GridKind {
  if (numeric.has(kind)) return 'number';
  return key === 'documentNo' ? 'code' : 'text';
}

function contentOf(value: CellValue, { key, kind }: ReportColumn): ReactNode {
  if (worded.has(key)) {
    if (value === undefined || value === '') return null;
    if (key === 'ageGroup') {
      const isOldest = value === '90+';
      return (
        <Badge tone={isOldest ? 'critical' : value === '61–90' ? 'caution' : 'neutral'}>
          {isOldest && <CircleAlertIcon size="xs" />}
          {value}
        </Badge>
      );
    }
    if (kind === 'side') return <span className={css.side[value === 'A' ? 'credit' : 'debit']}>{value}</span>;
    return (
      <span className={css.clamp} title={String(value)}>
        {value}
      </span>
    );
  }
  if (!isUnread(value, kind)) return showCell(value, kind);
  return (
    <span className={css.unread} title={incompleteWords.unread}>
      {value}
    </span>
  );
}

/** Characters of a document number that fit on one line; a longer one takes two. */
const longestNumber = 17;

/** What a card is told of a cell. */
function attributesOf(line: ReportLine, { key, title }: ReportColumn): CellAttributes {
  const { documentNo = '', credit, debit, sumCurrency } = line;
  switch (key) {
    case 'documentNo':
      return { 'data-long': documentNo.length > longestNumber ? '' : undefined };
    case 'debit':
    case 'grandTotal':
    case 'open':
      // What a card is about says its currency, which has no place of its own there.
      return { 'data-currency': sumCurrency };
    case 'credit':
      return {
        'data-currency': sumCurrency,
        // There is no column that says credit: a minus does, and its name where the amount has a sign of its own, or may have.
        'data-sign': typeof credit === 'string' || (credit ?? 0) < 0 ? `${title} ` : '−',
        // It stands below a debit in the same row; a movement of nothing says so once.
        'data-under': debit === undefined ? undefined : credit === 0 ? 'nothing' : '',
      };
    case 'rate':
      return { 'data-lira': /^(?:TRY)?$/.test(sumCurrency) ? '' : undefined };
    default:
      return {};
  }
}

const copiedKinds: Partial<Record<ColumnKind, CopiedColumn<ReportLine>['kind']>> = {
  code: 'code',
  text: 'text',
  side: 'text',
};

const copyOf = ({ key, title, kind }: ReportColumn): CopiedColumn<ReportLine> => ({
  title,
  kind: copiedKinds[kind] ?? 'value',
  text: (line) => showCell(line[key], kind),
});
