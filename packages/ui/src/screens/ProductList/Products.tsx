import type { UseQueryResult } from '@tanstack/react-query';
import type { ProductList } from '@vitrin/api-client/catalog/productList';
import type { Selection } from '../../features/catalog/createSelection.ts';
import type { ProductCardProps } from '../../features/catalog/ProductCards/ProductCard.tsx';
import { ProductCards, ProductCardsSkeleton } from '../../features/catalog/ProductCards/ProductCards.tsx';
import { ProductTable } from '../../features/catalog/ProductTable/ProductTable.tsx';
import { ProductTableSkeleton } from '../../features/catalog/ProductTable/ProductTableSkeleton.tsx';
import type { ViewMode } from '../../features/catalog/viewMode.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { PackageSearchIcon } from '../../primitives/Icon/PackageSearchIcon.tsx';
import { QueryState } from '../../query/QueryState.tsx';

interface ProductsProps extends Pick<ProductCardProps, 'onAdd' | 'loginHref' | 'typed'> {
  list: UseQueryResult<ProductList>;
  view: ViewMode;
  isSignedIn: boolean;
  selection: Selection;
}

/** The products in the state they are in: on their way, failed, none, a table, or cards. */
export function Products({ list, view, isSignedIn, selection, typed, onAdd, loginHref }: ProductsProps) {
  if (list.data) {
    if (view === 'list') {
      return (
        <ProductTable list={list.data} isSignedIn={isSignedIn} selection={selection} loginHref={loginHref} />
      );
    }
    if (list.data.isEmpty) {
      return (
        <EmptyState icon={<PackageSearchIcon size="xl" />} title="Kriterlere Uygun Ürün Bulunamadı">
          Farklı kelimelerle ya da filtreleri kaldırarak tekrar deneyin.
        </EmptyState>
      );
    }
    return <ProductCards list={list.data} {...{ isSignedIn, typed, onAdd, loginHref }} />;
  }
  return (
    <QueryState
      query={list}
      pending={<ProductsSkeleton view={view} isSignedIn={isSignedIn} />}
      failed="Ürünler yüklenemedi."
    />
  );
}

/** What stands in for the products while they are on their way. */
export const ProductsSkeleton = ({ view, isSignedIn }: Pick<ProductsProps, 'view' | 'isSignedIn'>) =>
  view === 'list' ? <ProductTableSkeleton isSignedIn={isSignedIn} /> : <ProductCardsSkeleton />;
