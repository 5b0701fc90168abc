import { priceNamed, type Product } from '@vitrin/api-client/product/readProduct';
import { Link } from '../../../primitives/Link/Link.tsx';
import type { CopiedColumn, GridColumn } from '../../../primitives/GridTable/GridColumn.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { quantityWords } from '../../../text/quantityWords.ts';
import { formatPercent, words } from '../../../text/words.ts';
import type { Selection } from '../createSelection.ts';
import { productWidths, type ProductColumns } from '../productColumns.ts';
import { StockStatus } from '../StockStatus/StockStatus.tsx';
import { ProductCell } from './ProductCell.tsx';
import * as css from './ProductTable.css.ts';
import { QuantityCell } from './QuantityCell.tsx';

type Column = GridColumn<Product>;
type Kind = CopiedColumn<Product>['kind'];

const copied = (title: string, kind: Kind, text: (product: Product) => string) => ({ title, kind, text });

const shownBarcode = ({ showBarcode, barcode }: Product) => (showBarcode ? barcode : '');

/** The columns of a page of products; a guest has a way to the login in place of quantities. */
export function productGridColumns(
  columns: ProductColumns,
  selection: Selection | undefined,
  loginHref: string,
): readonly Column[] {
  const widths = productWidths(columns);
  const product: Column = {
    key: 'product',
    title: 'Ürün',
    ...widths.product,
    pin: 'start',
    className: css.product,
    cell: (one) => <ProductCell product={one} hasBarcode={columns.barcode} />,
    copies: [copied('Kod', 'code', ({ code }) => code), copied('Ürün', 'text', ({ name }) => name)],
    skeleton: (row) => (
      <>
        <span className={css.noThumb}>
          <Skeleton width="100%" height="100%" />
        </span>
        <span className={css.words}>
          <Skeleton width={`${62 + ((row * 7) % 30)}%`} />
          <span className={css.skeletonGap} />
          <Skeleton width={96} height={10} />
        </span>
      </>
    ),
  };
  const barcode: Column = {
    key: 'barcode',
    title: 'Barkod',
    kind: 'code',
    ...widths.barcode,
    className: css.barcode,
    cell: shownBarcode,
    copies: [copied('Barkod', 'code', shownBarcode)],
    skeleton: () => <Skeleton width={100} />,
  };
  const agreement: Column = {
    key: 'agreement',
    title: words.agreement,
    label: words.agreement,
    kind: 'number',
    ...widths.agreement,
    className: css.agreement,
    cell: ({ agreementPriceText, agreementDiscount }) =>
      agreementPriceText === '' ? (
        nothing
      ) : (
        <>
          <b className={css.strong}>{agreementPriceText}</b>
          {agreementDiscount !== undefined && (
            <span className={css.small}>{formatPercent(agreementDiscount)}</span>
          )}
        </>
      ),
    attributes: ({ agreementPriceText }) => ({ 'data-filled': agreementPriceText === '' ? undefined : '' }),
    copies: [copied(words.agreement, 'value', ({ agreementPriceText }) => agreementPriceText)],
    skeleton: () => <Skeleton width={72} />,
  };
  const stock: Column = {
    key: 'stock',
    title: 'Durum',
    ...widths.stock,
    className: css.stock,
    cell: ({ stockText, leadTime }) => (
      <span>
        <StockStatus text={stockText} />
        {columns.leadTime && <span className={css.leadLine}>{leadTime}</span>}
      </span>
    ),
    copies: [copied('Durum', 'text', ({ stockText }) => stockText)],
    skeleton: () => (
      <span>
        <Skeleton width={64} isLine />
        <span className={css.leadLine}>
          <Skeleton width={48} isLine />
        </span>
      </span>
    ),
  };
  const leadTime: Column = {
    key: 'lead-time',
    title: 'Termin',
    ...widths.leadTime,
    className: columns.stock ? css.leadTime : css.leadTimeAlone,
    cell: (one) => one.leadTime,
    copies: [copied('Termin', 'text', (one) => one.leadTime)],
    skeleton: () => <Skeleton width={56} />,
  };
  return [
    product,
    ...(columns.barcode ? [barcode] : []),
    ...columns.prices.map((name, index) => priceColumn(columns, name, index)),
    ...(columns.discount ? [{ ...discount, ...widths.discount }] : []),
    ...(columns.agreement ? [agreement] : []),
    ...(columns.stock ? [stock] : []),
    ...(columns.leadTime ? [leadTime] : []),
    { ...(columns.quantity ? quantityColumn(selection) : loginColumn(loginHref)), ...widths.quantity },
  ];
}

const nothing = <span className={css.nothing}>-</span>;

const discountOf = ({ showDiscount, discount: percent }: Product) =>
  showDiscount && percent !== undefined ? formatPercent(percent) : '';

const discount: Omit<Column, 'width'> = {
  key: 'discount',
  title: 'İskonto',
  short: 'İsk.',
  kind: 'number',
  className: css.discount,
  cell: (one) => discountOf(one) || nothing,
  copies: [copied('İskonto', 'value', discountOf)],
  skeleton: () => <Skeleton width={28} />,
};

function priceColumn(columns: ProductColumns, name: string, index: number): Column {
  const { prices, priceWidth } = columns;
  const textOf = (one: Product) => priceNamed(one, name)?.text ?? '';
  const isDiscounted = columns.discount && index === Math.min(1, prices.length - 1);
  const length = priceWidth > 136 ? 'longest' : priceWidth > 120 ? 'long' : 'usual';
  return {
    key: `price-${index}`,
    title: name,
    label: name,
    kind: 'number',
    ...productWidths(columns).price,
    className: [
      'elements-price',
      css.price[length],
      index === 0 && css.firstPrice,
      index === 0 && prices.length > 1 && css.listPrice,
    ]
      .filter(Boolean)
      .join(' '),
    cell: (one) => textOf(one) || '-',
    ...(isDiscounted && {
      // On a phone the discount has no column.
      attributes: (one) => ({ 'data-label': [name, discountOf(one)].filter(Boolean).join(' ') }),
    }),
    copies: [copied(name, 'value', textOf)],
    skeleton: () => <Skeleton width={72} isLine />,
  };
}

const quantityColumn = (selection: Selection | undefined): Omit<Column, 'width'> => ({
  key: 'quantity',
  title: quantityWords.quantity,
  pin: 'end',
  className: css.quantity,
  cell: (one) => selection && <QuantityCell product={one} selection={selection} />,
  copies: [copied(quantityWords.quantity, 'value', ({ id }) => selection?.get(id)?.text ?? '')],
  skeleton: () => (
    <div className={css.pendingQuantity}>
      <Skeleton height="100%" shape="control" />
    </div>
  ),
});

const loginColumn = (loginHref: string): Omit<Column, 'width'> => ({
  key: 'login',
  title: 'Fiyat',
  pin: 'end',
  className: css.login,
  cell: () => <Link href={loginHref}>{words.loginForPrice}</Link>,
  skeleton: () => (
    <div className={css.pendingQuantity}>
      <Skeleton height="100%" shape="control" />
    </div>
  ),
});
