import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { captionText } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

/** On paper as wide as its table, which is drawn smaller where the paper is narrower: what stands above it ends with it. */
export const page = style({ '@media': { print: { minWidth: 'min-content', paddingRight: 1 } } });

export const title = style({ margin: `${vars.space[2]} 0 ${vars.space[2]}` });

/** What the two letters mean, once. */
export const sideNote = style({ marginBottom: vars.space[2], ...captionText });

/** What can be done with a statement: its place is held until it is there. */
export const desk = style({
  display: 'grid',
  alignContent: 'start',
  minHeight: 40,
  marginBottom: vars.space[3],
  '@media': { [media.phone]: { minHeight: 156 }, print: { display: 'none' } },
});
