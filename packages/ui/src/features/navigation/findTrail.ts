import type { Category } from '@vitrin/api-client/navigation/categories';
import type { Id } from '@vitrin/api-client/read/readId';

/**
 * The way from a category of the first level down to the one that is shown, itself included; empty where none is.
 * @param shownId the category of the address; without one the server's own mark decides
 */
export function findTrail(categories: readonly Category[], shownId?: Id): readonly Category[] {
  const isShown = ({ id, isCurrent }: Category) =>
    shownId === undefined ? isCurrent : String(id) === String(shownId);
  for (const category of categories) {
    if (isShown(category)) return [category];
    const below = findTrail(category.children, shownId);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}
