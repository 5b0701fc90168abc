import { base, block, sizes, tones } from './Button.css.ts';

export interface ButtonLook {
  tone: keyof typeof tones;
  size: keyof typeof sizes;
  isBlock: boolean;
}

/** The classes of what looks like a button with words; by `elements-button` a theme's own rules find the main action. */
export const buttonLook = ({ tone, size, isBlock }: ButtonLook): string =>
  `${tone === 'brand' ? 'elements-button ' : ''}${base} ${tones[tone]} ${sizes[size]}${isBlock ? ` ${block}` : ''}`;
