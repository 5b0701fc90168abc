import type { GridColumn } from '../../primitives/GridTable/GridColumn.ts';
import * as css from './OrderGrid.css.ts';
import { ChangeCell, PastPriceCell, TodayCell } from './PastCells.tsx';
import { TickAll, TickCell } from './TickCell.tsx';

export { DocumentNotes } from './DocumentNotes.tsx';

export const tickColumn: GridColumn<number> = {
  key: 'tick',
  title: 'Seç',
  head: <TickAll />,
  width: 40,
  isScreenOnly: true,
  className: css.tickCell,
  cell: (id) => <TickCell id={id} />,
};
export const pastColumns: readonly GridColumn<number>[] = [
  {
    key: 'past',
    title: 'O gün (net)',
    label: 'O gün (net)',
    kind: 'number',
    width: 120,
    narrow: 104,
    className: css.pastPrice,
    cell: (id) => <PastPriceCell id={id} />,
  },
  {
    key: 'today',
    title: 'Bugün',
    label: 'Bugün',
    kind: 'number',
    width: 120,
    narrow: 104,
    className: css.today,
    cell: (id) => <TodayCell id={id} />,
  },
  {
    key: 'change',
    title: 'Fark',
    label: 'Fark',
    width: 124,
    narrow: 116,
    className: css.change,
    cell: (id) => <ChangeCell id={id} />,
  },
];
