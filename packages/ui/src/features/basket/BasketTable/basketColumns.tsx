import type { BasketLine } from '@vitrin/api-client/basket/basket';
import type { CopiedColumn, GridColumn } from '../../../primitives/GridTable/GridColumn.ts';
import { RowPicture } from '../../../primitives/GridTable/RowPicture.tsx';
import { PackageIcon } from '../../../primitives/Icon/PackageIcon.tsx';
import { TrashIcon } from '../../../primitives/Icon/TrashIcon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { paths } from '../../../paths.ts';
import { quantityWords } from '../../../text/quantityWords.ts';
import { formatPercent } from '../../../text/words.ts';
import { removeOf } from '../basketWords.ts';
import type { BasketWidths } from '../basketWidths.ts';
import { keepPlace } from '../keepPlace.ts';
import type { LineQueue } from '../LineQueue.ts';
import * as css from './BasketTable.css.ts';
import { LineQuantity } from './LineQuantity.tsx';
import { useShownLine } from './LineContext.ts';

type Column = GridColumn<BasketLine>;
type Kind = CopiedColumn<BasketLine>['kind'];

const copied = (title: string, kind: Kind, text: (line: BasketLine) => string) => ({ title, kind, text });

/** The columns of a basket; `queue` knows the quantities that are copied. */
export function basketColumns(
  { price, amount, isLong }: BasketWidths,
  showDiscount: boolean,
  queue: LineQueue | undefined,
): readonly Column[] {
  const discountOf = ({ discount }: BasketLine) => (showDiscount && discount ? formatPercent(discount) : '');
  const priceTitle = 'Birim fiyat';
  const product: Column = {
    key: 'product',
    title: 'Ürün',
    width: { least: 240, share: 1 },
    narrow: { least: 96, share: 1 },
    pin: 'start',
    className: isLong ? css.longProduct : css.product,
    cell: productOf,
    copies: [copied('Kod', 'code', ({ code }) => code), copied('Ürün', 'text', ({ name }) => name)],
    skeleton: (row) => (
      <>
        <span className={css.skeletonThumb}>
          <Skeleton height="100%" shape="control" />
        </span>
        <span className={css.words}>
          <Skeleton width={`${56 + ((row * 11) % 32)}%`} />
          <span className={css.skeletonGap} />
          <Skeleton width={88} height={10} />
        </span>
      </>
    ),
  };
  const unitPrice: Column = {
    key: 'price',
    title: priceTitle,
    label: priceTitle,
    kind: 'number',
    width: price,
    className: css.price,
    cell: (line) => (
      <>
        {line.unitPriceText || '-'}
        {discountOf(line) !== '' && <span className={css.discountLine}>{discountOf(line)}</span>}
      </>
    ),
    copies: [copied(priceTitle, 'value', ({ unitPriceText }) => unitPriceText)],
    skeleton: () => <Skeleton width={72} />,
  };
  const discount: Column = {
    key: 'discount',
    title: 'İskonto',
    short: 'İsk.',
    kind: 'number',
    width: 48,
    narrow: 'folded',
    className: css.discount,
    cell: (line) => discountOf(line) || '-',
    attributes: ({ discountText }) => ({ title: discountText || undefined }),
    copies: [copied('İskonto', 'value', discountOf)],
    skeleton: () => <Skeleton width={28} />,
  };
  const quantity: Column = {
    key: 'quantity',
    title: quantityWords.quantity,
    width: 192,
    narrow: 196,
    className: css.quantity,
    cell: (line) => <QuantityCell line={line} />,
    copies: [
      copied(quantityWords.quantity, 'value', ({ rowId, quantity: ordered, quantityText }) =>
        String(queue?.get(rowId).quantity ?? ordered ?? quantityText),
      ),
      copied('Birim', 'text', ({ unit }) => unit),
    ],
    skeleton: () => (
      <span className={css.skeletonStepper}>
        <Skeleton height="100%" shape="control" />
      </span>
    ),
  };
  const sum: Column = {
    key: 'amount',
    title: 'Tutar',
    kind: 'number',
    width: amount,
    className: css.amount,
    cell: ({ amountText }) => amountText || '-',
    copies: [copied('Tutar', 'value', ({ amountText }) => amountText)],
    skeleton: () => <Skeleton width={84} />,
  };
  return [product, unitPrice, ...(showDiscount ? [discount] : []), quantity, sum, remove];
}

const remove: Column = {
  key: 'remove',
  title: 'İşlem',
  // A column as narrow as its button.
  short: '',
  width: 40,
  isScreenOnly: true,
  className: css.remove,
  cell: (line) => <RemoveCell line={line} />,
};

const noPicture = (
  <span className={css.noThumb}>
    <PackageIcon />
  </span>
);

const productOf = ({ productId, code, name, imageUrl }: BasketLine) => (
  <>
    <RowPicture src={imageUrl} className={css.thumb} placeholder={noPicture} />
    <span className={css.words}>
      <a href={paths.product.to({ id: productId })} title={name}>
        <span className={css.name} translate="no">
          {name}
        </span>
      </a>
      <span className={css.code} translate="no">
        {code}
      </span>
    </span>
  </>
);

interface CellProps {
  line: BasketLine;
}

function QuantityCell({ line }: CellProps) {
  const { state, notice, messageId, queue, set, onValidity } = useShownLine();
  return (
    <>
      <LineQuantity
        line={line}
        quantity={state.quantity ?? line.quantity}
        isDisabled={state.isRemoving}
        isInvalid={notice !== undefined && !notice.isNews}
        messageId={notice && messageId}
        onChange={set}
        onHold={() => queue.hold(line.rowId)}
        onValidity={onValidity}
        onCommit={() => queue.flush(line.rowId)}
      />
      <span className={css.unit}>{line.unit}</span>
    </>
  );
}

function RemoveCell({ line }: CellProps) {
  const { state, onRemove } = useShownLine();
  return (
    <IconButton
      label={removeOf(line.name)}
      size="sm"
      isPending={state.isRemoving}
      data-remove=""
      onPress={({ currentTarget }) => void keepPlace(currentTarget, onRemove())}
    >
      <TrashIcon size="sm" />
    </IconButton>
  );
}
