import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, hairline } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const content = style({
  lineHeight: vars.line[16],
  overflowWrap: 'break-word',
  // A width somebody pasted stays within its box: no page scrolls sideways for it.
  overflowX: 'clip',
  selectors: {
    /** Text that brings its own colours was written for a white page: it keeps one, in the dark scheme too. */
    '&[data-own-colors]': { colorScheme: 'light', background: color.surface, color: color.text },
    '[data-scheme="dark"] &[data-own-colors]': { padding: vars.space[4], borderRadius: vars.radius.control },
  },
});

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${content} ${selector}`, rule);

inside(':is(p, ul, ol, dl, table, blockquote, pre, figure, h1, h2, h3, h4, h5, h6, [data-scroll]) + *', {
  marginTop: vars.space[3],
});
inside(':is(ul, ol)', { paddingInlineStart: vars.space[5] });
inside('ul', { listStyle: 'disc' });
inside('ol', { listStyle: 'decimal' });
inside('li + li', { marginTop: vars.space[1] });
inside(':is(h1, h2)', {
  ...fontSize(20),
  fontWeight: vars.font.semibold,
  letterSpacing: vars.font.trackingTitle,
});
inside(':is(h3, h4, h5, h6)', {
  ...fontSize(16),
  fontWeight: vars.font.semibold,
});
inside('* + :is(h1, h2, h3, h4, h5, h6)', { marginTop: vars.space[5] });
inside(':is(b, strong, th, dt)', { fontWeight: vars.font.semibold });
inside('a', {
  color: color.brandText,
  fontWeight: vars.font.medium,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});
// Wider than the page it would be cut off; only a table has a box to scroll in.
inside(':not(table, table *)', { maxWidth: '100% !important' });
inside('img', { height: 'auto', background: color.tile, borderRadius: vars.radius.small });
inside('hr', { margin: `${vars.space[5]} 0`, border: 0, borderTop: hairline });
inside('blockquote', {
  margin: 0,
  paddingInlineStart: vars.space[4],
  borderInlineStart: `2px solid ${color.border}`,
});
inside('pre', { overflowX: 'auto', whiteSpace: 'pre-wrap' });
inside('[data-scroll]', { overflowX: 'auto' });
inside('table', { borderCollapse: 'collapse', ...fontSize(13) });
inside(':is(th, td)', {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBottom: hairline,
  textAlign: 'start',
  verticalAlign: 'top',
});
inside('th', { background: color.canvas, color: color.textMuted });
