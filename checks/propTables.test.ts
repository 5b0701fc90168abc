import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { leaveOutReadonly } from '../.storybook/readableLists.ts';

interface Component {
  readonly displayName?: string;
  readonly props?: Readonly<Record<string, { readonly tsType?: { readonly name: string } }>>;
}
interface Docgen {
  parse(code: string, options: object): readonly Component[];
  builtinResolvers: { readonly FindExportedDefinitionsResolver: new () => object };
}

/** The reader of props that Storybook runs over every piece. */
const ofStorybook = createRequire(createRequire(import.meta.url).resolve('@storybook/react-vite'));
const docgen = (await import(pathToFileURL(ofStorybook.resolve('react-docgen')).href)) as Docgen;
const resolver = new docgen.builtinResolvers.FindExportedDefinitionsResolver();

function componentsOf(file: string): readonly Component[] {
  try {
    return docgen.parse(leaveOutReadonly(readFileSync(file, 'utf8')), { filename: resolve(file), resolver });
  } catch {
    // No component is exported there: Storybook shows no table for it either.
    return [];
  }
}

test('the tables of props in Storybook tell what each prop of a primitive takes', () => {
  const told = globSync('packages/ui/src/primitives/*/*.tsx', { exclude: (name) => /\.stories\./.test(name) })
    .flatMap(componentsOf)
    .flatMap(({ displayName, props = {} }) =>
      Object.entries(props).map(([name, { tsType }]) => ({
        prop: `${displayName}.${name}`,
        type: tsType?.name,
      })),
    );
  expect(told.length).toBeGreaterThan(100);
  expect(told.filter(({ type }) => type === 'unknown')).toEqual([]);
});

test('only lists lose the word: the name of a property keeps it', () => {
  const code = 'readonly items: readonly { readonly key: string }[]; readonly [key: string]: readonly [a: 1]';
  expect(leaveOutReadonly(code).replaceAll(/ +/g, ' ')).toBe(
    'readonly items: { readonly key: string }[]; readonly [key: string]: [a: 1]',
  );
});
