import { contrastRatio, readableRatio, shownColor } from '../packages/ui/src/theme/contrast.ts';
import { readColor } from '../packages/ui/src/theme/settings/readColor.ts';
import { stableSelector } from '../packages/ui/src/theme/settings/stableSelector.ts';
import { themes } from './themes.ts';

/** What a story is put under. */
export interface ShownLook {
  readonly theme: keyof typeof themes;
  readonly scheme: 'light' | 'dark';
}

/** Five shops that have little in common, one of them in both schemes; every screen has to be readable in each. */
export const looks = {
  light: { theme: 'default', scheme: 'light' },
  dark: { theme: 'dark', scheme: 'dark' },
  /** The same as dealers see it: the shop itself has the light scheme only, and dark regions stand in it. */
  depot: { theme: 'dark', scheme: 'light' },
  contrast: { theme: 'contrast', scheme: 'light' },
  loud: { theme: 'loud', scheme: 'light' },
  hostile: { theme: 'hostile', scheme: 'light' },
} as const satisfies Record<string, ShownLook>;

export type LookName = keyof typeof looks;

const isLookName = (name: string): name is LookName => Object.hasOwn(looks, name);

/** The looks named in a text, `dark loud`; none of anything else. */
export const readLooks = (names: unknown): readonly LookName[] =>
  typeof names === 'string' ? names.split(' ').filter(isLookName) : [];

/**
 * Selectors of the regions whose two colours, both chosen by the theme, cannot be read on each other. What an administrator
 * chose is painted as it is (the editor warns), so these are the only places where a theme may fall below AA.
 */
export function unreadableRegions(theme: ShownLook['theme']): readonly string[] {
  const { settings } = themes[theme];
  return Object.entries(settings?.blocks ?? {}).flatMap(([block, { item }]) =>
    Object.entries(item as Record<string, Readonly<Record<string, unknown>>>).flatMap(([name, values]) => {
      const [ground, text] = [readColor(values['bg_color']), readColor(values['text_color'])];
      if (ground === undefined || text === undefined) return [];
      if (contrastRatio(shownColor(ground), shownColor(text)) >= readableRatio) return [];
      return [stableSelector(`${block}.${name}`)];
    }),
  );
}
