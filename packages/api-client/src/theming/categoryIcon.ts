import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { expectDone } from '../calls/expectDone.ts';
import { backend, command } from '../client.ts';
import { anyCategories, getCategories, type Category } from '../navigation/categories.ts';
import { once } from '../queries/queryDefaults.ts';
import { outcomeFields } from './theme.ts';
import type { Id } from '../read/readId.ts';

/** POST /admin/theme/updateCategoryIcon: `iconId` is the category's, `icon` such as `fa-solid fa-wrench`, '' for none. */
export async function updateCategoryIcon(iconId: Id, icon: string, signal?: AbortSignal): Promise<void> {
  const body = { id: iconId, icon };
  const answer = await command((init) => backend.POST('/admin/theme/updateCategoryIcon', { ...init, body }), {
    signal,
  });
  await expectDone(answer, async () => hasIcon(await getCategories(signal), iconId, icon), outcomeFields);
}

const hasIcon = (categories: readonly Category[], iconId: Id, icon: string): boolean =>
  categories.some(
    (category) =>
      (category.iconId === iconId && category.icon === icon) || hasIcon(category.children, iconId, icon),
  );

/** Saves a category's icon. */
export const saveCategoryIconMutation = () =>
  mutationOptions({
    mutationFn: ({ iconId, icon }: { readonly iconId: Id; readonly icon: string }) =>
      updateCategoryIcon(iconId, icon),
    ...once,
  });

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
