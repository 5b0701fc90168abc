import type { Api } from '../client.ts';
import { expectList, expectListIn } from '../read/expectBody.ts';
import { readCategories, type Category } from '../read/readCategories.ts';
import { readMenu, type MenuEntry } from '../read/readMenu.ts';

export type MenuName = 'menu.header' | 'menu.footer' | 'menu.logon';

/** Menus and the category tree. */
export const navigationApi = (api: Api) => ({
  /** GET /menu/ */
  menu: (id: MenuName, signal?: AbortSignal): Promise<readonly MenuEntry[]> =>
    api.read(
      (client, init) => client.GET('/menu/', { ...init, params: { query: { id } } }),
      expectList(readMenu),
      { signal },
    ),

  /** GET /categorymenu/get */
  categories: (signal?: AbortSignal): Promise<readonly Category[]> =>
    api.read((client, init) => client.GET('/categorymenu/get', init), expectListIn('items', readCategories), {
      signal,
    }),
});
