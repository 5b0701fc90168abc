import { type Product, ownPrice } from '@vitrin/api-client/product/readProduct';
import { useEffect, useSyncExternalStore } from 'react';
import { PriceLine } from '../../features/bought/PriceLine/PriceLine.tsx';
import type { ChoiceStore } from '../../features/bought/createChoice.ts';
import type { BoughtProduct } from '../../features/bought/sumBought.ts';
import type { Lookup, Search } from '../../features/quick-order/lookup/createLookup.ts';
import { small, words } from '../../features/quick-order/ProductName/ProductName.css.ts';
import { ProductName } from '../../features/quick-order/ProductName/ProductName.tsx';
import { PriceChangeWord } from '../../features/quick-order/PriceChangeWord/PriceChangeWord.tsx';
import { comparePrices } from '../../features/quick-order/past/comparePrices.ts';
import { readTodayPrice, todayText } from '../../features/quick-order/past/readPrice.ts';
import { paths } from '../../paths.ts';
import { TickBox } from '../../primitives/Checkbox/TickBox.tsx';
import type { GridColumn } from '../../primitives/GridTable/GridColumn.ts';
import { GridRow, type GridRowProps } from '../../primitives/GridTable/GridRow.tsx';
import { longQuantity } from '../../features/quick-order/longQuantity.css.ts';
import { quantity, quantityInput, quantityUnit } from '../../primitives/NumberField/quantity.css.ts';
import { formatQuantity, parseQuantity } from '../../primitives/NumberField/parseQuantity.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { type Store, useStore } from '../../store/createStore.ts';
import { formatCount, formatMoney, formatUnits } from '../../text/formatAmount.ts';
import { formatDate } from '../../text/formatDate.ts';
import * as css from './Bought.css.ts';

/** What the cells work with. */
export interface BoughtGrid {
  readonly choice: ChoiceStore;
  readonly lookup: Lookup;
  /** All that are shown. */
  readonly shown: Store<readonly BoughtProduct[]>;
  readonly openPrices: (product: BoughtProduct) => void;
}

interface CellProps {
  product: BoughtProduct;
  grid: BoughtGrid;
}

const useIsTicked = ({ product, grid: { choice } }: CellProps) =>
  useSyncExternalStore(choice.subscribe, () => choice.get().ticked.has(product.key));

/** A row, which shows that its product is ticked. */
export const BoughtRow = ({ own, ...props }: CellProps & { own: GridRowProps }) => (
  <GridRow {...own} isChosen={useIsTicked(props)} />
);

function TickCell(props: CellProps) {
  const { product, grid } = props;
  const isTicked = useIsTicked(props);
  return (
    <TickBox
      label={`Seç: ${product.name}`}
      isTicked={isTicked}
      onChange={(next) => grid.choice.tick([product.key], next)}
      className={css.tick}
    />
  );
}

function TickAll({ grid: { choice, shown } }: Pick<CellProps, 'grid'>) {
  const { ticked } = useStore(choice);
  const all = useStore(shown);
  const count = ticked.size === 0 ? 0 : all.filter(({ key }) => ticked.has(key)).length;
  const isAll = count > 0 && count === all.length;
  const tickAll = (next: boolean) =>
    choice.tick(
      all.map(({ key }) => key),
      next,
    );
  return (
    <TickBox
      label="Tümünü seç"
      isTicked={isAll}
      isMixed={count > 0 && !isAll}
      onChange={tickAll}
      className={css.tick}
    />
  );
}

/** What the lookup knows of a product now. */
const useSearch = ({ product, grid: { lookup } }: CellProps): Search | undefined =>
  useSyncExternalStore(lookup.subscribe, () => lookup.of(product.code));

/** The product of today, where the code is certainly its own. */
const foundIn = (search: Search | undefined): Product | undefined =>
  search?.kind === 'ready' || search?.kind === 'notForSale' ? search.product : undefined;

/** Its picture and name, which lead to it where it still is; asks for it as its row comes into the page. */
function NameCell(props: CellProps) {
  const { product, grid } = props;
  const today = foundIn(useSearch(props));
  const { lookup } = grid;
  useEffect(() => lookup.ask([product.code]), [lookup, product.code]);
  return (
    <ProductName
      name={product.name}
      href={today && paths.product.to({ id: today.id })}
      imageUrl={today?.imageUrl ?? ''}
    >
      <span className={small} translate="no">
        {product.code}
      </span>
    </ProductName>
  );
}

function TodayCell(props: CellProps) {
  const search = useSearch(props);
  if (search?.kind === 'waiting') return <Skeleton width={72} />;
  if (search?.kind === 'missing') return <span className={css.gone}>Bulunamadı</span>;
  if (search?.kind === 'failed') {
    return <span className={css.gone}>Aranamadı</span>;
  }
  const today = foundIn(search);
  return today ? todayText(today) || ownPrice(today)?.text || '-' : null;
}

function ChangeCell(props: CellProps) {
  const today = foundIn(useSearch(props));
  if (!today) return null;
  return <PriceChangeWord change={comparePrices(props.product.last, readTodayPrice(today))} />;
}

function QuantityCell({ product, grid: { choice } }: CellProps) {
  const typed = useSyncExternalStore(choice.subscribe, () => choice.get().quantities.get(product.key));
  const text = typed ?? formatQuantity(product.usual);
  const read = parseQuantity(text);
  const isInvalid = read.kind !== 'value' || read.value === 0;
  return (
    <label className={text.length > 4 ? longQuantity : quantity}>
      <input
        className={quantityInput}
        placeholder=" "
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Miktar: ${product.name}`}
        aria-invalid={isInvalid || undefined}
        value={text}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => choice.setQuantity(product.key, target.value)}
      />
      <span className={quantityUnit}>{product.unit}</span>
    </label>
  );
}

const bar = (width: number) => () => <Skeleton width={width} />;

/** The columns of Aldıklarım. */
export const boughtColumns = (grid: BoughtGrid): readonly GridColumn<BoughtProduct>[] => [
  {
    key: 'tick',
    title: 'Seç',
    head: <TickAll grid={grid} />,
    width: 40,
    isScreenOnly: true,
    className: css.tickCell,
    cell: (product) => <TickCell product={product} grid={grid} />,
    skeleton: () => <Skeleton width={18} height={18} />,
  },
  {
    key: 'product',
    title: 'Ürün',
    width: { least: 240, share: 1 },
    narrow: { least: 248, share: 1 },
    pin: 'start',
    className: css.product,
    cell: (product) => <NameCell product={product} grid={grid} />,
    copies: [
      { title: 'Kod', kind: 'code', text: ({ code }) => code },
      { title: 'Ürün', kind: 'text', text: ({ name }) => name },
    ],
    skeleton: (row) => (
      <>
        <Skeleton width={32} height={32} />
        <span className={words}>
          <Skeleton width={`${50 + ((row * 17) % 40)}%`} isLine />
          <span className={small}>
            <Skeleton width={72} height={10} isLine />
          </span>
        </span>
      </>
    ),
  },
  {
    key: 'total',
    title: 'Toplam',
    label: 'Toplam',
    kind: 'number',
    width: 124,
    className: css.total,
    cell: ({ total, unit }) => (
      <span>
        {formatUnits(total)} <span className={css.unit}>{unit}</span>
      </span>
    ),
    copies: [{ title: 'Toplam', kind: 'value', text: ({ total }) => formatUnits(total) }],
    skeleton: bar(72),
  },
  {
    key: 'times',
    title: 'Kez',
    label: 'Kez',
    kind: 'number',
    width: 56,
    className: css.times,
    cell: ({ purchases }) => formatCount(purchases.length),
    copies: [{ title: 'Kez', kind: 'value', text: ({ purchases }) => String(purchases.length) }],
    skeleton: bar(16),
  },
  {
    key: 'last',
    title: 'Son Alış',
    label: 'Son alış',
    kind: 'number',
    width: 104,
    className: css.last,
    cell: ({ last }) => formatDate(last.day),
    copies: [{ title: 'Son Alış', kind: 'value', text: ({ last }) => formatDate(last.day) ?? '' }],
    skeleton: bar(68),
  },
  {
    key: 'past',
    title: 'O gün (net)',
    label: 'O gün (net)',
    kind: 'number',
    width: 116,
    narrow: 'folded',
    className: css.past,
    cell: ({ last }) => (last.price === undefined ? '-' : formatMoney(last.price, last.currency)),
    copies: [
      { title: 'Son Net Fiyat', kind: 'value', text: ({ last }) => formatMoney(last.price, last.currency) },
    ],
    skeleton: bar(76),
  },
  {
    key: 'today',
    title: 'Bugün',
    label: 'Bugün',
    kind: 'number',
    width: 116,
    className: css.today,
    cell: (product) => <TodayCell product={product} grid={grid} />,
    skeleton: bar(72),
  },
  {
    key: 'change',
    title: 'Fark',
    label: 'Fark',
    width: 124,
    className: css.change,
    cell: (product) => <ChangeCell product={product} grid={grid} />,
    skeleton: bar(64),
  },
  {
    key: 'line',
    title: 'Fiyat Seyri',
    width: 136,
    narrow: 'folded',
    isScreenOnly: true,
    className: css.line,
    cell: (product) => <PriceLine product={product} onOpen={() => grid.openPrices(product)} />,
    skeleton: bar(112),
  },
  {
    key: 'usual',
    title: 'Olağan Miktar',
    width: 116,
    className: css.usual,
    cell: (product) => <QuantityCell product={product} grid={grid} />,
    copies: [{ title: 'Olağan Miktar', kind: 'value', text: ({ usual }) => String(usual) }],
    skeleton: () => <Skeleton height={32} shape="control" />,
  },
];
