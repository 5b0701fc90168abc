import type { GridColumn, GridWidth } from './GridColumn.ts';

type SizedColumn = Pick<GridColumn<never>, 'key' | 'width' | 'narrow' | 'paper' | 'pin' | 'isScreenOnly'>;

/** The grids of a table, each line named by its column, and from which width in px each has its room. */
export interface GridTracks {
  /** Every column beside the next. */
  readonly whole: string;
  /** Some of them in cells of others. */
  readonly narrow: string;
  /** For paper, without what is there to be pressed. */
  readonly paper: string;
  readonly least: { readonly whole: number; readonly narrow: number };
  /** Width of what is pinned at the beginning. */
  readonly pinned: number;
}

const leastOf = (width: GridWidth) => (typeof width === 'number' ? width : width.least);
const trackOf = (width: GridWidth) =>
  typeof width === 'number' ? `${width}px` : `minmax(${width.least}px, ${width.share}fr)`;

type Sized = readonly [key: string, width: GridWidth];
const sized = (columns: readonly SizedColumn[], widthOf: (column: SizedColumn) => GridWidth | 'folded') =>
  columns.flatMap((column): readonly Sized[] => {
    const width = widthOf(column);
    return width === 'folded' ? [] : [[column.key, width]];
  });
const written = (columns: readonly Sized[]) =>
  columns.map(([key, width]) => `[${key}] ${trackOf(width)}`).join(' ');
const total = (columns: readonly Sized[]) => columns.reduce((sum, [, width]) => sum + leastOf(width), 0);

const narrowOf = ({ width, narrow = width }: SizedColumn) => narrow;
const paperOf = (column: SizedColumn) => column.paper ?? narrowOf(column);

/** The grids that the columns of a table make. */
export function gridTracks(columns: readonly SizedColumn[]): GridTracks {
  const whole = sized(columns, ({ width }) => width);
  const narrow = sized(columns, narrowOf);
  const printed = columns.filter(({ isScreenOnly }) => !isScreenOnly);
  const pinned = columns.filter(({ pin }) => pin === 'start');
  return {
    whole: written(whole),
    narrow: written(narrow),
    paper: written(sized(printed, paperOf)),
    least: { whole: total(whole), narrow: total(narrow) },
    pinned: total(sized(pinned, narrowOf)),
  };
}
