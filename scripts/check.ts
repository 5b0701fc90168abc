import { run } from './run.ts';

interface Check {
  readonly about: string;
  readonly command: readonly [string, ...string[]];
}

const script = (file: string) => ['node', `scripts/check/${file}.ts`] as const;

/** What belongs to one tool, or takes too long for every day: `pnpm check <name> [its options]`. */
const checks: Readonly<Record<string, Check>> = {
  types: {
    about: 'types of everything there is',
    command: ['turbo', 'run', '//#typecheck', '--output-logs=errors-only'],
  },
  lint: { about: 'linter; --fix', command: ['oxlint'] },
  format: { about: 'writes the format; --check only looks', command: ['oxfmt'] },
  unused: { about: 'files, exports and dependencies nobody uses', command: ['knip'] },
  testonly: {
    about: 'what of the shop only tests and stories use',
    command: ['knip', '--production', '-c', 'knip.production.jsonc'],
  },
  contract: { about: 'the OpenAPI files', command: ['redocly', 'lint', 'openapi/openapi.yaml'] },
  node: { about: 'tests in Node; [file] [-t name]', command: ['vitest', 'run', '--project', 'node'] },
  stories: {
    about: 'stories in a browser; [file] [-t name]',
    command: ['vitest', 'run', '--project', 'stories'],
  },
  journeys: {
    about: 'journeys in a browser, over the last build; [file:line]',
    command: ['playwright', 'test'],
  },
  engines: {
    about: 'a day of a dealer in Firefox and WebKit, over the last build; [firefox|webkit] [part of a name]',
    command: script('engines'),
  },
  proofs: {
    about:
      'which test holds which requirement, state, look, fault and width; [--write file] [--compare file]',
    command: script('proofs'),
  },
  nightly: {
    about: 'whole what the test looks at in part: the next four, random schedules and hostile texts',
    command: script('nightly'),
  },
  'fault-matrix': {
    about: 'every call of every screen and act fails in every way, an hour; [part of a name]',
    command: script('faultMatrix'),
  },
  backend: {
    about: 'asks a real backend whether it is as the contract says (docs/operating.md); [--write] [--record]',
    // The client looks for a browser's storage, of which Node says that it has none.
    command: ['node', '--disable-warning=ExperimentalWarning', 'scripts/check/backend.ts'],
  },
  fuzz: { about: 'fuzzes every reader: random and mutated answers; [count] [seed]', command: script('fuzz') },
  mutations: {
    about: 'breaks the shop on purpose and says which test noticed; [part of a name or file]',
    command: script('mutations'),
  },
  themes: {
    about: 'every screen in a hostile shop and in five different ones; [part of a path]',
    command: script('themes'),
  },
  pictures: {
    about: 'photographs screens and compares them with an earlier state; [ref] [--only screens-basket]',
    command: script('pictures'),
  },
  chromatic: { about: 'publishes Storybook to Chromatic where a token is set', command: script('chromatic') },
};

const [name = '', ...rest] = process.argv.slice(2);
const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
if (check) process.exit(await run(check.command[0], [...check.command.slice(1), ...rest]));

const width = Math.max(...Object.keys(checks).map(({ length }) => length));
console.log('pnpm check <name> [options]');
for (const [known, { about }] of Object.entries(checks)) console.log(`  ${known.padEnd(width)}  ${about}`);
process.exit(name === '' ? 0 : 1);
