import { type Product, priceNamed } from '@vitrin/api-client/product/readProduct';
import { createContext, type ReactNode, use, useMemo, useState, useSyncExternalStore } from 'react';
import { paths } from '../../../paths.ts';
import type { GridColumn } from '../../../primitives/GridTable/GridColumn.ts';
import { LongGridTable } from '../../../primitives/GridTable/LongGridTable.tsx';
import { CloseIcon } from '../../../primitives/Icon/CloseIcon.tsx';
import { PackageSearchIcon } from '../../../primitives/Icon/PackageSearchIcon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { longQuantity } from '../longQuantity.css.ts';
import { quantity, quantityInput, quantityUnit } from '../../../primitives/NumberField/quantity.css.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { words } from '../../../text/words.ts';
import { noThumb, small, words as beside } from '../ProductName/ProductName.css.ts';
import { ProductName } from '../ProductName/ProductName.tsx';
import { RowStateWord } from '../RowStateWord.tsx';
import { productOf, quantityOf, type RowState } from '../rows/OrderRow.ts';
import type { CodeRows, RowView } from '../rows/CodeRows.ts';
import { priceNamesOf } from '../rows/priceNamesOf.ts';
import * as css from './PricedRows.css.ts';

export interface PricedRowsProps {
  /** Names the table. */
  label: string;
  rows: CodeRows;
  /** Shows the shop's words for how much there is. */
  stockOf: (text: string) => ReactNode;
  /** Told each quantity that is typed and can be ordered, by the code of its row. */
  onQuantity?: (code: string, quantity: number) => void;
  /** Takes a row out; left out where none can be. */
  onRemove?: (code: string) => Promise<void>;
}

/** Rows with fields weigh: of more than so many only those near the window are in the page. */
const everyRowUpTo = 150;

interface RowsOfTable extends Pick<PricedRowsProps, 'onQuantity' | 'onRemove'> {
  readonly rows: CodeRows;
}

const RowsContext = createContext<RowsOfTable | undefined>(undefined);

type RowOfTable = RowView & RowsOfTable;

/** A row as it is now; renders again when something of it changes. */
function useRow(id: number): RowOfTable {
  const table = use(RowsContext);
  if (!table) throw new Error('A cell stands outside of its table');
  const { rows } = table;
  return { ...table, ...useSyncExternalStore(rows.subscribe, () => rows.view(id)) };
}

/** The rows of a list as somebody who may order sees them today: product, bar code, their own prices, stock, and how many. */
export function PricedRows({ label, rows, stockOf, onQuantity, onRemove }: PricedRowsProps) {
  const ids = useSyncExternalStore(rows.subscribe, rows.ids);
  const priceNames = useSyncExternalStore(rows.subscribe, () => priceNamesOf(rows));
  const canRemove = onRemove !== undefined;
  const columns = useMemo(
    () => [...pricedColumns(priceNames.split('\n'), stockOf), ...(canRemove ? [removeColumn] : [])],
    [priceNames, stockOf, canRemove],
  );
  const table = useMemo(() => ({ rows, onQuantity, onRemove }), [rows, onQuantity, onRemove]);
  // The last one is the empty one that something could be written into.
  const written = useMemo(() => ids.slice(0, -1), [ids]);
  return (
    <RowsContext value={table}>
      <LongGridTable
        label={label}
        columns={columns}
        rows={written}
        everyRowUpTo={everyRowUpTo}
        className={css.table}
        rowClassName={css.card}
      />
    </RowsContext>
  );
}

const removeColumn: GridColumn<number> = {
  key: 'remove',
  title: 'Sil',
  short: '',
  width: 48,
  pin: 'end',
  isScreenOnly: true,
  className: css.remove,
  cell: (id) => <RemoveCell id={id} />,
};

/** A column of something the shop says of a product. */
const fact = (
  key: string,
  title: string,
  of: (product: Product) => string,
  isOwn = false,
): GridColumn<number> => ({
  key,
  title,
  label: title,
  kind: 'number',
  width: 104,
  // What the member pays is what counts where there is no room for all.
  narrow: isOwn ? 100 : 'folded',
  className: isOwn ? css.ownPrice : css.otherPrice,
  cell: (id) => <FactCell id={id} of={of} />,
});

function pricedColumns(
  priceNames: readonly string[],
  stockOf: PricedRowsProps['stockOf'],
): readonly GridColumn<number>[] {
  const own = Math.min(1, priceNames.length - 1);
  return [
    {
      key: 'product',
      title: 'Ürün',
      width: { least: 240, share: 1 },
      narrow: { least: 200, share: 1 },
      pin: 'start',
      className: css.product,
      cell: (id) => <ProductCell id={id} />,
    },
    {
      key: 'barcode',
      title: 'Barkod',
      kind: 'code',
      width: 124,
      narrow: 'folded',
      className: css.barcode,
      cell: (id) => <FactCell id={id} of={({ barcode }) => barcode} />,
    },
    ...priceNames.map((name, place) =>
      fact(`price-${place}`, name, (product) => priceNamed(product, name)?.text ?? '', place === own),
    ),
    fact('agreement', words.agreement, ({ agreementPriceText }) => agreementPriceText),
    {
      key: 'stock',
      title: 'Stok',
      width: 156,
      className: css.stock,
      cell: (id) => <StockCell id={id} stockOf={stockOf} />,
    },
    {
      key: 'quantity',
      title: 'Miktar',
      width: 124,
      className: css.quantity,
      cell: (id) => <QuantityCell id={id} />,
    },
  ];
}

interface CellProps {
  id: number;
}

/** What is said where there is no product to show. */
const hints: Partial<Record<RowState['kind'], string>> = {
  missing: 'Bu kod artık bulunamıyor',
  several: 'Bu kod birkaç üründe aynı',
  failed: 'Sunucu yanıt vermedi',
};

function ProductCell({ id }: CellProps) {
  const { row, state } = useRow(id);
  const product = productOf(state);
  if (state.kind === 'searching') {
    return (
      <>
        <Skeleton width={32} height={32} />
        <span className={beside}>
          <Skeleton width="60%" />
          <span className={small} translate="no">
            {row.code}
          </span>
        </span>
      </>
    );
  }
  if (!product) {
    return (
      <>
        <span className={noThumb}>
          <PackageSearchIcon size="sm" />
        </span>
        <span className={beside}>
          <b className={css.code} translate="no">
            {row.code}
          </b>
          <span className={small}>{hints[state.kind]}</span>
        </span>
      </>
    );
  }
  return (
    <ProductName name={product.name} href={paths.product.to({ id: product.id })} imageUrl={product.imageUrl}>
      <span className={small} translate="no">
        {product.code || row.code}
      </span>
    </ProductName>
  );
}

function FactCell({ id, of }: CellProps & { of: (product: Product) => string }) {
  const product = productOf(useRow(id).state);
  return product ? of(product) || '-' : null;
}

/** How much there is; what hinders the row from being ordered. */
function StockCell({ id, stockOf }: CellProps & Pick<PricedRowsProps, 'stockOf'>) {
  const { row, state } = useRow(id);
  if (state.kind === 'empty' || state.kind === 'typing') return null;
  const product = productOf(state);
  return (
    <>
      {product && stockOf(product.stockText)}
      {state.kind !== 'ready' && <RowStateWord kind={state.kind} />}
      {state.kind === 'missing' && (
        <a className={css.search} href={paths.search.to({ q: row.code })}>
          Benzerini Bul
        </a>
      )}
    </>
  );
}

function QuantityCell({ id }: CellProps) {
  const { row, state, rows, onQuantity } = useRow(id);
  const product = productOf(state);
  return (
    <label className={row.quantity.length > 4 ? longQuantity : quantity}>
      <input
        className={quantityInput}
        placeholder=" "
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Miktar: ${product?.name || row.code}`}
        aria-invalid={quantityOf(row) === undefined || undefined}
        value={row.quantity}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          rows.typeQuantity(id, target.value);
          const typed = quantityOf(rows.view(id).row);
          if (typed !== undefined) onQuantity?.(row.code, typed);
        }}
      />
      <span className={quantityUnit}>{product?.unit}</span>
    </label>
  );
}

function RemoveCell({ id }: CellProps) {
  const { row, onRemove } = useRow(id);
  const [isPending, setPending] = useState(false);
  const remove = async () => {
    setPending(true);
    await onRemove?.(row.code);
    setPending(false);
  };
  return (
    <IconButton
      label={`Listeden çıkar: ${row.code}`}
      size="sm"
      isPending={isPending}
      onPress={() => void remove()}
    >
      <CloseIcon size="sm" />
    </IconButton>
  );
}
