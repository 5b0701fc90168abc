import { expect, test } from 'vitest';
import { inRem, queryInEm, rem } from './inRem.ts';

test.each([
  ['padding', '8px 16px', '0.5rem 1rem'],
  ['margin', '-8px', '-0.5rem'],
  ['font-size', '13px', '0.8125rem'],
  ['width', 'calc(100% - 12.5px)', 'calc(100% - 0.78125rem)'],
  ['--vitrin-space-4', '16px', '1rem'],
  ['border-radius', '6px', '0.375rem'],
  // Lines, and what makes room for one.
  ['border', '3px solid red', '3px solid red'],
  ['border-left-width', '4px', '4px'],
  ['outline', '4px solid', '4px solid'],
  ['inset', '0 -1px 0 2px', '0 -1px 0 2px'],
  // No lengths.
  ['background', 'url("a-16px.png")', 'url("a-16px.png")'],
  ['grid-area', 'px16px', 'px16px'],
])('USE-22 %s: %s grows with the letters as %s', (property, value, grown) => {
  expect(inRem(value, property)).toBe(grown);
});

test('USE-22 a layout changes at so many letters, not at so many px', () => {
  expect(queryInEm('(min-width: 768px) and (max-width: 1279.98px)')).toBe(
    '(min-width: 48em) and (max-width: 79.99875em)',
  );
  expect(rem(104)).toBe('6.5rem');
});
