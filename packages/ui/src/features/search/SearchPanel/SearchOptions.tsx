import type { Product } from '@vitrin/api-client/product/readProduct';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { Highlight } from '../../../primitives/Highlight/Highlight.tsx';
import { ChevronRightIcon } from '../../../primitives/Icon/ChevronRightIcon.tsx';
import { ClockIcon } from '../../../primitives/Icon/ClockIcon.tsx';
import { PackageIcon } from '../../../primitives/Icon/PackageIcon.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { highlightMatches } from '../../../text/highlightMatches.ts';
import { isExactMatch } from '../exactMatch.ts';
import * as css from './SearchPanel.css.ts';

/** What the list lends to each of its items. */
interface OptionProps<Tag extends 'a' | 'li'> extends Pick<
  ComponentPropsWithRef<Tag>,
  'ref' | 'id' | 'onClick' | 'onMouseMove'
> {
  isHighlighted: boolean;
}

export interface ProductOptionProps extends OptionProps<'a'> {
  product: Product;
  /** What was searched for. */
  query: string;
  stock: ReactNode;
}

/** A product that was found: a link, for who wants it in a tab of its own; the box keeps the focus. */
export function ProductOption({ product, query, stock, isHighlighted, ...option }: ProductOptionProps) {
  const { name, code, barcode, imageUrl } = product;
  // The barcode is worth its place where it is what was typed.
  const isBarcode = barcode !== '' && code !== barcode && isExactMatch({ ...product, code: '' }, query);
  return (
    <li role="none">
      <a
        {...option}
        href={paths.product.to({ id: product.id })}
        tabIndex={-1}
        className={css.option}
        data-highlighted={isHighlighted || undefined}
      >
        <span className={css.picture}>
          <Image src={imageUrl} alt="" placeholder={<PackageIcon />} />
        </span>
        <span className={css.words}>
          <span className={css.name} translate="no">
            <Highlight parts={highlightMatches(name, query)} />
          </span>
          <span className={css.meta}>
            <span className={css.code} translate="no">
              <Highlight parts={highlightMatches(code, query)} />
            </span>
            {isBarcode && (
              <span className={css.code}>
                <Highlight parts={highlightMatches(barcode, query)} />
              </span>
            )}
            <span className={css.stock}>{stock}</span>
          </span>
        </span>
        <span className={css.chevron}>
          <ChevronRightIcon size="sm" />
        </span>
      </a>
    </li>
  );
}

export interface RecentOptionProps extends OptionProps<'li'> {
  text: string;
}

/** Something that was searched for before. */
export function RecentOption({ text, isHighlighted, ...option }: RecentOptionProps) {
  return (
    <li {...option} className={css.recent} data-highlighted={isHighlighted || undefined}>
      <ClockIcon size="sm" />
      <span className={css.recentText}>{text}</span>
    </li>
  );
}
