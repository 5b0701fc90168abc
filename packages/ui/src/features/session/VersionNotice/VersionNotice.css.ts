import { style } from '@vanilla-extract/css';
import { floor, layer } from '../../../theme/layers.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space } = vars;

/** At the lower left, where nothing else floats; above what stands at the bottom of the window. */
export const notice = style({
  position: 'fixed',
  insetInlineStart: `max(${space[4]}, env(safe-area-inset-left))`,
  bottom: `calc(max(${space[4]}, env(safe-area-inset-bottom)) + var(${floor}, 0px))`,
  zIndex: layer.toast,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: 56,
  maxWidth: `calc(100vw - 2 * ${space[4]})`,
  paddingInline: `${space[4]} ${space[2]}`,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.raised,
  color: color.text,
  boxShadow: vars.shadow.menu,
  fontSize: vars.text[14],
  lineHeight: vars.line[14],
  '@media': { print: { display: 'none' } },
});

export const title = style({ fontWeight: vars.font.semibold });
