import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useOnceActive } from '../../primitives/useOnceActive.ts';
import { LongGridTable } from '../../primitives/GridTable/LongGridTable.tsx';
import { watchQuantityScans } from '../../features/search/watchQuantityScans.ts';
import type { OrderRows } from '../../features/quick-order/rows/OrderRows.ts';
import { card, table, tickedTable } from './OrderGrid.css.ts';
import { CodeSuggestions } from './CodeCell.tsx';
import { type ColumnOptions, orderColumns } from './orderColumns.tsx';
import { type Grid, GridContext, type RowField } from './useOrderRow.ts';
import type { PastParts } from './usePastParts.ts';

export interface OrderGridProps extends Pick<ColumnOptions, 'priceNames'> {
  /** Where rows are ticked. */
  late: PastParts | undefined;
  /** What was paid then stands beside today's price, in place of the shop's prices. */
  hasPast: boolean;
  rows: OrderRows;
  /** Those that are shown, in their order. */
  ids: readonly number[];
  /** Several lines were pasted into a code. */
  onPaste: (text: string) => void;
  /** Somebody wants to choose one of several products for a row. */
  onChoose: (id: number) => void;
  /** Told what a scan has done, to be read aloud. */
  onScan: (told: string) => void;
  /** Told the row that somebody is at, and when they have left it. */
  onHold?: ((id: number | undefined) => void) | undefined;
  /** Leads to a field of a row. */
  ref?: Ref<Pick<Grid, 'goTo'>>;
}

/** Rows with fields weigh: of more than so many only those near the window are in the page. */
const everyRowUpTo = 150;
/** As short as a code is that a scanner types. */
const fewestKeys = 6;

/**
 * Codes and quantities, a row each, filled without a mouse: Enter leads from code to quantity to the next row, arrows between rows,
 * and a scanner that types wherever the focus is makes a row of each code.
 */
export function OrderGrid({
  rows,
  ids,
  priceNames,
  late,
  hasPast,
  onPaste,
  onChoose,
  onScan,
  onHold,
  ref,
}: OrderGridProps) {
  const tick = late?.tickColumn;
  const past = hasPast ? late?.pastColumns : undefined;
  const columns = useMemo(() => orderColumns({ priceNames, tick, past }), [priceNames, tick, past]);
  const element = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ readonly id: number; readonly field: RowField }>(undefined);
  const shown = useRef(ids);
  useEffect(() => {
    shown.current = ids;
  }, [ids]);
  const told = useRef({ onPaste, onChoose, onScan });
  useEffect(() => {
    told.current = { onPaste, onChoose, onScan };
  }, [onPaste, onChoose, onScan]);

  const [grid] = useState(() => {
    const fields = new Map<string, HTMLInputElement>();
    const keyOf = (id: number, field: RowField) => `${field} ${id}`;
    const focus = (input: HTMLInputElement) => {
      wanted.current = undefined;
      input.focus();
      const { length } = input.value;
      if (input.dataset['lineQuantity'] === undefined) input.setSelectionRange(length, length);
    };
    /** Brings a place into the window that is kept for rows: there they come. */
    const bringNear = (place: number) => {
      for (const kept of element.current?.querySelectorAll<HTMLElement>('[data-place]') ?? []) {
        const [from = 0, count = 0] = (kept.dataset['place'] ?? '').split(' ').map(Number);
        if (place < from || place >= from + count) continue;
        const { top, height } = kept.getBoundingClientRect();
        window.scrollBy(0, top + ((place - from + 0.5) / count) * height - window.innerHeight / 2);
      }
    };
    const own: Grid = {
      rows,
      goTo(id, field) {
        if (id === undefined) return;
        const input = fields.get(keyOf(id, field));
        if (input?.isConnected) return focus(input);
        wanted.current = { id, field };
        bringNear(shown.current.indexOf(id));
        return undefined;
      },
      move(id, by, field) {
        const next = shown.current[shown.current.indexOf(id) + by];
        own.goTo(next ?? (by > 0 ? rows.ids().at(-1) : undefined), field);
      },
      arrive(id, field, input) {
        const key = keyOf(id, field);
        fields.set(key, input);
        if (wanted.current?.id === id && wanted.current.field === field) focus(input);
        return () => {
          if (fields.get(key) === input) fields.delete(key);
        };
      },
      scan(code, at) {
        const { id, isAgain } = flushSync(() => rows.scan(code, at));
        const { number, row } = rows.view(id);
        told.current.onScan(isAgain ? `${row.code}: ${row.quantity}` : `Satır ${number}: ${row.code}`);
        if (isAgain) own.goTo(at ?? rows.ids().at(-1), 'code');
        else own.goTo(id, 'quantity');
      },
      paste: (text) => told.current.onPaste(text),
      remove(id) {
        const place = shown.current.indexOf(id);
        const next = shown.current[place === 0 ? 1 : place - 1];
        // The last one is always there, empty.
        if (id !== rows.ids().at(-1)) flushSync(() => rows.remove(id));
        own.goTo(next, 'code');
      },
      chooseOf: (id) => told.current.onChoose(id),
    };
    const rowOf = (target: Element) => {
      const row = target.closest('[role="row"]');
      const [, id] = [...fields].find(([, input]) => row?.contains(input))?.[0].split(' ') ?? [];
      return id === undefined ? undefined : Number(id);
    };
    return { ...own, rowOf };
  });
  useImperativeHandle(ref, () => grid);
  useOnceActive(CodeSuggestions.warm);
  useEffect(() => watchQuantityScans((code) => grid.scan(code), 'lineQuantity', fewestKeys), [grid]);
  return (
    <GridContext value={grid}>
      <div
        ref={element}
        onFocus={({ target }) => onHold?.(grid.rowOf(target))}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) onHold?.(undefined);
        }}
      >
        <LongGridTable
          label="Hızlı Sipariş"
          columns={columns}
          rows={ids}
          everyRowUpTo={everyRowUpTo}
          className={late ? tickedTable : table}
          rowClassName={card}
          empty="Bu durumda satır yok."
        />
      </div>
    </GridContext>
  );
}
