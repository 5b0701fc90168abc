import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow, relativeImports, ui } from './sources.ts';

const sources = filesBelow(ui).filter((file) => /\.tsx?$/.test(file));
const folderBelow = (layer: string, file: string) => new RegExp(`^${ui}/${layer}/([^/]+)/`).exec(file)?.[1];

const leaves = new RegExp(`^${ui}/(?:text/|(?:routes|routes\\.proof|paths)\\.ts$)`);
const isLeaf = (file: string) => leaves.test(file);

/** Imports from one folder of a layer into another of the same layer. */
const crossings = (layer: string) =>
  sources.flatMap((file) => {
    const own = folderBelow(layer, file);
    return relativeImports(file)
      .filter((target) => {
        const other = folderBelow(layer, target);
        return own !== undefined && other !== undefined && other !== own;
      })
      .map((target) => `${file} imports ${target}`);
  });

describe('layers', () => {
  test('a feature imports no other feature: compose them in a screen, or move what they share down', () => {
    expect(crossings('features')).toEqual([]);
  });

  test('a screen imports no other screen: what two screens share is a feature', () => {
    expect(crossings('screens')).toEqual([]);
  });

  test('a layout imports no other layout: what they share is a feature', () => {
    expect(crossings('layouts')).toEqual([]);
  });

  test('a screen and a layout do not import each other: the storefront puts the one into the other', () => {
    const [screens, layouts] = [`${ui}/screens/`, `${ui}/layouts/`];
    const crossed = sources.flatMap((file) =>
      relativeImports(file)
        .filter(
          (target) =>
            (file.startsWith(screens) && target.startsWith(layouts)) ||
            (file.startsWith(layouts) && target.startsWith(screens)),
        )
        .map((target) => `${file} imports ${target}`),
    );
    expect(crossed).toEqual([]);
  });

  test('texts, routes and paths are leaves: nothing above them may be imported there', () => {
    const upward = sources.filter(isLeaf).flatMap((file) =>
      relativeImports(file)
        .filter((target) => !isLeaf(target))
        .map((target) => `${file} imports ${target}`),
    );
    expect(upward).toEqual([]);
  });
});

describe('names', () => {
  const all = filesBelow('packages').filter((file) => !/node_modules|\/dist\//.test(file));

  test('a file is imported by its own name: no index files in packages/ui', () => {
    expect(all.filter((file) => file.startsWith(ui) && /^index\.tsx?$/.test(basename(file)))).toEqual([]);
  });

  test('a name says what is inside: no utils, helpers, common, types, constants', () => {
    const vague = /^(utils?|helpers?|common|types|constants)(\.tsx?)?$/i;
    expect(all.filter((file) => file.split('/').some((part) => vague.test(part)))).toEqual([]);
  });
});
