import type { Api } from '../client.ts';
import type { Id } from '../read/readId.ts';
import { toFormData } from './toFormData.ts';
import { wireId } from './wireId.ts';

/** The theme editor's calls. */
export const themingApi = (api: Api) => ({
  /** POST /admin/theme/updateCategoryIcon: `iconId` is the category's, `icon` such as `fa-solid fa-wrench`, '' for none. */
  saveCategoryIcon: async (iconId: Id, icon: string, signal?: AbortSignal): Promise<void> => {
    const body = { id: wireId(iconId), icon };
    await api.command((client, init) => client.POST('/admin/theme/updateCategoryIcon', { ...init, body }), {
      signal,
    });
  },

  /** POST /admin/theme/updatelayout with the whole theme settings object, unknown keys included. */
  saveTheme: async (themeSettings: unknown, signal?: AbortSignal): Promise<void> => {
    const body = { properties: JSON.stringify(themeSettings) };
    await api.command(
      (client, init) =>
        client.POST('/admin/theme/updatelayout', { ...init, body, bodySerializer: toFormData }),
      { signal },
    );
  },

  /** DELETE /admin/theme/resetLayout */
  resetTheme: async (signal?: AbortSignal): Promise<void> => {
    await api.command((client, init) => client.DELETE('/admin/theme/resetLayout', init), { signal });
  },
});
