import type { Product } from '@vitrin/api-client/product/readProduct';
import { priceNamed } from '@vitrin/api-client/product/readProduct';
import { paths } from '../../paths.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { CheckIcon } from '../../primitives/Icon/CheckIcon.tsx';
import { CloseIcon } from '../../primitives/Icon/CloseIcon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { formatCount } from '../../text/formatAmount.ts';
import { foldTurkish } from '../../text/turkish.ts';
import { StockStatus } from '../../features/catalog/StockStatus/StockStatus.tsx';
import { small } from '../../features/quick-order/ProductName/ProductName.css.ts';
import { ProductName } from '../../features/quick-order/ProductName/ProductName.tsx';
import { RowStateWord } from '../../features/quick-order/RowStateWord.tsx';
import { type OrderRow, productOf, type RowState } from '../../features/quick-order/rows/OrderRow.ts';
import type { RowView } from '../../features/quick-order/rows/CodeRows.ts';
import * as css from './OrderGrid.css.ts';
import { useGrid, useOrderRow, useRowPart } from './useOrderRow.ts';

interface CellProps {
  id: number;
}

const numberOf = ({ number }: RowView) => number;
const kindOf = ({ state }: RowView) => state.kind;
const productIn = ({ state }: RowView) => productOf(state);
/** What stands in a row that somebody settles. */
const offerOf = ({ state }: RowView) =>
  state.kind === 'similar' || state.kind === 'several' || state.kind === 'missing' ? state : undefined;

export function NumberCell({ id }: CellProps) {
  return useRowPart(id, numberOf);
}

/** What a row has become, and what somebody can do about it. */
export function StateCell({ id }: CellProps) {
  const { rows, chooseOf } = useGrid();
  const kind = useRowPart(id, kindOf);
  const note = useRowPart(id, noteOf);
  const state = useRowPart(id, offerOf);
  if (kind === 'empty' || kind === 'typing') return null;
  return (
    <>
      <RowStateWord kind={kind} />
      {note !== undefined && <span className={css.reason}>{note}</span>}
      {state?.kind === 'similar' && (
        <span className={css.action}>
          <Button size="sm" icon={<CheckIcon size="sm" />} onPress={() => rows.choose(id, state.product)}>
            Bu ürünü al
          </Button>
        </span>
      )}
      {state?.kind === 'several' && (
        <span className={css.action}>
          <Button size="sm" onPress={() => chooseOf(id)}>
            Ürün Seç
          </Button>
        </span>
      )}
      {state?.kind === 'missing' && state.suggestions.length > 0 && (
        <span className={css.action}>
          <Button size="sm" onPress={() => chooseOf(id)}>
            {formatCount(state.suggestions.length)} öneri
          </Button>
        </span>
      )}
    </>
  );
}

/** Why, below the state. */
function noteOf({ row: { reason, leftOut, fault }, state: { kind } }: RowView): string | undefined {
  if (reason !== undefined) return reason;
  if (leftOut) return leftOut;
  if (kind === 'badQuantity') return 'Tam sayı yazın';
  if (kind === 'failed') return 'Sunucu yanıt vermedi';
  if (kind === 'unreadable' && fault === 'lostBarcode') return 'Barkod kayıp';
  return undefined;
}

/** What is said where there is no product to show. */
function hintOf({ fault }: OrderRow, state: RowState): string | undefined {
  switch (state.kind) {
    case 'several':
      return `Bu kod ${formatCount(state.products.length)} üründe aynı.`;
    case 'missing':
      return state.suggestions.length > 0
        ? 'Bu kodda ürün yok. Kodu düzeltin veya bir öneri seçin.'
        : 'Bu kodda ürün yok. Kodu düzeltin.';
    case 'unreadable':
      // What it is, the document says.
      if (fault === 'noCode') return undefined;
      return fault === 'lostBarcode'
        ? 'Tablo programı barkodun son hanelerini silmiş. Kodu yeniden yazın.'
        : 'Bu satırda kod bulunamadı. Kodu yeniden yazın.';
    case 'failed':
      return 'Öbür satırlar sürüyor; bu kod yeniden denenebilir.';
    default:
      return undefined;
  }
}

/** What to do, in the row that a list begins with. */
const FirstHint = () => (
  <span className={css.hint}>
    Kodu yazın veya el terminaliyle okutun.
    <span className={css.keyHint}>
      {' '}
      <kbd className={css.key}>Enter</kbd> miktara, sonra yeni satıra geçer.
    </span>
  </span>
);

/** The product a row means; its code where another one was typed. */
export function ProductCell({ id }: CellProps) {
  const { row, state, rows } = useOrderRow(id);
  const product = productOf(state);
  if (state.kind === 'searching') {
    return (
      <>
        <Skeleton width={32} height={32} />
        <Skeleton width="70%" />
      </>
    );
  }
  if (state.kind === 'empty' && rows.ids().length === 1) return <FirstHint />;
  const then = row.past?.name ?? '';
  if (!product) {
    const hint = hintOf(row, state);
    if (hint === undefined && then === '') return null;
    return (
      <span className={css.hint}>
        {then !== '' && <span translate="no">{then}</span>}
        {then !== '' && hint !== undefined && <br />}
        {hint}
      </span>
    );
  }
  const isRenamed = then !== '' && foldTurkish(then) !== foldTurkish(product.name);
  const isSaidOtherwise = product.code !== '' && product.code !== row.code.trim();
  return (
    <ProductName name={product.name} href={paths.product.to({ id: product.id })} imageUrl={product.imageUrl}>
      {isSaidOtherwise && (
        <span className={small}>
          Stok kodu <span translate="no">{product.code}</span>
        </span>
      )}
      {isRenamed && (
        <span className={small}>
          Belgede <span translate="no">{then}</span>
        </span>
      )}
      {row.merged !== undefined && (
        <span className={small}>{formatCount(row.merged)} satır birleştirildi</span>
      )}
      <span className={css.foldedStock}>
        <StockStatus text={product.stockText} />
      </span>
    </ProductName>
  );
}

/** A cell of the product a row means, empty where it means none. */
export function FactCell({ id, fact }: CellProps & { fact: (product: Product) => string }) {
  const product = useRowPart(id, productIn);
  return product ? fact(product) || '-' : null;
}

export const priceOf = (name: string) => (product: Product) => priceNamed(product, name)?.text ?? '';

/** What was agreed on with the seller, where something was. */
export const AgreementCell = ({ id }: CellProps) => useRowPart(id, productIn)?.agreementPriceText;

export function StockCell({ id }: CellProps) {
  const product = useRowPart(id, productIn);
  return product ? <StockStatus text={product.stockText} /> : null;
}

export function RemoveCell({ id }: CellProps) {
  const { remove } = useGrid();
  const number = useRowPart(id, numberOf);
  if (useRowPart(id, kindOf) === 'empty') return null;
  return (
    <IconButton label={`Satırı sil: ${number}`} size="sm" onPress={() => remove(id)}>
      <CloseIcon size="sm" />
    </IconButton>
  );
}
