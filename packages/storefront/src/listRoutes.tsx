import type { ListSource } from '@vitrin/api-client/catalog/productList';
import { paths } from '@vitrin/ui/paths';
import { useParams, useSearchParams, type Params } from 'react-router-dom';
import type { AppRoute } from './AppRoute.ts';
import { loadList, ProductList } from './screens.ts';

type SourceOf = (params: Params, search: URLSearchParams) => ListSource;

function List({ sourceOf }: { sourceOf: SourceOf }) {
  const params = useParams();
  const [search] = useSearchParams();
  return <ProductList source={sourceOf(params, search)} />;
}

/** A list of products: what its address names is what is shown, and what is asked for ahead. */
const listRoute = (pattern: string, sourceOf: SourceOf): AppRoute => ({
  pattern,
  // A list of another kind is made anew.
  element: <List key={pattern} sourceOf={sourceOf} />,
  screen: ProductList,
  prefetch: async (queries, application, { params, search }) => {
    const { prefetchList } = await loadList();
    await prefetchList(queries, application, sourceOf(params, search), search);
  },
});

const ofCategory: SourceOf = ({ id = '' }) => ({ type: 'catalog', id });

/** Everything that is shown as a list of products. */
export const listRoutes: readonly AppRoute[] = [
  listRoute(paths.catalog.pattern, ofCategory),
  listRoute(paths.category.pattern, ofCategory),
  listRoute(paths.search.pattern, (_, search) => ({ type: 'search', q: search.get('q') ?? '' })),
  listRoute(paths.brand.pattern, ({ id = '', categoryId = '0' }) => ({ type: 'brand', id, categoryId })),
  listRoute(paths.allProducts.pattern, () => ({ type: 'all' })),
];
