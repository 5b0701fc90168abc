import type { ListBrand } from '@vitrin/api-client/catalog/productList';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { GridIcon } from '../../../primitives/Icon/GridIcon.tsx';
import { ListIcon } from '../../../primitives/Icon/ListIcon.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import type { ResolvedCatalogQuery } from '../catalogQuery.ts';
import { sortOptions, sortValue } from '../sortOptions.ts';
import type { ViewMode } from '../viewMode.ts';
import { BrandSelect, type BrandSelectProps } from './BrandSelect.tsx';
import * as css from './ListToolbar.css.ts';
import { BrandsSkeleton } from './ListToolbarSkeleton.tsx';

export interface ListToolbarProps {
  query: ResolvedCatalogQuery;
  onQueryChange: (query: ResolvedCatalogQuery) => void;
  /** Of the products in the list; the dropdown is there when there are any. Undefined while they are on their way. */
  brands: readonly ListBrand[] | undefined;
  /** The brand the list is of, if it is of one. */
  brand?: BrandSelectProps['chosen'];
  onBrandChange: (brand: ListBrand) => void;
  view: ViewMode;
  onViewChange: (view: ViewMode) => void;
}

/** What narrows, orders and lays out a product list. Any change but the view starts again at the first page. */
export function ListToolbar(props: ListToolbarProps) {
  const { query, onQueryChange, brands, brand, onBrandChange, view, onViewChange } = props;
  const change = (changed: Partial<ResolvedCatalogQuery>) => onQueryChange({ ...query, ...changed, page: 1 });
  return (
    <div className={css.toolbar}>
      {!brands && <BrandsSkeleton />}
      {brands && brands.length > 0 && (
        <div className={css.brands}>
          <BrandSelect brands={brands} chosen={brand} onChange={onBrandChange} />
        </div>
      )}
      <div className={css.stock}>
        <Checkbox isSelected={query.inStock} onChange={(inStock) => change({ inStock })}>
          Stokta Olanlar
        </Checkbox>
      </div>
      <div className={css.sort}>
        <Select
          label="Sıralama"
          prefix="Sıralama:"
          options={sortOptions.map(({ value, label }) => ({ value, label }))}
          value={sortValue(query)}
          onChange={(value) => {
            const option = sortOptions.find((one) => one.value === value);
            if (option) change({ field: option.field, sort: option.sort });
          }}
        />
      </div>
      <div className={css.view} role="group" aria-label="Görünüm">
        <ViewChoice label="Kart Görünümü" isChosen={view === 'card'} onChoose={() => onViewChange('card')}>
          <GridIcon />
        </ViewChoice>
        <ViewChoice label="Liste Görünümü" isChosen={view === 'list'} onChoose={() => onViewChange('list')}>
          <ListIcon />
        </ViewChoice>
      </div>
    </div>
  );
}

interface ViewChoiceProps {
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

const ViewChoice = ({ label, isChosen, onChoose, children }: ViewChoiceProps) => (
  <button
    type="button"
    className={css.choice}
    aria-label={label}
    aria-pressed={isChosen}
    title={label}
    onClick={onChoose}
  >
    {children}
  </button>
);
