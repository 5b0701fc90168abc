/** Names of blocks, items, classes and ids that may become part of a variable or a selector. */
export const plainName = /^[a-z][\w-]{0,63}$/i;

const fields = [
  ['selector_id', '#'],
  ['selector_class', '.'],
] as const;

/** The selector of an item: `#id` before `.class`; the server may write them with or without the sign. */
export function selectorOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  for (const [field, sign] of fields) {
    const name: unknown = Object.hasOwn(item, field) ? Reflect.get(item, field) : undefined;
    if (typeof name !== 'string') continue;
    const bare = name.trim().replace(sign, '');
    if (plainName.test(bare)) return sign + bare;
  }
  return undefined;
}
