import { readProduct } from '@vitrin/api-client/product/readProduct';
import { expect, test } from 'vitest';
import { galleryPictures } from './galleryPictures.ts';

const product = (rest: Record<string, unknown>) => {
  const read = readProduct({ id: 1, ad: 'Matkap', ...rest });
  if (!read) throw new Error('a product has an id');
  return read;
};
const urls = (rest: Record<string, unknown>) =>
  galleryPictures(product(rest)).map(({ mediumUrl }) => mediumUrl);

const image = (url: string) => ({ id: 1, smallUrl: `/s${url}`, mediumUrl: `/m${url}` });

test('a picture that is listed twice is shown once', () => {
  expect(urls({ images: [image('a'), image('b'), image('a')] })).toEqual(['/ma', '/mb']);
});

test('a product without a gallery has the picture of the lists', () => {
  expect(urls({ image: { smallUrl: '/a' }, images: [] })).toEqual(['/a']);
  expect(urls({ image: null, images: null })).toEqual([]);
});

test('what is seen is named after the product and the picture', () => {
  const images = [
    { id: 1, name: 'Önden', smallUrl: '/a' },
    { id: 2, smallUrl: '/b' },
  ];
  expect(galleryPictures(product({ images })).map(({ alt }) => alt)).toEqual(['Matkap – Önden', 'Matkap']);
});
