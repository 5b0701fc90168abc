import { mutationOptions } from '@tanstack/react-query';
import { themingApi } from '../calls/theming.ts';
import type { Api } from '../client.ts';
import type { Id } from '../read/readId.ts';
import { once } from './queryDefaults.ts';

/** Saves a category's icon. */
export const saveCategoryIconMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ iconId, icon }: { readonly iconId: Id; readonly icon: string }) =>
      themingApi(api).saveCategoryIcon(iconId, icon),
    ...once,
  });

/** Saves the whole theme settings object. */
export const saveThemeMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (themeSettings: unknown) => themingApi(api).saveTheme(themeSettings),
    ...once,
  });

/** Puts the theme back to its first state; the page is loaded afresh afterwards. */
export const resetThemeMutation = (api: Api) =>
  mutationOptions({
    mutationFn: () => themingApi(api).resetTheme(),
    ...once,
  });
