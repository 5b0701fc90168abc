import { ExternalLinkIcon } from '../../../primitives/Icon/ExternalLinkIcon.tsx';
import { isPlainClick } from '../../../primitives/Link/isPlainClick.ts';
import { incompleteWords } from '../incompleteWords.ts';
import { isUnread, type CellValue, type ReportColumn, type ReportLine } from '../ReportLine.ts';
import type { OpenDocument } from '../reportQuery.ts';
import { showCell } from '../showCell.ts';
import * as css from './ReportTable.css.ts';

export interface ReportRowProps {
  columns: readonly ReportColumn[];
  line: ReportLine;
  /** Opens a document here. */
  onOpen: (document: OpenDocument) => void;
  /** The address of a document, for a tab of its own. */
  documentHref: (document: OpenDocument) => string;
  /** Its place among all rows, from 2 after the head, where not all of them are in the page. */
  rowIndex?: number | undefined;
}

/** Named on phones, where no head stands above them. */
const named = new Set(['balance', 'total', 'vat', 'due', 'rate']);

/** What a card is about; says its currency, which has no place of its own there. */
const priced = new Set(['debit', 'credit', 'grandTotal']);

/** Columns of words; the others hold numbers, days and amounts, which no translator is to touch. */
const worded = new Set(['kind', 'description']);

/** Characters of a document number that fit on one line; a longer one takes two. */
const longestNumber = 17;
const isLong = (key: string, value: CellValue) =>
  key === 'documentNo' && typeof value === 'string' && value.length > longestNumber;

/** A card has no column that says credit: a minus does, and its name where the amount has a sign of its own, or may have. */
const signOf = (credit: CellValue, title: string) =>
  typeof credit === 'string' || (typeof credit === 'number' && credit < 0) ? `${title} ` : '−';

/** In a card the credit stands below a debit in the same row; a movement of nothing says so once. */
function underDebit(credit: CellValue, debit: CellValue) {
  if (debit === undefined) return undefined;
  return credit === 0 ? 'nothing' : '';
}

/** One row of a report; below 768 px the same cells are laid out as a card. */
export function ReportRow({ columns, line, rowIndex, ...documents }: ReportRowProps) {
  return (
    <div
      className={css.row}
      role="row"
      aria-rowindex={rowIndex}
      data-carried={line.isCarried ? '' : undefined}
      data-lira={line.currency === 'TRY' || line.currency === '' ? '' : undefined}
      data-sided={columns[0]?.key === 'side' ? '' : undefined}
    >
      {columns.map(({ key, kind, title }, index) => (
        <div
          key={key}
          className={css.cells[key]}
          role="cell"
          translate={kind === 'side' || worded.has(key) ? undefined : 'no'}
          data-long={isLong(key, line.cells[index]) ? '' : undefined}
          data-label={named.has(key) ? title : undefined}
          data-sign={key === 'credit' ? signOf(line.cells[index], title) : undefined}
          data-currency={priced.has(key) ? line.currency : undefined}
          data-under={key === 'credit' ? underDebit(line.cells[index], line.cells[index - 1]) : undefined}
        >
          {kind === 'side' ? (
            <Side value={line.cells[index]} />
          ) : worded.has(key) ? (
            <Clamped value={line.cells[index]} />
          ) : isUnread(line.cells[index], kind) ? (
            <span className={css.unread} title={incompleteWords.unread}>
              {line.cells[index]}
            </span>
          ) : (
            showCell(line.cells[index], kind)
          )}
        </div>
      ))}
      <div className={css.action} role="cell">
        <Action action={line.action} {...documents} />
      </div>
    </div>
  );
}

function Clamped({ value }: { value: CellValue }) {
  if (value === undefined || value === '') return null;
  return (
    <span className={css.clamp} title={String(value)}>
      {value}
    </span>
  );
}

function Side({ value }: { value: CellValue }) {
  if (value === undefined || value === '') return null;
  return <span className={value === 'A' ? css.side.credit : css.side.debit}>{value}</span>;
}

interface ActionProps extends Pick<ReportRowProps, 'onOpen' | 'documentHref'> {
  action: ReportLine['action'];
}

function Action({ action, onOpen, documentHref }: ActionProps) {
  if (!action) return null;
  if (action.type === 'open') {
    const { document } = action;
    return (
      <a
        className={css.actionLink}
        href={documentHref(document)}
        aria-label={`Detay: ${document.documentNo}`}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onOpen(document);
        }}
      >
        Detay
      </a>
    );
  }
  return (
    <a
      className={css.actionLink}
      href={action.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Yazdır: ${action.documentNo}`}
    >
      Yazdır
      <ExternalLinkIcon size="xs" />
    </a>
  );
}
