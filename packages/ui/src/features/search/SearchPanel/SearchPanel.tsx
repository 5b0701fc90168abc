import type { Product } from '@vitrin/api-client/product/readProduct';
import { useMemo, type ReactNode, type RefObject } from 'react';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { useOpenList } from '../../../primitives/Combobox/useOpenList.ts';
import { CloseIcon } from '../../../primitives/Icon/CloseIcon.tsx';
import { SearchIcon } from '../../../primitives/Icon/SearchIcon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { words } from '../../../text/words.ts';
import type { Suggestions } from '../useSuggestions.ts';
import { SearchPreviewSkeleton } from '../SearchPreview/SearchPreviewSkeleton.tsx';
import { KeyHints } from './KeyHints.tsx';
import { ProductOption, RecentOption } from './SearchOptions.tsx';
import * as css from './SearchPanel.css.ts';
import { SearchCount, SearchHead, SearchHint, SearchNotice } from './SearchNotice.tsx';

export interface SearchPanelProps {
  text: string;
  onTextChange: (text: string) => void;
  isInStockOnly: boolean;
  onInStockOnlyChange: (isInStockOnly: boolean) => void;
  suggestions: Suggestions;
  /** Earlier searches, the last first. */
  recent: readonly string[];
  onForget: () => void;
  onPick: (product: Product) => void;
  /** Enter before there is something to pick. */
  onSubmit: () => void;
  onClose: () => void;
  /** All that is found, on a page of its own. */
  resultsHref: (text: string) => string;
  /** How much there is of a product, beside its code on phones. */
  stock: (product: Product) => ReactNode;
  /** The highlighted product, beside the list where there is room. */
  preview: (product: Product) => ReactNode;
  input: RefObject<HTMLInputElement | null>;
  /** Searches for a code that the camera reads. */
  camera?: ReactNode;
  /** Below the results. */
  foot?: ReactNode;
}

type Item = { readonly recent: string } | { readonly product: Product };

const keyOf = (item: Item) => ('recent' in item ? item.recent : String(item.product.id));

/** Box, results and preview in one view. The focus stays in the box: arrows move the preview, Enter opens it. */
export function SearchPanel(props: SearchPanelProps) {
  const { text, onTextChange, suggestions, recent, onPick, onSubmit, input, stock, preview } = props;
  const products = suggestions.kind === 'found' ? suggestions.products : undefined;
  const isIdle = suggestions.kind === 'idle';
  const items = useMemo<readonly Item[]>(
    () =>
      isIdle ? recent.map((one) => ({ recent: one })) : (products ?? []).map((product) => ({ product })),
    [isIdle, recent, products],
  );
  const { highlighted, inputProps, menuProps, itemProps } = useOpenList({
    label: 'Ürün ara',
    listLabel: isIdle ? 'Son aramalar' : 'Sonuçlar',
    items,
    itemKey: keyOf,
    text,
    // An earlier search is a wish; the first result is an answer.
    first: isIdle ? -1 : 0,
    isCurrent: suggestions.kind !== 'found' || suggestions.isCurrent,
    onPick: (item) => ('recent' in item ? onTextChange(item.recent) : onPick(item.product)),
    onSubmit: () => {
      onSubmit();
      // The next scan, or another try, takes the place of this text.
      input.current?.select();
    },
    input,
  });
  const item = items[highlighted];
  const isWaiting =
    suggestions.kind === 'loading' || (suggestions.kind === 'found' && !suggestions.isCurrent);

  const side =
    item && 'product' in item ? (
      preview(item.product)
    ) : suggestions.kind === 'loading' ? (
      <SearchPreviewSkeleton />
    ) : isIdle && recent.length > 0 ? (
      <SearchHint />
    ) : null;

  return (
    <div className={css.panel}>
      <div className={css.head}>
        <label className={css.box}>
          <SearchIcon />
          <input
            {...inputProps}
            className={css.input}
            type="search"
            enterKeyHint="search"
            autoCapitalize="off"
            spellCheck={false}
            placeholder="Ürün adı, kod veya barkod ara"
            onChange={(event) => onTextChange(event.target.value)}
          />
        </label>
        <div className={css.inStock}>
          <SearchCount suggestions={suggestions} place="box" />
          <Checkbox isSelected={props.isInStockOnly} onChange={props.onInStockOnlyChange}>
            Stokta Olanlar
          </Checkbox>
        </div>
        <div className={css.close}>
          {props.camera}
          <IconButton label={words.close} onPress={props.onClose}>
            <CloseIcon />
          </IconButton>
        </div>
      </div>
      <div className={css.columns} data-alone={side === null || undefined}>
        <div className={css.results} aria-busy={isWaiting || undefined}>
          <SearchHead {...props} />
          <ul {...menuProps} className={css.list}>
            {items.map((one, index) => {
              const option = { ...itemProps(one, index), isHighlighted: index === highlighted };
              return 'recent' in one ? (
                <RecentOption key={one.recent} {...option} text={one.recent} />
              ) : (
                <ProductOption
                  // Legacy answers can hold the same product twice.
                  key={`${one.product.id}-${index}`}
                  {...option}
                  product={one.product}
                  query={text}
                  stock={stock(one.product)}
                />
              );
            })}
          </ul>
          <SearchNotice {...props} />
        </div>
        {side !== null && <div className={css.side}>{side}</div>}
      </div>
      <div className={css.foot}>{props.foot}</div>
      <KeyHints />
    </div>
  );
}
