import { style } from '@vanilla-extract/css';
import { fontSize } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

/**
 * The page has no margin of its own; this one keeps the text off the edge that printers cannot reach. It goes around the
 * columns where they are wider than the paper too: then browsers print all of it smaller.
 */
export const paper = style({
  width: 'min-content',
  minWidth: '100%',
  padding: '32px',
  background: vars.color.surface,
  boxDecorationBreak: 'clone',
});
export const title = style({
  marginBottom: vars.space[4],
  ...fontSize(20),
  fontWeight: vars.font.semibold,
});
export const totals = style({ marginTop: vars.space[4], breakInside: 'avoid' });
