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
import { QuantityCell } from './QuantityCell.tsx';

/** What of the columns depends on the rows. */
export interface ColumnOptions {
  /** The shop's prices as they stand beside each other. */
  readonly priceNames: readonly string[];
  /** In place of the numbers of rows, where they are ticked. */
  readonly tick: GridColumn<number> | undefined;
  /** What was paid then beside today's price, in place of the shop's prices. */
  readonly past: readonly GridColumn<number>[] | undefined;
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
/** The columns of Hızlı Sipariş, of rows known by their ids. */
export function orderColumns({ priceNames, tick, past }: ColumnOptions): readonly GridColumn<number>[] {
  return [
    tick ?? numberColumn,
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
    ...(past ?? priceColumns(priceNames)),
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
