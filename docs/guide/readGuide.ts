import { globSync, readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** A story as its file tells of it. */
export interface GuideStory {
  readonly id: string;
  /** As in the sidebar: `Screens/Basket`. */
  readonly title: string;
  /** The state or behaviour: `OverStock`. */
  readonly state: string;
  /** Requirement numbers it would fail without. */
  readonly covers: readonly string[];
}
/** A test file and the requirement numbers that stand in the names of its tests. */
export interface BookTest {
  readonly file: string;
  readonly covers: readonly string[];
}
export interface Guide {
  readonly stories: readonly GuideStory[];
  readonly tests: readonly BookTest[];
}

const source = 'packages/ui/src/';
const number = /\b[A-Z]{3,4}-\d{2}\b/g;

/** `qr-menu` → `Qr Menu`. */
export const inWords = (folder: string) =>
  folder.replaceAll(
    /(?:^|-)([a-z])/g,
    (_, letter: string, at: number) => (at > 0 ? ' ' : '') + letter.toUpperCase(),
  );

/** The sidebar's title of a story file: its folders, a folder named as its file only once. */
export function titleOf(file: string): string {
  const parts = file.slice(source.length).replace('.stories.tsx', '').split('/');
  const [branch = '', ...rest] = parts;
  if (rest.at(-1) === rest.at(-2)) rest.pop();
  const folders = branch === 'features' ? [inWords(rest[0] ?? ''), ...rest.slice(1)] : rest;
  return [inWords(branch), ...folders].join('/');
}

function storiesOf(file: string): GuideStory[] {
  const title = titleOf(file);
  const [head = '', ...blocks] = readFileSync(file, 'utf8').split(/^export const (?=\w+)/m);
  const shared = coversIn(head);
  return blocks.map((block) => {
    const state = /^\w+/.exec(block)?.[0] ?? '';
    return {
      id: toId(title, storyNameFromExport(state)),
      title,
      state,
      covers: [...shared, ...coversIn(block)],
    };
  });
}

const coversIn = (code: string) =>
  [...code.matchAll(/covers: \[([^\]]*)\]/g)].flatMap(([, list = '']) => list.match(number) ?? []);

const testsOf = (file: string): BookTest => {
  const names =
    readFileSync(file, 'utf8').match(/\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])(?:(?!\1).)*\1/gs) ?? [];
  return { file, covers: [...new Set(names.flatMap((name) => name.match(number) ?? []))] };
};

/** Everything the stories and tests of the project say of themselves. */
export const readGuide = (): Guide => ({
  stories: globSync(`${source}**/*.stories.tsx`).toSorted().flatMap(storiesOf),
  tests: globSync(['packages/*/src/**/*.test.ts', 'e2e/**/*.spec.ts', 'checks/**/*.test.ts'])
    .toSorted()
    .map(testsOf)
    .filter(({ covers }) => covers.length > 0),
});
