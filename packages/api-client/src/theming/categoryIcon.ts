import { mutationOptions } from '@tanstack/react-query';
import { expectDone } from '../calls/expectDone.ts';
import { backend, command } from '../client.ts';
import { getCategories, type Category } from '../navigation/categories.ts';
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
