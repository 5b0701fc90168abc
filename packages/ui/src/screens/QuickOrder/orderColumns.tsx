import type { GridColumn } from '../../primitives/GridTable/GridColumn.ts';
import { words } from '../../text/words.ts';
import { CodeCell } from './CodeCell.tsx';
import {
  AgreementCell,
  FactCell,
  NumberCell,
  priceOf,
  ProductCell,
  RemoveCell,
  StateCell,
  StockCell,
} from './OrderCells.tsx';
import * as css from './OrderGrid.css.ts';
import { ChangeCell, PastPriceCell, TodayCell } from './PastCells.tsx';
import { QuantityCell } from './QuantityCell.tsx';
import { TickAll, TickCell } from './TickCell.tsx';

/** What of the columns depends on the rows. */
export interface ColumnOptions {
  /** The shop's prices as they stand beside each other. */
  readonly priceNames: readonly string[];
  /** Rows are ticked. */
  readonly hasTicks: boolean;
  /** What was paid then stands beside today's price, in place of the shop's prices. */
  readonly hasPast: boolean;
}

const numberColumn: GridColumn<number> = {
  key: 'number',
  title: 'Satır',
  short: '',
  width: 40,
  kind: 'number',
  className: css.number,
  cell: (id) => <NumberCell id={id} />,
};
const tickColumn: GridColumn<number> = {
  key: 'tick',
  title: 'Seç',
  head: <TickAll />,
  width: 40,
  isScreenOnly: true,
  className: css.tickCell,
  cell: (id) => <TickCell id={id} />,
};
const pastColumns: readonly GridColumn<number>[] = [
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

/** The columns of Hızlı Sipariş, of rows known by their ids. */
export function orderColumns({
  priceNames,
  hasTicks,
  hasPast,
}: ColumnOptions): readonly GridColumn<number>[] {
  return [
    hasTicks ? tickColumn : numberColumn,
    {
      key: 'code',
      title: 'Kod',
      width: 168,
      // A bar code in the letters of a tablet.
      narrow: 184,
      pin: 'start',
      className: css.codeCell,
      cell: (id) => <CodeCell id={id} />,
    },
    {
      key: 'quantity',
      title: 'Miktar',
      width: 120,
      narrow: 108,
      className: css.quantity,
      cell: (id) => <QuantityCell id={id} />,
    },
    {
      key: 'state',
      title: 'Durum',
      width: 176,
      narrow: 156,
      className: css.state,
      cell: (id) => <StateCell id={id} />,
    },
    {
      key: 'product',
      title: 'Ürün',
      width: { least: 240, share: 1 },
      narrow: { least: 200, share: 1 },
      className: css.product,
      cell: (id) => <ProductCell id={id} />,
    },
    ...(hasPast ? pastColumns : priceColumns(priceNames)),
    {
      key: 'stock',
      title: 'Stok',
      width: 124,
      narrow: 'folded',
      className: css.stock,
      cell: (id) => <StockCell id={id} />,
    },
    {
      key: 'remove',
      title: 'Sil',
      short: '',
      width: 48,
      isScreenOnly: true,
      pin: 'end',
      className: css.remove,
      cell: (id) => <RemoveCell id={id} />,
    },
  ];
}

/** The prices of the shop, of which the member's own counts unless there is an agreement. */
function priceColumns(priceNames: readonly string[]): readonly GridColumn<number>[] {
  const own = Math.min(1, priceNames.length - 1);
  const look = (place: number) => {
    if (place === own) return css.ownPrice;
    return place < own ? css.listPrice : css.otherPrice;
  };
  return [
    ...priceNames.map((name, place): GridColumn<number> => ({
      key: `price-${place}`,
      title: name,
      label: name,
      kind: 'number',
      width: 104,
      // What the member pays is what counts where there is no room for all.
      narrow: place === own ? 100 : 'folded',
      className: look(place),
      cell: (id) => <FactCell id={id} fact={priceOf(name)} />,
    })),
    {
      key: 'agreement',
      title: words.agreement,
      label: words.agreement,
      kind: 'number',
      width: 104,
      narrow: 100,
      paper: 'folded',
      className: css.agreement,
      cell: (id) => <AgreementCell id={id} />,
    },
  ];
}
