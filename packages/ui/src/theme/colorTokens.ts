import { readableOn } from './readableOn.ts';
import type { TokenGroup } from './Token.ts';

const base = 'var(--vitrin-color-brand-base)';
const brand = 'var(--vitrin-color-brand)';
const away = 'var(--vitrin-color-brand-away)';
/** Light enough for the dark scheme, and back inside sRGB, so that what is measured on it is what is shown. */
const brandInDark = `rgb(from oklch(from ${base} max(l, .62) c h) clamp(0, r, 255) clamp(0, g, 255) clamp(0, b, 255))`;

const color = (initial: string) => ({ kind: 'color', initial }) as const;

/** Semantic colours: always a value, light and dark in one contract through light-dark(). */
export const colorTokens = {
  canvas: color('light-dark(oklch(97.8% .003 220), oklch(18.5% .012 225))'),
  surface: color('light-dark(#fff, oklch(21.5% .013 225))'),
  raised: color('light-dark(#fff, oklch(25.5% .014 225))'),
  sunken: color('light-dark(oklch(96.2% .004 220), oklch(16.5% .011 225))'),
  border: color('light-dark(oklch(91.2% .006 220), oklch(31% .014 225))'),
  borderStrong: color('light-dark(oklch(65% .016 225), oklch(55% .018 225))'),
  text: color('light-dark(oklch(23.5% .018 230), oklch(95% .005 220))'),
  textMuted: color('light-dark(oklch(43% .018 230), oklch(77% .012 220))'),
  textSubtle: color('light-dark(oklch(51% .016 230), oklch(69% .013 220))'),
  hover: color('light-dark(oklch(97% .005 215), oklch(24.5% .014 225))'),
  inverse: color('light-dark(oklch(25% .02 230), oklch(92% .006 220))'),
  onInverse: color('light-dark(#fff, oklch(20% .015 230))'),
  onInverseMuted: color('light-dark(oklch(82% .012 220), oklch(40% .018 230))'),
  /** Behind product pictures, white in both schemes: suppliers' pictures come on white. */
  tile: color('#fff'),
  /** A placeholder on the tile. */
  onTile: color('oklch(65% .016 225)'),
  scrim: color('light-dark(oklch(20% .02 230 / .48), oklch(8% .01 230 / .66))'),
  skeleton: color('light-dark(oklch(93.5% .005 220), oklch(29% .013 225))'),

  brandBase: {
    kind: 'color',
    initial: '#0b6066',
    setting: 'elements.button.bg_color',
    paints: 'Ana işlem düğmeleri ve seçili öğeler',
    region: 'Düğme',
  },
  brand: color(`light-dark(${base}, ${brandInDark})`),
  onBrand: {
    kind: 'color',
    initial: readableOn(brand),
    setting: 'elements.button.text_color',
    paints: 'Ana işlem düğmelerinin yazısı',
    region: 'Düğme',
  },
  /** The end of the scale the text is not at: hover and active move there, so they only gain contrast. */
  brandAway: color(readableOn(brand, true)),
  brandHover: color(`color-mix(in oklab, ${brand} 88%, ${away})`),
  brandActive: color(`color-mix(in oklab, ${brand} 78%, ${away})`),
  brandStrong: color(`oklch(from ${base} min(calc(l - .13), .32) min(c, .055) h)`),
  onBrandStrong: color(`oklch(from ${base} .97 .008 h)`),
  onBrandStrongMuted: color(`oklch(from ${base} .84 .02 h)`),
  brandSoft: color(
    `light-dark(oklch(from ${base} .968 min(c, .011) h), oklch(from ${base} .28 min(c, .04) h))`,
  ),
  brandSoftHover: color(
    `light-dark(oklch(from ${base} .94 min(c, .02) h), oklch(from ${base} .33 min(c, .05) h))`,
  ),
  brandLine: color(
    `light-dark(oklch(from ${base} .80 min(c, .06) h), oklch(from ${base} .45 min(c, .06) h))`,
  ),
  brandText: color(
    `light-dark(oklch(from ${base} min(l, .46) c h), oklch(from ${base} max(l, .80) min(c, .1) h))`,
  ),

  positive: color('light-dark(oklch(46% .105 155), oklch(78% .13 155))'),
  positiveSoft: color('light-dark(oklch(96.2% .022 155), oklch(29% .045 155))'),
  positiveSolid: color('light-dark(oklch(52% .12 155), oklch(72% .13 155))'),
  onPositive: color('light-dark(#fff, oklch(18% .02 155))'),
  caution: color('light-dark(oklch(49% .1 65), oklch(82% .12 80))'),
  cautionSoft: color('light-dark(oklch(96.4% .03 85), oklch(30% .045 75))'),
  cautionSolid: color('light-dark(oklch(70% .15 70), oklch(80% .14 80))'),
  onCaution: color('oklch(22% .03 70)'),
  critical: color('light-dark(oklch(50% .17 27), oklch(76% .13 25))'),
  criticalSoft: color('light-dark(oklch(96.2% .017 25), oklch(29% .055 25))'),
  criticalSolid: color('light-dark(oklch(53% .185 27), oklch(70% .16 25))'),
  onCritical: color('light-dark(#fff, oklch(18% .02 25))'),
  info: color('light-dark(oklch(46% .11 250), oklch(79% .1 245))'),
  infoSoft: color('light-dark(oklch(96.4% .015 245), oklch(29% .045 250))'),
  infoSolid: color('light-dark(oklch(52% .13 250), oklch(72% .12 245))'),
  onInfo: color('light-dark(#fff, oklch(18% .02 250))'),
  /** Not derived from the brand, so it shows on every theme. */
  focus: color('light-dark(oklch(55% .17 250), oklch(78% .13 245))'),
} satisfies TokenGroup;
