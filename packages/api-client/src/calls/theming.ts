import type { Api } from '../client.ts';
import { isSameJson } from '../read/isSameJson.ts';
import type { Category } from '../read/readCategories.ts';
import type { Id } from '../read/readId.ts';
import { applicationApi } from './application.ts';
import { expectDone } from './expectDone.ts';
import { navigationApi } from './navigation.ts';
import { toFormData } from './toFormData.ts';

/** The theme editor's calls. */
export const themingApi = (api: Api) => ({
  /** POST /admin/theme/updateCategoryIcon: `iconId` is the category's, `icon` such as `fa-solid fa-wrench`, '' for none. */
  saveCategoryIcon: async (iconId: Id, icon: string, signal?: AbortSignal): Promise<void> => {
    const body = { id: iconId, icon };
    const answer = await api.command(
      (client, init) => client.POST('/admin/theme/updateCategoryIcon', { ...init, body }),
      { signal },
    );
    await expectDone(answer, async () => hasIcon(await navigationApi(api).categories(signal), iconId, icon));
  },

  /** POST /admin/theme/updatelayout with the whole theme settings object, unknown keys included. */
  saveTheme: async (themeSettings: unknown, signal?: AbortSignal): Promise<void> => {
    const body = { properties: JSON.stringify(themeSettings) };
    const answer = await api.command(
      (client, init) =>
        client.POST('/admin/theme/updatelayout', { ...init, body, bodySerializer: toFormData }),
      { signal },
    );
    await expectDone(answer, async () =>
      isSameJson((await applicationApi(api).get(signal)).themeSettings, themeSettings),
    );
  },

  /** DELETE /admin/theme/resetLayout */
  resetTheme: async (signal?: AbortSignal): Promise<void> => {
    await api.command((client, init) => client.DELETE('/admin/theme/resetLayout', init), { signal });
  },
});

const hasIcon = (categories: readonly Category[], iconId: Id, icon: string): boolean =>
  categories.some(
    (category) =>
      (category.iconId === iconId && category.icon === icon) || hasIcon(category.children, iconId, icon),
  );
