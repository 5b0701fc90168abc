import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addRoute, knownWords, screenComponent, screenStories, unknownWords } from './new/screen.ts';
import { run } from './run.ts';

const usage = `pnpm new primitive Rating
pnpm new feature basket/BasketNote
pnpm new screen Favourites 'Favorilerim' productList   (what its tab says, and what it asks for, in the words of \`given\`)`;
const roots = { primitive: 'primitives', feature: 'features', screen: 'screens' };

function fail(message: string): never {
  console.error(`${message}\n${usage}`);
  process.exit(1);
}

const isKind = (kind: string): kind is keyof typeof roots => Object.hasOwn(roots, kind);
const [kind = '', path = '', title = '', ...asks] = process.argv.slice(2);
if (!isKind(kind)) fail(kind ? `There is no kind "${kind}".` : 'What should be made?');

const wanted = kind === 'feature' ? /^[a-z][a-z-]*\/[A-Z][A-Za-z]+$/ : /^[A-Z][A-Za-z]+$/;
if (!wanted.test(path)) fail(`"${path}" is not a name of a ${kind}.`);

if (kind === 'screen' && title === '') fail('What does its tab say?');
const unknown = unknownWords(asks);
if (unknown.length > 0) fail(`\`given\` does not know ${unknown.join(', ')}, but ${knownWords}`);

const name = path.split('/').at(-1) ?? path;
const folder = join('packages/ui/src', roots[kind], path);
if (existsSync(folder)) fail(`${folder} is there already.`);

const up = '../'.repeat(folder.split('/').length - 3);
const style = `${name[0]?.toLowerCase()}${name.slice(1)}`;
const screen = kind === 'screen' ? { name, route: style, title, asks } : undefined;
const files = {
  [`${name}.css.ts`]: `import { style } from '@vanilla-extract/css';
import { vars } from '${up}theme/vars.css.ts';

export const ${style} = style({ color: vars.color.text });
`,
  [`${name}.tsx`]: screen
    ? screenComponent(screen)
    : `import * as css from './${name}.css.ts';

export interface ${name}Props {
  /** What it is about. */
  title: string;
}

/** One sentence: what it shows and what it does not know. */
export function ${name}({ title }: ${name}Props) {
  return <section className={css.${style}}>{title}</section>;
}
`,
  [`${name}.stories.tsx`]: screen
    ? screenStories(screen)
    : `import type { Meta, StoryObj } from '@storybook/react-vite';
${kind === 'primitive' ? `import { notes } from './${name}.notes.ts';\n` : ''}import { ${name} } from './${name}.tsx';

const meta = {
  component: ${name},${kind === 'primitive' ? '\n  parameters: { notes },' : ''}
  args: { title: '${name}' },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
`,
  ...(kind === 'primitive' && {
    [`${name}.notes.ts`]: `import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Ne zaman bu, ne zaman komşusu.',
  roles: [],
  name: 'Adını nereden alır.',
  keys: {},
};
`,
  }),
};
mkdirSync(folder, { recursive: true });
const made = Object.entries(files).map(([file, text]) => {
  writeFileSync(join(folder, file), text);
  return join(folder, file);
});
const written = [...made, ...(screen ? addRoute(screen) : [])];
console.log(written.join('\n'));
process.exit(await run('oxfmt', written));
