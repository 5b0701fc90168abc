import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';
import { list as tabList, tab } from '../../../primitives/Tabs/Tabs.css.ts';

export const list = style([
  tabList,
  {
    '@media': {
      [media.phone]: {
        gap: vars.space[5],
        marginInline: `calc(-1 * ${vars.size.gutter})`,
        paddingInline: vars.size.gutter,
      },
      // What it is made of may be loaded after it, and would win a tie.
      print: { selectors: { '&&': { display: 'none' } } },
    },
  },
]);

/** Looks like a tab; each has an address of its own. */
export const link = style([
  tab,
  {
    display: 'flex',
    alignItems: 'center',
    selectors: {
      '&:hover': { color: vars.color.text },
      '&[aria-current="page"]': { color: vars.color.brandText, borderColor: vars.color.brand },
    },
  },
]);
