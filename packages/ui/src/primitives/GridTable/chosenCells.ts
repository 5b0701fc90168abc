import type { CopiedCell, CopiedRows } from './copiedTable.ts';
import type { GridColumn, GridFootRow } from './GridColumn.ts';
import type { KeyedRow } from '../keyedRows.ts';

/** What the table in the page shows. */
export interface ShownGrid<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[];
  /** Where a row is told by a key and not by its place. */
  readonly keyed: readonly KeyedRow<Row>[] | undefined;
  readonly foot: readonly GridFootRow[];
}

/** A row of the table that a selection reaches, and which of its columns; `all` of them for those between its ends. */
interface Reached {
  readonly element: Element;
  readonly columns: ReadonlySet<string> | 'all';
}

function isWithin(range: Range, element: Element): boolean {
  const whole = element.ownerDocument.createRange();
  whole.selectNodeContents(element);
  return (
    range.compareBoundaryPoints(Range.START_TO_START, whole) <= 0 &&
    range.compareBoundaryPoints(Range.END_TO_END, whole) >= 0
  );
}

/** Whether a selection holds something of a cell: one that ends before its first letter does not. */
function holds(range: Range, cell: Element): boolean {
  if (!range.intersectsNode(cell)) return false;
  if (isWithin(range, cell)) return true;
  const part = cell.ownerDocument.createRange();
  part.selectNodeContents(cell);
  if (range.compareBoundaryPoints(Range.START_TO_START, part) > 0)
    part.setStart(range.startContainer, range.startOffset);
  if (range.compareBoundaryPoints(Range.END_TO_END, part) < 0)
    part.setEnd(range.endContainer, range.endOffset);
  return part.toString().trim() !== '';
}

function reach(range: Range, table: Element, keys: readonly string[]): readonly Reached[] {
  return [...table.querySelectorAll('[role="row"], [data-place]')].flatMap((element): readonly Reached[] => {
    if (!range.intersectsNode(element)) return [];
    if (element.hasAttribute('data-place') || isWithin(range, element)) return [{ element, columns: 'all' }];
    const cells = [...element.children];
    const froms = element.hasAttribute('data-foot');
    const held = cells.flatMap((cell, index) => {
      const key = froms ? cell.getAttribute('data-from') : keys[index];
      return key && holds(range, cell) ? [key] : [];
    });
    return held.length > 0 ? [{ element, columns: new Set(held) }] : [];
  });
}

const isReached = (key: string, { columns }: Reached) => columns === 'all' || columns.has(key);

/**
 * The cells a selection reaches, whole: as rows of all columns it reaches anywhere, so that what stands under each other in the
 * page does so where it is pasted. Undefined where it reaches one cell only, which is copied as any text.
 */
export function chosenCells<Row>(
  range: Range,
  table: Element,
  { columns, rows, keyed, foot }: ShownGrid<Row>,
): CopiedRows | undefined {
  const keys = columns.map(({ key }) => key);
  const reached = reach(range, table, keys);
  const count = reached.reduce((sum, one) => sum + (one.columns === 'all' ? 2 : one.columns.size), 0);
  if (count < 2) return undefined;
  const shown = columns.filter(({ key }) => reached.some((one) => isReached(key, one)));
  const byKey = new Map(keyed?.map(({ key, row }) => [key, row]));

  const bodyRow = (row: Row, one: Reached) =>
    shown.flatMap(({ key, copies = [] }) =>
      copies.map(({ kind, text }): CopiedCell | undefined =>
        isReached(key, one) ? { kind, text: text(row) } : undefined,
      ),
    );
  const headRow = (one: Reached) =>
    shown.flatMap(({ key, copies = [] }) =>
      copies.map(({ kind, title }): CopiedCell | undefined =>
        isReached(key, one) ? { kind, text: title, isHead: true } : undefined,
      ),
    );
  const footRow = (cells: GridFootRow['cells'], one: Reached) =>
    shown.flatMap(({ key, copies = [] }) => {
      const cell = cells.find(({ from }) => from === key);
      return copies.map((_copy, index): CopiedCell | undefined =>
        cell && index === 0 && isReached(key, one)
          ? { kind: cell.kind === 'number' ? 'value' : 'text', text: cell.text }
          : undefined,
      );
    });

  return reached.flatMap((one): CopiedRows => {
    const { element } = one;
    const place = element.getAttribute('data-place')?.split(' ').map(Number);
    if (place) {
      const [from = 0, size = 0] = place;
      return rows.slice(from, from + size).map((row) => bodyRow(row, one));
    }
    const totals = foot[Number(element.getAttribute('data-foot') ?? -1)];
    if (totals) return [footRow(totals.cells, one)];
    const key = element.getAttribute('data-key');
    if (key !== null) {
      const row = keyed ? byKey.get(key) : rows[Number(key)];
      return row === undefined ? [] : [bodyRow(row, one)];
    }
    return element.querySelector('[role="columnheader"]') ? [headRow(one)] : [];
  });
}
