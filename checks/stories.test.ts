import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow, relativeImports, ui } from './sources.ts';

/** The fixed words for states, in the order in which a story file shows them. */
const vocabulary =
  'Default Loading Empty Failed NotFound Disabled Pending Invalid Submitting Rejected LongContent Many Guest Dealer Delegated Admin Mobile Print'.split(
    ' ',
  );

const exportsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);

/** A component is the file with the name of its folder. */
const components = ['primitives', 'features', 'layouts', 'screens']
  .flatMap((layer) => filesBelow(join(ui, layer)))
  .filter((file) => basename(file) === `${basename(dirname(file))}.tsx`);

const statesOfProps = {
  Loading: /\bisLoading\?:/,
  Disabled: /\bisDisabled\?:/,
  Pending: /\bis(?:Pending|Retrying)\?:/,
  Invalid: /\bextends [^{]*\bFieldProps\b|\b(?:errorMessage|isInvalid)\?:/,
};

const query = /\buse(?:Suspense|Infinite)?Quer(?:y|ies)\(/;
/** Pieces that read from the network, by themselves or by a hook of their feature. */
const readers = filesBelow(`${ui}/features`)
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.stories.tsx'))
  .filter((file) =>
    [file, ...relativeImports(file).filter((hook) => /\/use[A-Z]\w+\.ts$/.test(hook))].some((source) =>
      query.test(readFileSync(source, 'utf8')),
    ),
  );

/** Every story file there is: of components, of pieces beside them, of the foundations and of the guide. */
const storyFiles = [ui, 'docs/guide'].flatMap(filesBelow).filter((file) => file.endsWith('.stories.tsx'));

const storiesOf = (component: string) => component.replace(/\.tsx$/, '.stories.tsx');

/** Without a picture of their own: they lend something to what stands inside them. */
const invisible = ['features/session/SessionBoundary', 'features/session/RequireSession'];

describe('every state can be looked at', () => {
  test.each(components)('%s has its stories, beside it', (component) => {
    if (invisible.some((folder) => component.includes(folder))) return;
    const stories = storiesOf(component);
    expect(existsSync(stories), `${stories} is missing: pnpm new shows what belongs in it`).toBe(true);
    expect(exportsOf(stories)).toContain('Default');
  });

  test.each(
    components.filter((file) => /\/(features|layouts|screens)\//.test(file) && existsSync(storiesOf(file))),
  )('%s is shown at phone width', (component) => {
    const names = exportsOf(storiesOf(component));
    expect(names.some((name) => name.startsWith('Mobile'))).toBe(true);
  });

  test.each(components.filter((file) => file.startsWith(`${ui}/screens/`)))(
    '%s shows how it fails and how it waits, where it asks the network',
    (component) => {
      const asks = filesBelow(dirname(component))
        .filter((file) => file.endsWith('.tsx') && !file.endsWith('.stories.tsx'))
        .some((file) =>
          /\buse(Application|Query)\b|\/use(?!PageTitle\b)[A-Z]\w+\.ts'/.test(readFileSync(file, 'utf8')),
        );
      if (!asks) return;
      expect(exportsOf(storiesOf(component))).toEqual(
        expect.arrayContaining(['Default', 'Loading', 'Failed', 'Mobile']),
      );
    },
  );

  test.each(components.filter((file) => file.startsWith(`${ui}/primitives/`)))(
    '%s shows every state its props can put it in',
    (component) => {
      const props = readFileSync(component, 'utf8');
      const due = Object.entries(statesOfProps).flatMap(([state, prop]) => (prop.test(props) ? [state] : []));
      expect(exportsOf(storiesOf(component))).toEqual(expect.arrayContaining(due));
    },
  );

  test.each(readers)('%s, or the piece it belongs to, shows how it waits and how it fails', (reader) => {
    const own = storiesOf(reader);
    const stories = existsSync(own) ? own : join(dirname(reader), `${basename(dirname(reader))}.stories.tsx`);
    expect(exportsOf(stories)).toEqual(expect.arrayContaining(['Default', 'Loading', 'Failed']));
  });

  test('states have the words of the vocabulary, in its order', () => {
    const disordered = storyFiles.filter((file) => {
      const known = exportsOf(file).filter((name) => vocabulary.includes(name));
      const order = known.map((name) => vocabulary.indexOf(name));
      return order.some((place, index) => index > 0 && place < (order[index - 1] ?? 0));
    });
    expect(disordered).toEqual([]);
  });

  test('a failure rests as it is named: to recover is a story of its own', () => {
    const recovering = storyFiles.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split(/^(?=export const )/m)
        .filter((story) => /^export const \w*(Failed|Fails|Rejected): Story/.test(story))
        .filter((story) => /click\((retry\b|[^;]*'Tekrar Dene')/.test(story))
        .map((story) => `${file} ${/^export const (\w+)/.exec(story)?.[1]}`),
    );
    expect(recovering).toEqual([]);
  });

  test('a story sets its data through the network: no handler is written inline', () => {
    const inline = storyFiles.filter((file) =>
      /from 'msw'|http\.(get|post|delete)\(/.test(readFileSync(file, 'utf8')),
    );
    expect(inline).toEqual([]);
  });

  test('axe is never switched off', () => {
    const off = storyFiles.filter((file) => /a11y:/.test(readFileSync(file, 'utf8')));
    expect(off).toEqual([]);
  });
});
