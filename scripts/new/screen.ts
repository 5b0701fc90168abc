import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { words } from '../../packages/demo-server/src/given/words.ts';

interface NewScreen {
  /** `Favourites`: its component and its folder. */
  readonly name: string;
  /** `favourites`: its route, and the path of that. */
  readonly route: string;
  /** What its tab and its heading say. */
  readonly title: string;
  /** What it asks the shop for, in the words of `given`. */
  readonly asks: readonly string[];
}

/** Those of the words that `given` does not know. */
export const unknownWords = (asks: readonly string[]): string[] =>
  asks.filter((word) => !Object.hasOwn(words, word));

/** What `given` knows. */
export const knownWords = Object.keys(words).join(' ');

/** The first of the words whose answer can be empty, and the fixture that is. */
function findEmpty(asks: readonly string[]) {
  const files = globSync('packages/demo-server/src/fixtures/*.ts');
  for (const word of asks) {
    const file = files.find((one) => readFileSync(one, 'utf8').includes(`export const ${word}Empty`));
    if (file !== undefined) return { word, door: basename(file, '.ts') };
  }
  return undefined;
}

/** The states a screen has to show besides `Default` and `Mobile`, by what it asks for. */
const statesOf = (asks: readonly string[]) =>
  asks.length === 0 ? [] : ['Loading', ...(findEmpty(asks) ? ['Empty'] : []), 'Failed', 'Guest'];

export function screenComponent({ name, route }: NewScreen): string {
  return `import { Heading } from '../../primitives/Heading/Heading.tsx';
import { routes } from '../../routes.ts';
import * as css from './${name}.css.ts';

/** One sentence: what it shows and what it does not know. */
export function ${name}() {
  return (
    <section className={css.${route}}>
      <Heading level={1}>{routes.${route}.title}</Heading>
    </section>
  );
}
`;
}

/** A story of a shop that answers so. */
const set = (sentences: readonly string[]) =>
  `{ beforeEach: ({ msw }) => msw.use(${sentences.map((one) => `given.${one}`).join(', ')}) }`;

export function screenStories({ name, asks }: NewScreen): string {
  const empty = findEmpty(asks);
  const looks: Readonly<Record<string, string>> = {
    Default: '{}',
    Loading: set(asks.map((word) => `${word}Pending()`)),
    Empty: set(empty ? [`${empty.word}(fixtures.${empty.word}Empty)`] : []),
    Failed: set(asks.map((word) => `${word}Fails()`)),
    Guest: `{ globals: { session: 'guest' } }`,
    Mobile: `{ globals: { viewport: { value: 'phone' } } }`,
  };
  const states = ['Default', ...statesOf(asks), 'Mobile'];
  return `${empty ? `import * as fixtures from '@vitrin/demo-server/fixtures/${empty.door}';\n` : ''}${
    asks.length > 0 ? `import { given } from '@vitrin/demo-server/given';\n` : ''
  }import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}.tsx';

const meta = { component: ${name}, tags: ['!autodocs'] } satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

${states.map((state) => `export const ${state}: Story = ${looks[state]};\n`).join('')}`;
}

/** Puts lines before the first `closing` that comes after `opening`. */
function insert(file: string, opening: string, closing: string, lines: string): void {
  const text = readFileSync(file, 'utf8');
  const at = text.indexOf(closing, text.indexOf(opening));
  if (!text.includes(opening) || at === -1) throw new Error(`${file} has no place for\n${lines}`);
  writeFileSync(file, `${text.slice(0, at)}${lines}${text.slice(at)}`);
}

/** Gives a screen its route: a row in each part of the table (docs/decisions/0028). Returns the files it wrote in. */
export function addRoute({ name, route, title, asks }: NewScreen): readonly string[] {
  const [table, screens, proofs] = [
    'packages/ui/src/routes.ts',
    'packages/storefront/src/screens.tsx',
    'packages/ui/src/routes.proof.ts',
  ] as const;
  insert(
    table,
    'export const routes = {',
    '\n} as const',
    `\n  ${route}: { path: '/${route}', enter: 'everybody', layout: 'shop', title: ${JSON.stringify(title)} },`,
  );
  insert(
    screens,
    'lazyScreen(',
    '\n\n/** What stands at every address that is none. */',
    `\nconst ${name} = lazyScreen(async () => (await import('@vitrin/ui/screens/${name}')).${name});`,
  );
  insert(
    screens,
    'export const screens:',
    '\n};',
    `\n  ${route}: { screen: ${name}, show: () => <${name} /> },`,
  );
  insert(
    proofs,
    'export const proofs:',
    '\n};',
    `\n  ${route}: { screen: '${name}', states: ${JSON.stringify(statesOf(asks))}, budget: plainPage, examples: [{}] },`,
  );
  return [table, screens, proofs];
}
