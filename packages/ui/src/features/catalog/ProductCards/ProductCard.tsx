import type { Product } from '@vitrin/api-client/product/readProduct';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { PackageIcon } from '../../../primitives/Icon/PackageIcon.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { NumberField } from '../../../primitives/NumberField/NumberField.tsx';
import { paths } from '../../../paths.ts';
import { decreaseOf, increaseOf, quantityOf, quantityWords } from '../../../text/quantityWords.ts';
import { formatPercent, words } from '../../../text/words.ts';
import { AddButton } from '../AddButton/AddButton.tsx';
import { PriceList } from '../PriceList/PriceList.tsx';
import type { ProductColumns } from '../productColumns.ts';
import type { Selection } from '../createSelection.ts';
import { StockStatus } from '../StockStatus/StockStatus.tsx';
import type { Added } from '../useAdding.ts';
import { useSingleQuantity } from '../useSingleQuantity.ts';
import * as css from './ProductCards.css.ts';

export interface ProductCardProps {
  product: Product;
  columns: ProductColumns;
  /** Adds so many to the basket; tells its own failure. */
  onAdd: (product: Product, quantity: number) => Promise<Added>;
  loginHref: string;
  /** Keeps what is typed while the page is loaded afresh. */
  typed?: Selection | undefined;
  /** Seen first on the screen: its picture is loaded at once instead of when it comes near. */
  isPriority?: boolean;
}

/** One product as a card: picture, prices, stock, and a stepper with its own add button. */
export function ProductCard(props: ProductCardProps) {
  const { product, columns, onAdd, loginHref, typed, isPriority = false } = props;
  const href = paths.product.to({ id: product.id });
  const hasDiscount = columns.discount && product.showDiscount && product.discount !== undefined;
  return (
    <article className={`elements-card ${css.card}`} aria-label={product.name}>
      <a className={css.tile} href={href} tabIndex={-1} aria-hidden="true">
        <Picture url={product.imageUrl} isPriority={isPriority} />
      </a>
      {hasDiscount && (
        <span className={css.percent}>
          <Badge tone="brand">{formatPercent(product.discount)}</Badge>
        </span>
      )}
      <div className={css.body}>
        <a className={css.name} href={href} title={product.name} translate="no">
          {product.name}
        </a>
        <div className={css.meta} translate="no">
          <span>{product.code}</span>
          {product.showBarcode && <span>{product.barcode}</span>}
        </div>
        {columns.prices.length > 0 && (
          <div className={css.prices}>
            <PriceList product={product} priceNames={columns.prices} showAgreement={columns.agreement} />
          </div>
        )}
        <div className={css.state}>
          {columns.stock && <StockStatus text={product.stockText} />}
          {columns.leadTime && <span>{product.leadTime}</span>}
        </div>
        {columns.quantity ? (
          product.canAddToBasket && <Buy product={product} onAdd={onAdd} typed={typed} />
        ) : (
          <Link href={loginHref}>{words.loginForPrice}</Link>
        )}
      </div>
    </article>
  );
}

function Picture({ url, isPriority }: { url: string; isPriority: boolean }) {
  if (url === '') {
    return (
      <span className={css.noPicture}>
        <PackageIcon size="xl" />
      </span>
    );
  }
  return (
    <img
      className={css.picture}
      src={url}
      alt=""
      width={200}
      height={152}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
    />
  );
}

function Buy({ product, onAdd, typed }: Pick<ProductCardProps, 'product' | 'onAdd' | 'typed'>) {
  const { quantity, setQuantity, forget } = useSingleQuantity(typed, product.id);
  const add = async (pieces: number) => {
    const added = await onAdd(product, pieces);
    if (added !== false) forget(pieces);
    return added;
  };
  return (
    <div className={css.buy}>
      <NumberField
        look="stepper"
        size="sm"
        label={quantityOf(product.name)}
        isLabelHidden
        decrementLabel={decreaseOf(product.name)}
        incrementLabel={increaseOf(product.name)}
        invalidMessage={quantityWords.wholeNumber}
        min={1}
        value={quantity}
        onChange={setQuantity}
      />
      <AddButton onAdd={async () => quantity.kind === 'value' && quantity.value > 0 && add(quantity.value)} />
    </div>
  );
}
