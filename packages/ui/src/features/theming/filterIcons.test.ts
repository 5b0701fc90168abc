import { expect, test } from 'vitest';
import { filterIcons } from './filterIcons.ts';

const names = ['0', 'address-book', 'id-card', 'image', 'inbox', 'wrench', 'screwdriver-wrench'];

test.each([
  ['', names],
  ['  ', names],
  ['i', ['id-card', 'image', 'inbox']],
  ['I', ['id-card', 'image', 'inbox']],
  [' ID', ['id-card']],
  ['Wrench', ['wrench']],
  ['book', []],
  ['ı', ['id-card', 'image', 'inbox']],
  ['İMAGE', ['image']],
  ['ımage', ['image']],
  ['ıd–card', ['id-card']],
  ['.*', []],
])('CAT-05 %j leaves what begins with it', (text, left) => expect(filterIcons(names, text)).toEqual(left));
