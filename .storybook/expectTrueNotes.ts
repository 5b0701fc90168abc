import { within } from 'storybook/test';
import type { Notes } from '../packages/ui/src/primitives/Notes.ts';

/** Fails where a primitive says nothing of its keys and roles, or its `Default` story does not show the roles it names. */
export function expectTrueNotes(title: string, name: string, notes: Notes | undefined): void {
  if (!title.startsWith('Primitives/') || name !== 'Default') return;
  if (!notes)
    throw new Error(`${title} has no notes: what it does by keyboard, and what it tells a screen reader.`);
  const page = within(document.body);
  const unseen = notes.roles.filter((role) => page.queryAllByRole(role, { hidden: true }).length === 0);
  if (unseen.length > 0)
    throw new Error(`The notes of ${title} name roles it does not show: ${unseen.join(', ')}`);
}
