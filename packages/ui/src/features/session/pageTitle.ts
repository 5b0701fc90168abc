/** Between what a page shows and the shop, as Turkish sets a dash. */
const between = ' – ';

const named = { page: '', shop: '' };

/**
 * The title of a tab: what its page shows first, as a tab is too narrow for more, and the shop last.
 * @param page '' on the home page, and while it is not known
 */
export const titleOf = (page: string, shop: string): string =>
  [page.trim(), shop.trim()].filter((part) => part !== '').join(between);

/** Says what the page shows, or which shop this is; the other stays. Until one of them is known, the document's own title does. */
export function nameTab(part: Partial<typeof named>): void {
  Object.assign(named, part);
  const title = titleOf(named.page, named.shop);
  if (title !== '') document.title = title;
}
