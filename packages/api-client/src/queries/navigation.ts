import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { navigationApi, type MenuName } from '../calls/navigation.ts';
import type { Api } from '../client.ts';
import type { Identity } from '../read/readApplication.ts';
import type { Category } from '../read/readCategories.ts';
import type { Id } from '../read/readId.ts';
import { identityKey } from './identityKey.ts';
import { fresh, once } from './queryDefaults.ts';

/** A menu. The login page, which knows no identity, asks without one. */
export const menuQuery = (api: Api, identity: Identity | undefined, id: MenuName) =>
  queryOptions({
    queryKey: [identityKey(identity), 'navigation', 'menu', id],
    queryFn: ({ signal }) => navigationApi(api).menu(id, signal),
    staleTime: fresh.furniture,
    ...once,
  });

/** The category tree. */
export const categoriesQuery = (api: Api, identity: Identity) =>
  queryOptions({
    queryKey: [identityKey(identity), ...categoriesKey],
    queryFn: ({ signal }) => navigationApi(api).categories(signal),
    staleTime: fresh.furniture,
    ...once,
  });

const categoriesKey = ['navigation', 'categories'] as const;

/** The category tree of any identity. */
const anyCategories = {
  predicate: ({ queryKey: [, ...rest] }: { readonly queryKey: readonly unknown[] }) =>
    rest.length === categoriesKey.length && categoriesKey.every((part, index) => rest[index] === part),
};

/** Asks again for every category tree that has been read. */
export const refreshCategories = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries(anyCategories);

/** Shows an icon in every category tree that has been read, before the server knows it; what is on its way is dropped. */
export async function showCategoryIcon(queries: QueryClient, iconId: Id, icon: string): Promise<void> {
  const withIcon = (categories: readonly Category[]): readonly Category[] =>
    categories.map((category) => {
      const children = withIcon(category.children);
      const isSame = children.every((child, index) => child === category.children[index]);
      if (iconId !== '' && category.iconId === iconId) return { ...category, icon, children };
      return isSame ? category : { ...category, children };
    });
  const show = () =>
    queries.setQueriesData<readonly Category[]>(
      anyCategories,
      (categories) => categories && withIcon(categories),
    );
  show();
  // An answer older than the change would take it back.
  if (queries.isFetching(anyCategories) > 0) {
    await queries.cancelQueries(anyCategories);
    show();
  }
}
