import { expect, test } from 'vitest';
import { localAddress } from './localAddress.ts';

const at = 'https://shop.example/spa/product/1?page=2';
const link = (href: string, { target = '', download = false } = {}) => ({
  href: new URL(href, at).href,
  target,
  hasAttribute: (name: string) => download && name === 'download',
});
const follow = (href: string, options?: { target?: string; download?: boolean }) =>
  localAddress(link(href, options), { href: at }, '/spa');

test('an address below the base is followed with its query and hash', () => {
  expect(follow('/spa/catalog/5?sort=asc#liste')).toBe('/spa/catalog/5?sort=asc#liste');
  expect(follow('/spa')).toBe('/spa');
  expect(follow('/spa/')).toBe('/spa/');
});

test.each([
  '/file/liste.pdf',
  '/spabc',
  'https://example.com/spa/',
  'mailto:a@b.c',
  'tel:+902121234567',
  'javascript:1',
])('%s is left to the browser', (href) => expect(follow(href)).toBeUndefined());

test('another window and a download are left to the browser', () => {
  expect(follow('/spa/', { target: '_blank' })).toBeUndefined();
  expect(follow('/spa/', { download: true })).toBeUndefined();
  expect(follow('/spa/', { target: '_self' })).toBe('/spa/');
});

test('a place on the same page is left to the browser, the same page is not', () => {
  expect(follow('#yorumlar')).toBeUndefined();
  expect(follow('/spa/product/1?page=2')).toBe('/spa/product/1?page=2');
  expect(follow('/spa/product/1?page=3#a')).toBe('/spa/product/1?page=3#a');
});
