import { style } from '@vanilla-extract/css';
import { thumbnail } from '../../primitives/Image/thumbnail.ts';
import { media } from '../../theme/breakpoints.ts';
import { captionText, centered, hairline, mutedText, numberText } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const about = style(mutedText);
export const list = style({ marginTop: space[2] });
export const item = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto auto auto',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[3]} 0`,
  borderTop: hairline,
  '@media': {
    [media.phone]: { gridTemplateColumns: '56px minmax(0, 1fr) auto', gap: space[2] },
  },
});
export const words = style({
  minWidth: 0,
  '@media': { [media.phone]: { gridColumn: '2 / -1' } },
});
export const name = style({ display: 'block', fontWeight: vars.font.medium });
export const meta = style({ display: 'block', ...captionText });
export const price = style({ fontWeight: vars.font.semibold, ...numberText });
export const thumb = style({
  ...thumbnail(56),
  '@media': { [media.phone]: { gridRow: 'span 2' } },
});
export const noThumb = style([thumb, { ...centered, color: color.textSubtle }]);
