import type { RequestHandler } from 'msw';
import { menus } from '../content/menus.ts';
import type { MenuEntry, MenuName } from '../content/menus.ts';
import type { DemoShop } from '../demoShop.ts';
import { http, platform } from './http.ts';
import type { Wire } from './http.ts';
import type { Authentication } from './Authentication.ts';

/** The shop's menus and its category tree. */
export function navigationHandlers(shop: DemoShop, { visitor }: Authentication): RequestHandler[] {
  return [
    http.get('/menu/', async ({ request, cookies, query, response }) => {
      const name: string = query.get('id');
      if (!isMenuName(name)) return response(404).json(platform.notFound);
      const { actor } = await visitor({ request, cookies });
      return response(200).json(writeMenu(name, actor !== undefined));
    }),
    http.get('/categorymenu/get', ({ response }) => response(200).json(writeCategories(shop))),
  ];
}

const isMenuName = (name: string): name is MenuName => Object.hasOwn(menus, name);

/** A menu as this kind of visitor sees it. */
export const writeMenu = (name: MenuName, isDealer: boolean): Wire['MenuEntry'][] =>
  menus[name].filter((entry) => isDealer || !entry.isForDealers).map(writeEntry);

const writeEntry = ({ id, name, address, cssClass, entries }: MenuEntry): Wire['MenuEntry'] => ({
  id,
  displayName: name,
  url: address,
  cssClass: cssClass ?? null,
  childs: entries?.map((child) => ({ id: child.id, displayName: child.name, url: child.address })) ?? null,
});

/** The whole tree with the icons administrators gave. */
export function writeCategories({
  catalogue,
  content,
}: Pick<DemoShop, 'catalogue' | 'content'>): Wire['CategoryTree'] {
  const write = (id: number): Wire['Category'][] => {
    const category = catalogue.categoryById(id);
    if (!category) return [];
    const { name, stokNotId, childIds } = category;
    const icon = content.icon(stokNotId) ?? category.icon;
    return [{ id, name, icon, current: false, stokNotId, childs: childIds.flatMap(write) }];
  };
  return { items: catalogue.categories.filter(({ level }) => level === 1).flatMap(({ id }) => write(id)) };
}
