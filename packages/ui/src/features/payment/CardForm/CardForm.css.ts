import { globalStyle, style } from '@vanilla-extract/css';
import { cardFormLayout } from '../cardFormLayout.ts';
import { media } from '../../../theme/breakpoints.ts';
import { columnsFrom, fontSize, oneColumn } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { space } = vars;

export const layout = style(cardFormLayout);
/** Where there is no room beside the fields, the card stands above them. */
export const aside = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  order: -1,
  '@media': { [media.desktop]: { order: 1, justifyItems: 'start' } },
});
export const fields = style({
  ...oneColumn(space[4]),
  minWidth: 0,
  padding: 0,
  border: 0,
});
export const three = style({
  display: 'grid',
  // A year is read whole on the narrowest phone, too.
  gridTemplateColumns: 'minmax(0, 1fr) minmax(96px, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[3],
  '@media': { [media.least]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const code = style({ minWidth: 0 });
/** Dots for whoever else looks at the screen. Not a password, which browsers offer to keep: docs/decisions/0015. */
const dots = { WebkitTextSecurity: 'disc', letterSpacing: '0.1em' };
globalStyle(`${code} input`, dots);
export const two = style({
  ...columnsFrom(media.tablet, 'minmax(0, 1fr) minmax(0, 1fr)', space[3]),
  alignItems: 'start',
});
/** Level with the fields beside it, below their labels. */
export const besideField = style({ '@media': { [media.tablet]: { paddingTop: 32 } } });
export const promise = style({
  display: 'flex',
  gap: space[2],
  maxWidth: 344,
  color: vars.color.textMuted,
  ...fontSize('13Tight'),
});

export const unit = style({ paddingInlineEnd: space[2] });
