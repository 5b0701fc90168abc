/** Longer shapes say nothing more. */
const longest = 40;

/**
 * What a value looks like, without what it says: `12.10.2026` is `99.99.9999`, `Ayşe` is `Aaaa`. It can be printed and sent.
 */
export function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (value === null) return 'null';
  if (typeof value === 'object') return 'an object';
  if (value === undefined) return 'missing';
  if (typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const shape = text
    .replaceAll(/\p{Lu}/gu, 'A')
    .replaceAll(/\p{L}/gu, 'a')
    .replaceAll(/\p{N}/gu, '9');
  const short = shape.length > longest ? `${shape.slice(0, longest - 1)}…` : shape;
  return typeof value === 'string' ? `'${short}'` : short;
}

/** A field's name; one that is no name may be data (a map by customer), and only its shape is said. */
export const fieldName = (name: string): string =>
  /^[A-Za-z_][\w.]{0,60}$/.test(name) ? name : shapeOf(name).slice(1, -1);
