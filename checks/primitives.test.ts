import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { below, childrenOf, isNode, type Node, parse } from './syntax.ts';

// A primitive is told things by stories, themes and texts of others: what reaches the page is what it names itself.

function nameOf(node: unknown): string {
  const name = isNode(node) ? node['name'] : undefined;
  return typeof name === 'string' ? name : '';
}

/** What a pattern takes whole: `props`, and the rest in `{ a, ...rest }`. */
function wholes(pattern: Node): readonly string[] {
  if (pattern.type === 'Identifier') return [nameOf(pattern)];
  return childrenOf(pattern)
    .filter(({ type }) => type === 'RestElement')
    .map(({ argument }) => nameOf(argument));
}

/** Names that hold whatever the component was given: its props, and rests and copies of them. */
function everythingGiven(component: Node): ReadonlySet<string> {
  const [props] = (component['params'] ?? []) as readonly Node[];
  const given = new Set(props ? wholes(props) : []);
  for (const { type, id, init } of below(component)) {
    if (type === 'VariableDeclarator' && isNode(id) && given.has(nameOf(init)))
      for (const name of wholes(id)) given.add(name);
  }
  return given;
}

/** Elements of the page, or of a package, that a component gives everything it was given itself. */
function passedOn(code: string): readonly string[] {
  const nodes = below(parse(code));
  const ofPackages = new Set(
    nodes
      .filter(
        ({ type, source }) =>
          type === 'ImportDeclaration' && !String((source as Node)['value']).startsWith('.'),
      )
      .flatMap(({ specifiers }) => (specifiers as readonly Node[]).map(({ local }) => nameOf(local))),
  );
  return nodes
    .filter(({ type, id }) => type === 'FunctionDeclaration' && /^[A-Z]/.test(nameOf(id)))
    .flatMap((component) => {
      const given = everythingGiven(component);
      return below(component)
        .filter(({ type }) => type === 'JSXOpeningElement')
        .filter(({ name }) => /^[a-z]/.test(nameOf(name)) || ofPackages.has(nameOf(name)))
        .filter(({ attributes }) =>
          (attributes as readonly Node[]).some(
            ({ type, argument }) => type === 'JSXSpreadAttribute' && given.has(nameOf(argument)),
          ),
        )
        .map(({ name }) => `${nameOf(component['id'])} gives <${nameOf(name)}> everything it was given`);
    });
}

describe('SAFE-14 primitives pass on only props they name', () => {
  const files = globSync('packages/ui/src/primitives/*/*.tsx', {
    exclude: (name) => name.endsWith('.stories.tsx'),
  });

  test('none of them gives an element everything it was given: `ownProps(rest)` does what was meant', () => {
    expect(files.length).toBeGreaterThan(80);
    expect(files.flatMap((file) => passedOn(readFileSync(file, 'utf8')))).toEqual([]);
  });

  test.each([
    'function A({ a, ...rest }) { return <p {...rest}>{a}</p>; }',
    'function A(props) { return <p {...props} />; }',
    'function A(props) { const { a, ...rest } = props; return <p {...rest}>{a}</p>; }',
    'function A(props) { const all = props; return <b><p {...all} /></b>; }',
    `import { P } from 'package'; function A({ a, ...rest }) { return <P {...rest} />; }`,
  ])('it is seen in %s', (code) => {
    expect(passedOn(code)).toHaveLength(1);
  });

  test.each([
    'function A({ a, ...rest }) { return <p {...ownProps(rest)}>{a}</p>; }',
    'function A({ a }) { const float = useFloat(a); return <p {...float} />; }',
    `import { P } from './P.tsx'; function A({ a, ...rest }) { return <P {...rest} />; }`,
  ])('it is not seen in %s', (code) => {
    expect(passedOn(code)).toEqual([]);
  });
});
