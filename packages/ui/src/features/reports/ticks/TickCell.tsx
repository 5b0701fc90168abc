import { useEffect, useRef } from 'react';
import { checkbox } from '../../../primitives/Checkbox/Checkbox.css.ts';
import type { GridColumn } from '../../../primitives/GridTable/GridColumn.ts';
import { GridRow, type GridRowProps } from '../../../primitives/GridTable/GridRow.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { useStore } from '../../../store/createStore.ts';
import type { ReportLine } from '../ReportLine.ts';
import * as css from './TickCell.css.ts';
import { setTicks, type Ticks, useTick } from './useTicks.ts';

const all = 'Tümünü seç';

/** Where ticks will stand. */
export const tickPlace: GridColumn<ReportLine> = {
  key: 'tick',
  title: all,
  head: <span />,
  width: 40,
  isScreenOnly: true,
  className: css.cell,
  cell: () => null,
  skeleton: () => <Skeleton width={18} height={18} />,
};

/** The first column of a report whose rows can be ticked. */
export const tickColumn = (ticks: Ticks): GridColumn<ReportLine> => ({
  ...tickPlace,
  head: <TickAll ticks={ticks} />,
  cell: (line) => <TickCell ticks={ticks} line={line} />,
});

function TickCell({ ticks, line }: { ticks: Ticks; line: ReportLine }) {
  const key = ticks.keyOf(line);
  const isTicked = useTick(ticks, key);
  return (
    <label className={css.target}>
      <input
        type="checkbox"
        className={checkbox}
        // Its name is no text of the table: what is found, copied and counted there stays what the report says.
        aria-label={`Seç: ${line.documentNo || line.kind || ''}`}
        checked={isTicked}
        disabled={line.isFixed}
        onChange={({ target }) => setTicks(ticks, [key], target.checked)}
      />
    </label>
  );
}

/** Ticks all that the filter shows, and nothing else. */
export function TickAll({ ticks, isNamed = false }: { ticks: Ticks; isNamed?: boolean }) {
  const ticked = useStore(ticks.ticked);
  const shown = useStore(ticks.shown);
  const free = shown.filter(({ isFixed }) => !isFixed);
  const count = ticked.size === 0 ? 0 : free.filter((line) => ticked.has(ticks.keyOf(line))).length;
  const isAll = count > 0 && count === free.length;
  const input = useRef<HTMLInputElement>(null);
  // Indeterminate is a property without an attribute, and a click clears it.
  useEffect(() => {
    if (input.current) input.current.indeterminate = count > 0 && !isAll;
  });
  return (
    <label className={css.target}>
      <input
        ref={input}
        type="checkbox"
        className={checkbox}
        aria-label={all}
        checked={isAll}
        disabled={free.length === 0}
        onChange={({ target }) => setTicks(ticks, free.map(ticks.keyOf), target.checked)}
      />
      {isNamed && ` ${all}`}
    </label>
  );
}

/** A row that shows whether it is ticked. */
export function TickedRow({ ticks, line, ...own }: GridRowProps & { ticks: Ticks; line: ReportLine }) {
  const isTicked = useTick(ticks, ticks.keyOf(line));
  return <GridRow {...own} isChosen={isTicked} attributes={rowAttributes(line)} />;
}

const carried = { 'data-carried': '' };

/** What the style sheet of a row is told of it. */
export const rowAttributes = ({ isCarried }: ReportLine) => (isCarried ? carried : undefined);
