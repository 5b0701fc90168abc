import { expect, test } from 'vitest';
import { ownProps } from './ownProps.ts';

const hear = () => {};

test('SAFE-14 what a primitive names reaches its element', () => {
  const given = {
    id: 'a',
    title: 'b',
    'aria-label': 'c',
    'data-remove': '',
    onFocus: hear,
    ref: null,
    value: '',
  };
  expect(ownProps(given)).toEqual(given);
});

test.each([
  { dangerouslySetInnerHTML: { __html: '<img src=x onerror=alert(1)>' } },
  { innerHTML: '<b>' },
  { srcDoc: '<script>' },
  { style: { position: 'fixed' } },
  { className: 'a' },
  { children: 'a' },
  { href: 'javascript:alert(1)' },
  { formAction: 'https://evil.example' },
  { onError: 'alert(1)' },
  { onerror: hear },
  { is: 'evil-element' },
])('SAFE-14 %j does not', (given) => {
  expect(ownProps(given)).toEqual({});
});
