import { TickBox } from '../../../primitives/Checkbox/TickBox.tsx';
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
    <TickBox
      label={`Seç: ${line.documentNo || line.kind || ''}`}
      isTicked={isTicked}
      isDisabled={line.isFixed}
      onChange={(next) => setTicks(ticks, [key], next)}
      className={css.target}
    />
  );
}

/** Ticks all that the filter shows, and nothing else. */
export function TickAll({ ticks, isNamed = false }: { ticks: Ticks; isNamed?: boolean }) {
  const ticked = useStore(ticks.ticked);
  const shown = useStore(ticks.shown);
  const free = shown.filter(({ isFixed }) => !isFixed);
  const count = ticked.size === 0 ? 0 : free.filter((line) => ticked.has(ticks.keyOf(line))).length;
  const isAll = count > 0 && count === free.length;
  return (
    <TickBox
      label={all}
      isTicked={isAll}
      isMixed={count > 0 && !isAll}
      isDisabled={free.length === 0}
      onChange={(next) => setTicks(ticks, free.map(ticks.keyOf), next)}
      className={css.target}
    >
      {isNamed && ` ${all}`}
    </TickBox>
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
