import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

const { color, space } = vars;

export const strip = style({
  borderBottom: `1px solid ${color.border}`,
  background: color.sunken,
  color: color.text,
  fontSize: vars.text[13],
  lineHeight: vars.line[13],
  '@media': { print: { display: 'none' } },
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: 40,
  maxWidth: vars.size.page,
  marginInline: 'auto',
  paddingBlock: `max(${space[2]}, env(safe-area-inset-top)) ${space[2]}`,
  paddingInline: vars.size.gutter,
});

export const title = style({ fontWeight: vars.font.semibold });

// That the session or the settings could not be asked for says nothing more, and trying again would not help.
globalStyle(`:root:has(${strip}) [data-notices]`, { display: 'none' });
