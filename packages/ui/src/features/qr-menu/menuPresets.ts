import type { QrMenuConfig } from './QrMenuConfig.ts';

/** The part of the look that a preset decides; names, columns and sizes stay as they are. */
export type MenuLook = Pick<
  QrMenuConfig,
  'primaryColor' | 'secondaryColor' | 'backgroundColor' | 'borderColor' | 'fontFamily' | 'thumbnailRounded'
>;

export interface MenuPreset {
  readonly name: string;
  readonly look: MenuLook;
}

export const classic: MenuPreset = {
  name: 'Klasik',
  look: {
    primaryColor: '#7A1F2B',
    secondaryColor: '#65564A',
    backgroundColor: '#FBF6EC',
    borderColor: '#E6D9C3',
    fontFamily: 'serif',
    thumbnailRounded: 'md',
  },
};

/** The four looks to begin with. */
export const menuPresets: readonly MenuPreset[] = [
  classic,
  {
    name: 'Koyu Tema',
    look: {
      primaryColor: '#E8BE6A',
      secondaryColor: '#BDB0A2',
      backgroundColor: '#171311',
      borderColor: '#3A312B',
      fontFamily: 'serif',
      thumbnailRounded: 'lg',
    },
  },
  {
    name: 'Minimalist',
    look: {
      primaryColor: '#111111',
      secondaryColor: '#5C6167',
      backgroundColor: '#FFFFFF',
      borderColor: '#E4E5E7',
      fontFamily: 'sans',
      thumbnailRounded: 'none',
    },
  },
  {
    name: 'Renkli',
    look: {
      primaryColor: '#B5123E',
      secondaryColor: '#0B5D5A',
      backgroundColor: '#FFF3D6',
      borderColor: '#F2A93B',
      fontFamily: 'rounded',
      thumbnailRounded: 'full',
    },
  },
];

/** The preset a menu looks like; undefined once anything of it was changed. */
export const presetOf = (config: QrMenuConfig): MenuPreset | undefined =>
  menuPresets.find(({ look }) =>
    Object.entries(look).every(([key, value]) => Reflect.get(config, key) === value),
  );
