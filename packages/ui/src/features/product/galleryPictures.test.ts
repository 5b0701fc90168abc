import { readProduct } from '@vitrin/api-client/product/readProduct';
import { expect, test } from 'vitest';
import { galleryPictures, pictureBeside } from './galleryPictures.ts';

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

test('pictures go round, and past those that did not load', () => {
  const pictures = ['a', 'b', 'c', 'd'].map((mediumUrl) => ({ mediumUrl }));
  const beside = (index: number, by: 1 | -1, ...failed: string[]) =>
    pictureBeside(pictures, new Set(failed), index, by);
  expect([beside(0, 1), beside(3, 1), beside(0, -1)]).toEqual([1, 0, 3]);
  expect([beside(0, 1, 'b', 'c'), beside(0, -1, 'd'), beside(2, 1, 'd', 'a')]).toEqual([3, 2, 1]);
  expect([beside(1, 1, 'a', 'c', 'd'), pictureBeside(pictures.slice(0, 1), new Set(), 0, 1)]).toEqual([1, 0]);
});
