import { globSync, readFileSync } from 'node:fs';
import { toId } from 'storybook/internal/csf';
import { describe, expect, test } from 'vitest';
import { readGuide, titleOf } from '../docs/guide/readGuide.ts';
import { readStates } from '../docs/guide/readStates.ts';

const guide = readGuide();
const pages = globSync('docs/guide/*.{mdx,stories.tsx}').map((file) => {
  const text = readFileSync(file, 'utf8');
  const name = file.replace(/^.*\//, '').replace(/\..*$/, '');
  const stories = [...text.matchAll(/^export const (\w+): Story/gm)].map(([, story = '']) =>
    toId(`Guide/${name}`, story.replaceAll(/(?<=.)([A-Z])/g, ' $1')),
  );
  return { file, text, ids: file.endsWith('.mdx') ? [toId(`Guide/${name}`, 'Docs')] : stories };
});

describe('the guide in Storybook', () => {
  test.each(pages.filter(({ file }) => file.endsWith('.mdx')))(
    '$file leads only to what is there',
    ({ text }) => {
      const known = new Set([
        ...pages.flatMap(({ ids }) => ids),
        ...guide.stories.flatMap(({ id, title }) => [id, toId(title, 'Docs')]),
      ]);
      const links = [...text.matchAll(/\?path=\/(?:story|docs)\/([\w-]+)/g)].map(([, id = '']) => id);
      expect(links.filter((id) => !known.has(id))).toEqual([]);
    },
  );

  test('every address shows every state it has to show', () => {
    const missing = readStates(guide.stories).flatMap(({ screen, missing: states }) =>
      states.map((state) => `${screen} ${state}`),
    );
    expect(missing).toEqual([]);
  });

  test('titles are those of the folders', () => {
    expect(titleOf('packages/ui/src/features/qr-menu/QrEditor/QrEditor.stories.tsx')).toBe(
      'Features/Qr Menu/QrEditor',
    );
    expect(titleOf('packages/ui/src/primitives/Link/LinkButton.stories.tsx')).toBe(
      'Primitives/Link/LinkButton',
    );
    expect(titleOf('packages/ui/src/foundations/Type.stories.tsx')).toBe('Foundations/Type');
  });
});
