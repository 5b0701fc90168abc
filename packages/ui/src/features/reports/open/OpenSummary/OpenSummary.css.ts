import { createVar, style } from '@vanilla-extract/css';
import { media } from '../../../../theme/breakpoints.ts';
import { vars } from '../../../../theme/vars.css.ts';
import { age as ageButton } from '../../InvoiceAges/InvoiceAges.css.ts';

const { color } = vars;
const edge = `1px solid ${color.border}`;
export const share = createVar();

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(240px, auto)',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  margin: `0 0 ${vars.space[4]}`,
  border: edge,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  '@media': {
    [media.belowDesktop]: { gridAutoFlow: 'row', gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { breakInside: 'avoid' },
  },
});
export const term = style({ color: color.textSubtle, fontSize: vars.text[12], lineHeight: vars.line[12] });
export const total = style({ padding: '14px 20px' });
export const balance = style({
  fontSize: vars.text[20],
  lineHeight: vars.line[20],
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const other = style({ fontSize: vars.text[13], fontVariantNumeric: 'tabular-nums' });
/** As an age of the invoice list, with a meter at its foot. */
export const age = style([
  ageButton,
  {
    gridTemplateRows: 'auto 1fr auto',
    alignContent: 'stretch',
    '@media': { [media.belowDesktop]: { gridTemplateRows: 'none' } },
  },
]);
/** How much of all that is open is of this age. */
export const meter = style({
  height: 4,
  marginTop: 6,
  borderRadius: 2,
  background: `linear-gradient(${color.brand}, ${color.brand}) no-repeat 0 0 / ${share} 100%, ${color.border}`,
  '@media': { [media.belowDesktop]: { gridColumn: '1 / -1', marginTop: 2 }, print: { display: 'none' } },
});
