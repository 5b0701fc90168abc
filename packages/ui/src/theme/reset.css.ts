import { globalLayer, globalStyle } from '@vanilla-extract/css';
import { covered } from './layers.ts';
import { vars } from './vars.css.ts';

/** Below every component style, so that no component has to fight it. */
const reset = globalLayer('vitrin-reset');
const resetStyle = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [reset]: rule } });

resetStyle('*, *::before, *::after', { boxSizing: 'border-box' });
resetStyle('html', { WebkitTextSizeAdjust: '100%', scrollbarGutter: 'stable' });
resetStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.family,
  fontSize: vars.text.body,
  fontWeight: vars.font.regular,
  lineHeight: vars.line[14],
  fontFeatureSettings: '"calt", "kern"',
  WebkitFontSmoothing: 'antialiased',
});
resetStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote', {
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
resetStyle('abbr[title]', { textDecoration: 'none' });
resetStyle('img, svg', { display: 'block', maxWidth: '100%' });
resetStyle('dialog, [popover]', {
  color: 'inherit',
  // Above all that covers the page.
  vars: { [covered.top]: '0px', [covered.bottom]: '0px' },
});
resetStyle('[hidden]', { display: 'none !important' });
// Where the system chooses the colours, a ground or an edge no longer tells what is chosen. In a `td` it is a calendar day.
resetStyle('a[aria-current], button[aria-current], button[aria-pressed="true"], td > [data-selected]', {
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Highlight !important',
      borderColor: 'Highlight !important',
      color: 'HighlightText !important',
      outlineColor: 'HighlightText !important',
      outlineOffset: '-4px !important',
    },
  },
});
resetStyle(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: 2,
  scrollMarginBlock: `var(${covered.top}, 0px) var(${covered.bottom}, 0px)`,
});
