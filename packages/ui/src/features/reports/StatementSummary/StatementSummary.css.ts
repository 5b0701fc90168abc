import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { captionText, fontSize, hairline, numberText } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

export const panel = style({
  margin: `0 0 ${vars.space[4]}`,
  border: hairline,
  borderRadius: vars.radius.card,
  '@media': { print: { breakInside: 'avoid' } },
});
/** Its line is kept while it is not known. */
export const whose = style({
  overflow: 'hidden',
  boxSizing: 'content-box',
  minHeight: vars.line[13],
  padding: '8px 20px',
  borderBottom: hairline,
  ...fontSize(13),
  fontWeight: vars.font.medium,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.belowDesktop]: { paddingInline: 16 }, print: { whiteSpace: 'normal' } },
});
export const summary = style({
  display: 'grid',
  // As wide as sums of millions are, so that the chart stays where it is when they come.
  gridTemplateColumns: 'minmax(288px, auto) minmax(160px, auto) minmax(160px, auto) minmax(0, 1fr)',
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [media.least]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
const part = style({ padding: '16px 20px', '@media': { [media.belowDesktop]: { padding: '12px 16px' } } });
export const balance = style([part, { '@media': { [media.belowDesktop]: { gridColumn: '1 / -1' } } }]);
export const sum = style([
  part,
  {
    borderInlineStart: hairline,
    '@media': {
      [media.belowDesktop]: {
        borderBlockStart: hairline,
        selectors: { '&:nth-child(2)': { borderInlineStart: 0 } },
      },
      [media.least]: { borderInlineStart: 0 },
    },
  },
]);
export const chart = style([
  part,
  {
    borderInlineStart: hairline,
    '@media': {
      [media.belowDesktop]: { gridColumn: '1 / -1', borderInlineStart: 0, borderBlockStart: hairline },
    },
  },
]);
export const term = style(captionText);
export const value = style({
  margin: '4px 0 0',
  ...fontSize(16),
  fontWeight: vars.font.semibold,
  ...numberText,
  // In two lines rather than out of the window.
  '@media': { [media.phone]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
export const balanceValue = style([value, { ...fontSize(24), letterSpacing: vars.font.trackingTitle }]);
