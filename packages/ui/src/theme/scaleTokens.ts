import type { TokenGroup } from './Token.ts';

const length = (initial: string) => ({ kind: 'length', initial }) as const;
const expression = (initial: string) => ({ kind: 'expression', initial }) as const;

const faint = 'light-dark(oklch(25% .02 230 / .06), #0006)';

/** Type, space, size, shape, depth and motion: the scales every piece draws from. */
export const scaleTokens = {
  font: {
    family: expression('"Inter Variable", "Inter Fallback", Arial, sans-serif'),
    regular: expression('430'),
    medium: expression('520'),
    semibold: expression('620'),
    bold: expression('680'),
    trackingTitle: expression('-.016em'),
  },
  /** Font sizes; `body` is 14 at a desk and 16 under a finger, so that focusing an input does not zoom. */
  text: {
    12: length('12px'),
    13: length('13px'),
    14: length('14px'),
    16: length('16px'),
    20: length('20px'),
    24: length('24px'),
    32: length('32px'),
    body: length('14px'),
  },
  /** Line heights of the font sizes. */
  line: {
    12: length('16px'),
    13: length('20px'),
    '13Tight': length('16px'),
    14: length('20px'),
    16: length('24px'),
    20: length('28px'),
    24: length('32px'),
    32: length('40px'),
  },
  /** Multiples of 4 px. */
  space: {
    1: length('4px'),
    2: length('8px'),
    3: length('12px'),
    4: length('16px'),
    5: length('20px'),
    6: length('24px'),
    8: length('32px'),
    10: length('40px'),
    12: length('48px'),
    16: length('64px'),
  },
  size: {
    page: length('1440px'),
    /** Between page edge and content: 24, on phones 16. */
    gutter: length('24px'),
    controlSm: length('32px'),
    control: length('40px'),
    controlLg: length('48px'),
    /** Smallest touch target on phones. */
    touch: length('44px'),
    row: length('40px'),
    rowHead: length('36px'),
    icon: length('18px'),
    iconSm: length('16px'),
  },
  radius: {
    /** Badges, thumbnails. */
    small: length('4px'),
    control: length('6px'),
    /** Cards, dialogs. */
    card: length('10px'),
    full: length('999px'),
  },
  shadow: {
    menu: expression(`0 1px 2px ${faint}, 0 8px 24px light-dark(oklch(25% .02 230 / .12), #0008)`),
    dialog: expression(`0 2px 4px ${faint}, 0 24px 64px light-dark(oklch(25% .02 230 / .22), #000a)`),
    bar: expression(
      '0 1px 2px light-dark(oklch(25% .02 230 / .12), #0006), 0 12px 32px light-dark(oklch(25% .02 230 / .24), #000a)',
    ),
  },
  motion: {
    fast: expression('120ms'),
    normal: expression('180ms'),
    ease: expression('cubic-bezier(.2, 0, 0, 1)'),
  },
} satisfies Record<string, TokenGroup>;
