import { iconStyles, type IconStyle } from './readIconSet.ts';

const spellings: Readonly<Record<string, IconStyle>> = {
  'fa-regular': 'regular',
  far: 'regular',
  'fa-solid': 'solid',
  fas: 'solid',
  fa: 'solid',
  'fa-brands': 'brands',
  fab: 'brands',
};

/** As the shop keeps an icon: `fa-solid fa-wrench`. */
export const writeIconClass = (style: IconStyle, name: string) => `fa-${style} fa-${name}`;

/** Set and name of an icon the shop has kept, in any spelling (`fas fa-wrench`); undefined where it has none. */
export function readIconChoice(icon: string): { style: IconStyle; name: string } | undefined {
  const words = icon.trim().split(/\s+/);
  const style = words
    .map((word) => (Object.hasOwn(spellings, word) ? spellings[word] : undefined))
    .find(Boolean);
  const name = words.find((word) => word.startsWith('fa-') && !isStyle(word))?.slice(3);
  return style && name ? { style, name } : undefined;
}

const isStyle = (word: string) => iconStyles.some((style) => word === `fa-${style}`);
