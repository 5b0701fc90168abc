import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Notes } from '../packages/ui/src/primitives/Notes.ts';

const stories = globSync('packages/ui/src/primitives/*/*.stories.tsx').toSorted();
const names = new Set(stories.map((file) => basename(file, '.stories.tsx')));

/** Roles whose elements are worked by keyboard. */
const worked =
  'button link checkbox radio switch slider textbox combobox tab menuitem dialog searchbox spinbutton'.split(
    ' ',
  );
/** Of these that look alike, each says when it is the right one. */
const choices =
  'Alert Button Checkbox Combobox Dialog Drawer EmptyState ErrorState IconButton Link LinkButton Menu Popover RadioGroup Select Skeleton Spinner Switch Tabs Toast Tooltip'.split(
    ' ',
  );

async function notesOf(story: string): Promise<Notes> {
  const module = (await import(resolve(story.replace('.stories.tsx', '.notes.ts')))) as { notes: Notes };
  return module.notes;
}

describe('how a primitive is met by keyboard and by ear', () => {
  test.each(stories)('%s shows it on its page', (story) => {
    expect(existsSync(story.replace('.stories.tsx', '.notes.ts'))).toBe(true);
    expect(readFileSync(story, 'utf8')).toMatch(/parameters: \{\s*notes\b/);
  });

  test.each(stories)('%s says what its keys do, wherever a key does something', async (story) => {
    const { roles, name, keys } = await notesOf(story);
    expect(name).toMatch(/\.$/);
    if (roles.some((role) => worked.includes(role))) expect(Object.keys(keys)).not.toEqual([]);
    expect(Object.values(keys).filter((does) => does.trim() === '')).toEqual([]);
  });

  test.each(choices)('%s says when to take it, and what to take instead', async (name) => {
    const story = stories.find((file) => basename(file) === `${name}.stories.tsx`) ?? '';
    const { when = '' } = await notesOf(story);
    const others = when.match(/\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)*/gu) ?? [];
    expect(others.filter((other) => names.has(other) && other !== name)).not.toEqual([]);
  });
});
