import type { Product } from '@vitrin/api-client/product/readProduct';
import type { ReactNode } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { PackageIcon } from '../../../primitives/Icon/PackageIcon.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { formatPercent } from '../../../text/words.ts';
import { PreviewPrices } from './PreviewPrices.tsx';
import * as css from './SearchPreview.css.ts';

export interface SearchPreviewProps {
  product: Product;
  /** How much there is; stands back where the shop names a supply instead. Nothing for guests. */
  stock: ReactNode;
  /** Where the prices would be, for guests. */
  login?: ReactNode;
  /** What can be done with it. */
  actions: ReactNode;
}

/** The product under the highlight: enough to decide without leaving the search. */
export function SearchPreview({ product, stock, login, actions }: SearchPreviewProps) {
  const { name, code, barcode, showBarcode, supply, leadTime, discount, showDiscount } = product;
  const hasDiscount = login === undefined && showDiscount && discount !== undefined;
  return (
    <section className={css.preview} aria-label={name}>
      <div className={css.top}>
        <div className={css.picture}>
          <Image src={product.imageUrl} alt="" isPriority placeholder={<PackageIcon size="xl" />} />
        </div>
        <div className={css.title}>
          <Heading level={3} look="part">
            {name}
          </Heading>
          <div className={css.badges}>
            {supply === '' ? stock : null}
            {(supply !== '' || leadTime !== '') && (
              <Badge tone="info" size="md">
                {leadTime || supply}
              </Badge>
            )}
          </div>
        </div>
      </div>
      <dl className={css.facts}>
        {code !== '' && <Fact name="Stok kodu">{code}</Fact>}
        {showBarcode && barcode !== '' && <Fact name="Barkod">{barcode}</Fact>}
        {hasDiscount && <Fact name="İskonto">{formatPercent(discount)}</Fact>}
      </dl>
      {login ?? <PreviewPrices product={product} />}
      <div className={css.actions}>{actions}</div>
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div className={css.fact}>
    <dt className={css.factName}>{name}</dt>
    <dd className={css.factText} translate="no">
      {children}
    </dd>
  </div>
);
