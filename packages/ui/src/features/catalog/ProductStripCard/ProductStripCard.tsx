import type { Product } from '@vitrin/api-client/product/readProduct';
import { CartIcon } from '../../../primitives/Icon/CartIcon.tsx';
import { CheckIcon } from '../../../primitives/Icon/CheckIcon.tsx';
import { PackageIcon } from '../../../primitives/Icon/PackageIcon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { paths } from '../../../paths.ts';
import { words } from '../../../text/words.ts';
import { StockStatus } from '../StockStatus/StockStatus.tsx';
import { useAdding, type Added } from '../useAdding.ts';
import * as css from './ProductStripCard.css.ts';
import { stripPrice } from './stripPrice.ts';

export interface ProductStripCardProps {
  product: Product;
  isSignedIn: boolean;
  /** Adds so many to the basket; tells its own failure. */
  onAdd: (product: Product, quantity: number) => Promise<Added>;
  loginHref: string;
}

/** One product in a row of few: picture, name, the price the dealer pays, and a button that adds one. */
export function ProductStripCard({ product, isSignedIn, onAdd, loginHref }: ProductStripCardProps) {
  const href = paths.product.to({ id: product.id });
  return (
    <div className={css.place}>
      <article className={`elements-card ${css.card}`} aria-label={product.name}>
        <a className={css.tile} href={href} tabIndex={-1} aria-hidden="true">
          <Image src={product.imageUrl} alt="" ratio="auto" placeholder={<PackageIcon size="xl" />} />
        </a>
        <div className={css.body}>
          <a className={css.name} href={href} title={product.name} translate="no">
            {product.name}
          </a>
          <span className={css.code} translate="no">
            {product.code}
          </span>
          {isSignedIn ? (
            <>
              <Price product={product} />
              <div className={css.buy}>
                <StockStatus text={product.stockText} />
                {product.canAddToBasket && <AddOne product={product} onAdd={onAdd} />}
              </div>
            </>
          ) : (
            <span className={css.login}>
              <Link href={loginHref}>{words.loginForPrice}</Link>
            </span>
          )}
        </div>
      </article>
    </div>
  );
}

function Price({ product }: Pick<ProductStripCardProps, 'product'>) {
  const { amount, name } = stripPrice(product);
  return (
    <span className={css.price}>
      {amount !== '' && (
        <>
          <span className="elements-price" translate="no">
            {amount}
          </span>
          <span className={css.priceName}>{name}</span>
        </>
      )}
    </span>
  );
}

function AddOne({ product, onAdd }: Pick<ProductStripCardProps, 'product' | 'onAdd'>) {
  const { state, add } = useAdding(() => onAdd(product, 1));
  return (
    <IconButton
      label={`${words.add}: ${product.name}`}
      title={words.add}
      tone="secondary"
      size="sm"
      isDisabled={state === 'added'}
      isPending={state === 'adding'}
      onPress={() => void add()}
    >
      {state === 'added' ? <CheckIcon /> : <CartIcon />}
    </IconButton>
  );
}
