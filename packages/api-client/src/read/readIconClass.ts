import { readText } from './readText.ts';

/** The free sets of Font Awesome. */
export type IconStyle = 'regular' | 'solid' | 'brands';

/** Set and name of a Font Awesome icon. */
interface IconName {
  readonly style: IconStyle;
  /** Lower-case words joined by hyphens, `plug-circle-bolt`: it may stand in an address as it is. */
  readonly name: string;
}

const styles: Readonly<Record<string, IconStyle>> = {
  'fa-solid': 'solid',
  fas: 'solid',
  fa: 'solid',
  'fa-regular': 'regular',
  far: 'regular',
  'fa-brands': 'brands',
  fab: 'brands',
};
const glyph = /^fa-([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/**
 * Reads a Font Awesome class pair such as `fa-solid fa-wrench` (`fas`, `far`, `fab` and `fa` are read too); undefined where
 * it is no such pair.
 */
export function readIconClass(icon: unknown): IconName | undefined {
  const words = readText(icon).split(/\s+/);
  const style = words.map((word) => (Object.hasOwn(styles, word) ? styles[word] : undefined)).find(Boolean);
  const name = words
    .filter((word) => !Object.hasOwn(styles, word))
    .map((word) => glyph.exec(word)?.[1])
    .find(Boolean);
  return style && name ? { style, name } : undefined;
}
