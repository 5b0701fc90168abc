import type { ReactNode } from 'react';
import { RowPicture } from '../../../primitives/GridTable/RowPicture.tsx';
import { PackageIcon } from '../../../primitives/Icon/PackageIcon.tsx';
import { noThumb, thumb, title, words } from './ProductName.css.ts';

export interface ProductNameProps {
  name: string;
  /** Where the product is; without it the name leads nowhere. */
  href?: string | undefined;
  /** '' where there is none. */
  imageUrl: string;
  /** What stands below the name. */
  children?: ReactNode;
}

const noPicture = (
  <span className={noThumb}>
    <PackageIcon size="sm" />
  </span>
);

/** A product in a row: its picture, its name that leads to it, and what is said of it. */
export function ProductName({ name, href, imageUrl, children }: ProductNameProps) {
  const named = (
    <span className={title} translate="no">
      {name}
    </span>
  );
  return (
    <>
      <RowPicture src={imageUrl} className={thumb} placeholder={noPicture} />
      <span className={words}>
        {href === undefined ? (
          named
        ) : (
          <a href={href} title={name}>
            {named}
          </a>
        )}
        {children}
      </span>
    </>
  );
}
