import { ownPrice, type Product } from '@vitrin/api-client/product/readProduct';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { RowPicture } from '../../primitives/GridTable/RowPicture.tsx';
import { CheckIcon } from '../../primitives/Icon/CheckIcon.tsx';
import { PackageIcon } from '../../primitives/Icon/PackageIcon.tsx';
import { words } from '../../text/words.ts';
import { StockStatus } from '../../features/catalog/StockStatus/StockStatus.tsx';
import * as css from './ChooseProductDialog.css.ts';

export interface ChooseProductDialogProps {
  /** The row it is for, from 1, and what was written in it. */
  row: { readonly number: number; readonly code: string } | undefined;
  products: readonly Product[];
  onChoose: (product: Product) => void;
  onClose: () => void;
}

const noPicture = (
  <span className={css.noThumb}>
    <PackageIcon size="sm" />
  </span>
);

/** Chooses one of several products that a code stands for, or that the search proposes in its place. */
export function ChooseProductDialog({ row, products, onChoose, onClose }: ChooseProductDialogProps) {
  return (
    <Dialog
      title="Ürün Seç"
      size="lg"
      placement="top"
      isFullScreenOnPhone
      closeLabel={words.close}
      isOpen={row !== undefined}
      onOpenChange={(open) => !open && onClose()}
      footer={<Button onPress={onClose}>Vazgeç</Button>}
    >
      {row && (
        <p className={css.about}>
          Satır {row.number} · <span translate="no">{row.code}</span>
        </p>
      )}
      <ul className={css.list}>
        {products.map((product, place) => (
          // Legacy answers can hold the same product twice.
          <li key={`${product.id}-${place}`} className={css.item}>
            <RowPicture src={product.imageUrl} className={css.thumb} placeholder={noPicture} />
            <span className={css.words}>
              <span className={css.name} translate="no">
                {product.name}
              </span>
              <span className={css.meta} translate="no">
                {[product.code, product.barcode, product.unit].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className={css.price}>{product.agreementPriceText || ownPrice(product)?.text}</span>
            <StockStatus text={product.stockText} />
            <Button
              size="sm"
              icon={<CheckIcon size="sm" />}
              aria-label={`Seç: ${product.name}`}
              onPress={() => onChoose(product)}
            >
              Seç
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
