const entries = ':scope > li > div > a';

const linksOf = (column: Element | null | undefined) => [
  ...(column?.querySelectorAll<HTMLElement>(entries) ?? []),
];

/**
 * The link that an arrow, Home or End leads to: up and down inside a column, left to the entry of the column before it
 * that this one belongs to. Undefined for every other key, and where there is none.
 * @param from a link or button of an entry
 */
export function nextEntry(key: string, from: Element): HTMLElement | undefined {
  const column = from.closest('ul');
  const links = linksOf(column);
  const at = links.findIndex((link) => link.parentElement === from.parentElement);
  switch (key) {
    case 'ArrowDown':
      return links[(at + 1) % links.length];
    case 'ArrowUp':
      return links.at(at - 1);
    case 'Home':
      return links[0];
    case 'End':
      return links.at(-1);
    case 'ArrowLeft':
      return linksOf(column?.previousElementSibling).find(
        ({ parentElement }) => parentElement?.dataset['open'] !== undefined,
      );
    default:
      return undefined;
  }
}

/** The first link of a column. */
export const firstEntry = (column: Element | null) => linksOf(column)[0];
