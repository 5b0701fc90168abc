import { expect, test } from 'vitest';
import { findScreen } from './findScreen.ts';

test.each([
  ['/', { name: 'home', params: {} }],
  ['/product/2000', { name: 'product', params: { id: '2000' } }],
  ['/Product/2000/', { name: 'product', params: { id: '2000' } }],
  ['/product/2000//', { name: 'product', params: { id: '2000' } }],
  ['/brand/101/0', { name: 'brand', params: { id: '101', categoryId: '0' } }],
  ['/page/hakk%C4%B1m%C4%B1zda', { name: 'page', params: { id: 'hakkımızda' } }],
  // What cannot be read as it is meant, and a slash that belongs to a part.
  ['/page/100%', { name: 'page', params: { id: '100%' } }],
  ['/page/a%2Fb', { name: 'page', params: { id: 'a/b' } }],
] as const)('APP-01 %s is one screen, with its parameters as they are meant', (address, found) => {
  expect(findScreen(address)).toEqual(found);
});

test.each(['/no/such/place', '/product', '/product/1/2'])('%s is none', (address) => {
  expect(findScreen(address)).toBeUndefined();
});
