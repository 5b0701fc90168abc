import { describe, expect, test } from 'vitest';
import { createCatalogue } from '../catalogue/createCatalogue.ts';
import { drawings, drawObject } from './drawObject.ts';
import type { DrawingType } from './DrawingType.ts';
import { palettes, type PaletteName } from './Palette.ts';
import { pictureViews, productPicture } from './productPicture.ts';
import { readMaterial } from './readMaterial.ts';

const types = Object.keys(drawings) as DrawingType[];
const paletteNames = Object.keys(palettes) as PaletteName[];
const { products } = createCatalogue({ products: 1500 });

/** Throws unless the text is well-formed markup: elements closed in order, attributes quoted and once, text escaped. */
function expectWellFormed(markup: string): void {
  const open: string[] = [];
  let rest = markup;
  while (rest !== '') {
    const text = /^[^<>&]+|^&(?:amp|lt|gt|quot);/.exec(rest);
    const tag = /^<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z0-9:-]+="[^"<&]*")*)\s*(\/?)>/.exec(rest);
    const token = text ?? tag;
    if (token === null) throw new Error(`Not well-formed at: ${rest.slice(0, 80)}`);
    rest = rest.slice(token[0].length);
    if (tag === null) continue;
    const [, isClosing, name = '', attributes = '', isEmpty] = tag;
    const names = [...attributes.matchAll(/\s([a-zA-Z0-9:-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) throw new Error(`An attribute twice: ${tag[0]}`);
    if (isClosing === '/') {
      if (open.pop() !== name) throw new Error(`Closed out of order: ${name}`);
    } else if (isEmpty !== '/') open.push(name);
  }
  if (open.length > 0) throw new Error(`Left open: ${open.join(', ')}`);
}

describe('drawings', () => {
  test('show at least forty different objects', () => {
    expect(types.length).toBeGreaterThanOrEqual(40);
    expect(new Set(types.map((type) => drawings[type])).size).toBe(types.length);
  });

  test('of every object are in use by some product', () => {
    expect(new Set(products.map(({ drawing }) => drawing))).toEqual(new Set(types));
  });

  test.each(types)('of a %s are well-formed in every livery, with numbers everywhere', (type) => {
    for (const palette of paletteNames) {
      const markup = drawObject(type, palette, 42);
      expectWellFormed(markup);
      expect(markup).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test('have ids of their own, so that several can stand in one document', () => {
    const ids = types.flatMap((type) =>
      [1, 2].flatMap((seed) =>
        [...drawObject(type, 'teal', seed).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
      ),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('refer only to gradients they bring along', () => {
    for (const type of types) {
      const markup = drawObject(type, 'red', 3);
      const ids = new Set([...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      for (const [, id] of markup.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
    }
  });

  test('take the maker’s colours, and the material asked for', () => {
    expect(drawObject('drill', 'teal', 1)).toContain(palettes.teal.body[1]);
    expect(drawObject('drill', 'amber', 1)).not.toContain(palettes.teal.body[1]);
    expect(drawObject('toolbox', 'teal', 1, 'red')).toContain('#cc3f35');
  });
});

describe('product pictures', () => {
  test('are well-formed, without anything that runs or loads', () => {
    for (const product of products.slice(0, 250)) {
      for (const view of pictureViews) {
        const markup = productPicture(product, view, 480);
        expectWellFormed(markup);
        expect(markup).toContain('width="480" height="480"');
        expect(markup).not.toMatch(
          /<script|<foreignObject|<image|\son[a-z]+=|href|javascript:|NaN|undefined/i,
        );
      }
    }
  });

  test('are the same on every call and four different views', () => {
    for (const product of products.slice(0, 50)) {
      const views = pictureViews.map((view) => productPicture(product, view, 120));
      expect(new Set(views).size).toBe(4);
      expect(pictureViews.map((view) => productPicture(product, view, 120))).toEqual(views);
    }
  });

  test.each([
    ['Kırmızı', 'red'],
    ['Sarı', 'yellow'],
    ['Sarı Kromat', 'brass'],
    ['Paslanmaz A2', 'steel'],
    ['Mat Siyah', 'black'],
    ['Kırık Beyaz', 'white'],
  ])('take the colour %s as %s', (colour, material) => {
    expect(readMaterial({ specifications: [['Renk', colour]] })).toBe(material);
  });

  test('leave the colour open where the table says nothing', () => {
    expect(readMaterial({ specifications: [['Boy', 'Beyaz']] })).toBeUndefined();
  });
});
