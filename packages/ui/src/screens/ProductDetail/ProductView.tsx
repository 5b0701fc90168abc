import type { AddLine } from '@vitrin/api-client/basket/addToBasket';
import { type Identity, identityKey } from '@vitrin/api-client/identity';
import type { Product } from '@vitrin/api-client/product/readProduct';
import { useAddLine } from '../../features/basket/useAddLine.ts';
import { singleQuantities } from '../../features/catalog/selections.ts';
import { StockStatus } from '../../features/catalog/StockStatus/StockStatus.tsx';
import { useSingleQuantity } from '../../features/catalog/useSingleQuantity.ts';
import { SaveToList } from '../../features/lists/SaveToList.tsx';
import { ProductFacts } from '../../features/product/ProductFacts/ProductFacts.tsx';
import { ProductGallery } from '../../features/product/ProductGallery/ProductGallery.tsx';
import { ProductPrices } from '../../features/product/ProductPrices/ProductPrices.tsx';
import { QuantityForm } from '../../features/product/QuantityForm/QuantityForm.tsx';
import { StockLocations } from '../../features/product/StockLocations/StockLocations.tsx';
import { useOrderProduct } from '../../features/product/useOrderProduct.ts';
import { currentAddress } from '../../features/session/currentAddress.ts';
import { paths } from '../../paths.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../primitives/Link/LinkButton.tsx';
import { SafeHtml } from '../../primitives/SafeHtml/SafeHtml.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { screenPath } from '../../serverAddress.ts';
import { words } from '../../text/words.ts';
import * as css from './ProductDetail.css.ts';

interface ProductViewProps {
  identity: Identity;
  product: Product;
  descriptionHtml: string;
  onAdded: () => void;
}

/** A product: pictures, facts, prices with the order, and the shop's own text. */
export function ProductView({ identity, product, descriptionHtml, onAdded }: ProductViewProps) {
  return (
    <div className={css.place}>
      <div className={css.product}>
        <div className={css.gallery}>
          <ProductGallery product={product} />
        </div>
        <div className={css.facts}>
          {identity.isAuth ? (
            <ProductFacts
              product={product}
              stock={
                <>
                  <StockStatus text={product.stockText} look="badge" />
                  <StockLocations identity={identity} productId={product.id} />
                </>
              }
            />
          ) : (
            <ProductFacts product={product} />
          )}
        </div>
        <aside className={css.order} aria-label={identity.isAuth ? 'Fiyat ve sipariş' : words.loginForPrice}>
          <div className={`elements-card ${css.box}`}>
            {identity.isAuth ? (
              <Order identity={identity} product={product} onAdded={onAdded} />
            ) : (
              <>
                <p className={css.invitation}>Fiyat ve stok bayilerimize gösterilir.</p>
                <LinkButton tone="brand" size="lg" isBlock href={paths.login.to({ from: currentAddress() })}>
                  {words.loginForPrice}
                </LinkButton>
              </>
            )}
          </div>
        </aside>
        {descriptionHtml !== '' && (
          <section className={css.text} aria-label="Ürün Açıklaması">
            <Heading level={2} look="part">
              Ürün Açıklaması
            </Heading>
            <div className={css.description}>
              <SafeHtml html={descriptionHtml} pathOf={screenPath} fallback={<Skeleton height={120} />} />
            </div>
          </section>
        )}
      </div>
    </div>
  );
}

function Order({ identity, product, onAdded }: Omit<ProductViewProps, 'descriptionHtml'>) {
  const addLine = useAddLine(identity);
  const single = useSingleQuantity(singleQuantities(identityKey(identity)), product.id);
  const add = async (line: AddLine) => {
    await addLine(line);
    single.forget(line.quantity);
  };
  const { order, isPending, failure } = useOrderProduct(identity, product, add, onAdded);
  return (
    <>
      <ProductPrices product={product} />
      {product.canAddToBasket && (
        <QuantityForm
          unit={product.unit}
          isPending={isPending}
          failure={failure}
          onOrder={(quantity) => void order(quantity)}
          typed={single.quantity}
          onType={single.setQuantity}
        />
      )}
      <SaveToList
        identity={identity}
        list={() => ({
          name: '',
          origin: { kind: 'product' },
          lines: [
            {
              code: product.code === '' ? product.barcode : product.code,
              quantity: single.quantity?.kind === 'value' ? single.quantity.value : 1,
            },
          ],
        })}
      />
    </>
  );
}
