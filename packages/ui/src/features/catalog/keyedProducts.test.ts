import { type Product, readProduct } from '@vitrin/api-client/product/readProduct';
import { expect, test } from 'vitest';
import { keyedProducts } from './keyedProducts.ts';

const keysOf = (...ids: readonly number[]) =>
  keyedProducts(ids.map((id) => readProduct({ id })).filter((one): one is Product => one !== undefined)).map(
    ({ key }) => key,
  );

test('a product keeps its key wherever it goes, and one that is there twice has two', () => {
  expect(keysOf(7, 8, 9)).toEqual(['7', '8', '9']);
  expect(keysOf(9, 8)).toEqual(['9', '8']);
  expect(keysOf(7, 8, 7, 7)).toEqual(['7', '8', '7-1', '7-2']);
});
