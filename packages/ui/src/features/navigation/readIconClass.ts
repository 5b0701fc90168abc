import { basePath } from '../../paths.ts';

const styles: Readonly<Record<string, string>> = {
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
 * Address of the drawing behind a Font Awesome class pair such as `fa-solid fa-wrench` (`fas`, `far`, `fab` and `fa` are
 * read too), undefined where the text is no such pair.
 */
export function readIconClass(icon: string): string | undefined {
  const words = icon.trim().split(/\s+/);
  const style = words.map((word) => (Object.hasOwn(styles, word) ? styles[word] : undefined)).find(Boolean);
  const name = words
    .filter((word) => !Object.hasOwn(styles, word))
    .map((word) => glyph.exec(word)?.[1])
    .find(Boolean);
  return style === undefined || name === undefined ? undefined : `${basePath}/icons/fa/${style}/${name}.svg`;
}
