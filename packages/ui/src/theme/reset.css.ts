import { globalLayer, globalStyle } from '@vanilla-extract/css';
import { covered, stickyTop } from './layers.ts';
import { vars } from './vars.css.ts';

/** Below every component style, so that no component has to fight it. */
const reset = globalLayer('vitrin-reset');
const resetStyle = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [reset]: rule } });

resetStyle('*, *::before, *::after', { boxSizing: 'border-box' });
resetStyle('html', {
  WebkitTextSizeAdjust: '100%',
  scrollbarGutter: 'stable',
  // A sheet of paper is as wide as it is, whatever letters are shown on the screen.
  '@media': { print: { fontSize: '12pt' } },
});
resetStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.family,
  fontSize: vars.text.body,
  fontWeight: vars.font.regular,
  lineHeight: vars.line[14],
  WebkitFontSmoothing: 'antialiased',
});
resetStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset', {
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});
resetStyle('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit' });
resetStyle('ul, ol', { listStyle: 'none' });
resetStyle('a', { color: 'inherit', textDecoration: 'none' });
resetStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
resetStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' });
resetStyle('img, svg', { display: 'block', maxWidth: '100%' });
resetStyle('dialog, [popover]', {
  color: 'inherit',
  // Above all that covers the page.
  vars: { [covered]: '0px' },
});
resetStyle('[hidden]', { display: 'none !important' });
// Where the system chooses the colours, a ground or an edge no longer tells what is chosen. In a `td` it is a calendar day.
resetStyle('a[aria-current], button[aria-current], [aria-pressed="true"], td > [data-selected]', {
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Highlight !important',
      color: 'HighlightText !important',
    },
  },
});
resetStyle(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: 2,
  scrollMarginTop: `var(${covered}, ${stickyTop})`,
});
