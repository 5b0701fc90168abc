import type { ResolvedCatalogQuery, SortDirection, SortField } from './catalogQuery.ts';

interface SortOption {
  readonly value: string;
  readonly label: string;
  readonly field: SortField;
  readonly sort: SortDirection;
}

const option = (field: SortField, sort: SortDirection, label: string): SortOption => ({
  value: `${field}-${sort}`,
  label,
  field,
  sort,
});

/** The six orders of a product list. */
export const sortOptions: readonly SortOption[] = [
  option('fiyat', 'asc', 'Fiyat Artan'),
  option('fiyat', 'desc', 'Fiyat Azalan'),
  option('ad', 'asc', 'Ad A-Z'),
  option('ad', 'desc', 'Ad Z-A'),
  option('id', 'desc', 'En Yeni'),
  option('id', 'asc', 'En Eski'),
];

/** The option a query stands for. */
export const sortValue = ({ field, sort }: Pick<ResolvedCatalogQuery, 'field' | 'sort'>) =>
  `${field}-${sort}`;
