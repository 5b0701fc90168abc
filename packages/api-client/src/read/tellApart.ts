import type { Id } from './readId.ts';

/**
 * What stands beside each name so that no two read the same: the detail that is known, and where another reads the same with
 * it, the id. '' where a name is enough.
 * @param read the name, and what is known besides; '' where nothing is
 */
export function tellApart<T extends { readonly id: Id }>(
  items: readonly T[],
  read: (item: T) => { readonly name: string; readonly detail: string },
): readonly string[] {
  const counts = new Map<string, number>();
  const lines = items.map((item) => {
    const { name, detail } = read(item);
    const seen = [name, detail]
      .join('\n')
      .toLocaleLowerCase('tr')
      .replaceAll(/[^\S\n]+/g, ' ');
    counts.set(seen, (counts.get(seen) ?? 0) + 1);
    return { detail, seen, isNamed: name !== '' || detail !== '' };
  });
  return items.map(({ id }, index) => {
    const { detail = '', seen = '', isNamed = false } = lines[index] ?? {};
    const isAlone = isNamed && counts.get(seen) === 1;
    return isAlone ? detail : [detail, `No ${id}`].filter((part) => part !== '').join(' · ');
  });
}
