import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { childrenOf, type Node, parse } from './syntax.ts';

// A type that is claimed (`as X`) is one the compiler holds nobody to. Where a value is of no known type, as an answer or a text that was
// kept, a type is given to the variable, or a reader finds out.

const isCast = ({ type, typeAnnotation }: Node) =>
  type === 'TSNonNullExpression' ||
  (type === 'TSAsExpression' && Reflect.get(Object(typeAnnotation), 'typeName')?.name !== 'const');

/** Claims of a program; `as unknown as X` is one. */
const casts = (node: Node): number =>
  (isCast(node) ? 1 : 0) +
  childrenOf(node).reduce((sum, child) => sum + casts(child) - (isCast(node) && isCast(child) ? 1 : 0), 0);

const files = globSync(
  'packages/{api-client,server,storefront,ui}/{build,preload,src,worker}/**/*.{ts,tsx}',
  {
    exclude: (name) => /\.(?:d|fixture|mocks|notes|proof|stories|test)\.tsx?$/.test(name),
  },
);

test('a type is claimed only where the compiler forgets what is known', () => {
  expect(files.length).toBeGreaterThan(1400);
  const found = files.flatMap((file) =>
    Array<string>(casts(parse(readFileSync(file, 'utf8'), file.endsWith('x') ? 'file.tsx' : 'file.ts'))).fill(
      file,
    ),
  );
  expect(found.toSorted()).toEqual([
    // The path of whichever route has matched.
    'packages/storefront/src/findScreen.ts',
    // What was kept, of which only what is still offered counts.
    'packages/ui/src/features/checkout/resolveChoice.ts',
    // Objects made of keys that are all known: `Object.fromEntries` and `Object.keys` forget them.
    'packages/ui/src/features/quick-order/rows/tallyOf.ts',
    // Four reports whose rows differ.
    'packages/ui/src/features/reports/useReport.ts',
    'packages/ui/src/paths.ts',
    // The sanitiser asks for less than its types say.
    'packages/ui/src/primitives/SafeHtml/sanitizeHtml.ts',
    'packages/ui/src/primitives/ownProps.ts',
    'packages/ui/src/routes.ts',
    'packages/ui/src/theme/mapTokens.ts',
  ]);
});
