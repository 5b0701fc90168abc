import type { Category } from '@vitrin/api-client/navigation/categories';

/** Every category with words to it: what the shop has given no name would be a lone icon, which says nothing and can hardly be pressed. */
export const nameCategories = (categories: readonly Category[]): readonly Category[] =>
  categories.map((category) => ({
    ...category,
    name: category.name || 'Adsız kategori',
    children: nameCategories(category.children),
  }));
