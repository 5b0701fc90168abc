import type { ListSource, ProductList } from '@vitrin/api-client/catalog/productList';
import { paths } from '../../paths.ts';
import { routes } from '../../routes.ts';

interface ListCrumb {
  readonly title: string;
  readonly href?: string;
}

/** What a list is called. */
export type ListNames = Pick<ProductList, 'title' | 'brand' | 'category'>;

/** Where a list stands, by its kind. What comes from the answer is missing until it is there. */
export function listCrumbs(source: ListSource, list: ListNames | undefined): readonly ListCrumb[] {
  switch (source.type) {
    case 'catalog':
      return titled([{ title: 'Kategoriler', href: paths.allProducts.to() }], listTitle(source, list));
    case 'brand':
      return titled(
        titled([{ title: routes.brands.title, href: paths.brands.to() }], list?.brand?.name ?? ''),
        list?.category?.name ?? '',
      );
    case 'search':
      return [{ title: 'Arama Sonuçları' }];
    default:
      return [{ title: 'Tüm Ürünler' }];
  }
}

const titled = (crumbs: readonly ListCrumb[], title: string) =>
  title === '' ? crumbs : [...crumbs, { title }];

/** The heading of a list; '' while it is not known. */
export function listTitle(source: ListSource, list: ListNames | undefined): string {
  switch (source.type) {
    case 'catalog':
      return list?.category?.name || list?.title || '';
    case 'brand':
      return [list?.brand?.name, list?.category?.name].filter(Boolean).join(' – ') || list?.title || '';
    case 'search':
      return source.q === '' ? 'Arama Sonuçları' : `“${source.q}” için arama sonuçları`;
    default:
      return 'Tüm Ürünler';
  }
}

/** What the tab of a list is called, what was searched for first; '' while it is not known. */
export const listTabTitle = (source: ListSource, list: ListNames | undefined): string =>
  source.type === 'search'
    ? [source.q.trim(), 'Arama Sonuçları'].filter((part) => part !== '').join(' – ')
    : listTitle(source, list);

/** Where a list is, by the name its selection has. */
export function listHref(list: string): string {
  const source: ListSource = JSON.parse(list);
  switch (source.type) {
    case 'catalog':
      return paths.catalog.to({ id: source.id });
    case 'brand':
      return paths.brand.to({ id: source.id, categoryId: source.categoryId });
    case 'search':
      return paths.search.to({ q: source.q });
    default:
      return paths.allProducts.to();
  }
}
