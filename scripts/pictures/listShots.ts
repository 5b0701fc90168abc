import { modeNames, type ModeName, type Shot } from './Shot.ts';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
}

/** What is made for the phone is looked at there; primitives fill any place, so theirs need no second window. */
function modesOf({ title, name }: Entry): readonly ModeName[] {
  if (name.startsWith('Mobile')) return ['phone'];
  return modeNames.filter((mode) => mode !== 'phone' || !title.startsWith('Primitives/'));
}

/**
 * The pictures of a built Storybook: every primitive, layout and screen.
 * @param wanted only stories whose id begins so; everything where it is empty
 */
export async function listShots(origin: string, wanted: string): Promise<Shot[]> {
  const answer = await fetch(`${origin}/index.json`);
  const { entries } = (await answer.json()) as { entries: Record<string, Entry> };
  return Object.values(entries)
    .filter(({ type, title }) => type === 'story' && /^(?:Primitives|Layouts|Screens)\//.test(title))
    .filter(({ id }) => id.startsWith(wanted))
    .flatMap((entry) =>
      modesOf(entry).map((mode) => ({ id: entry.id, title: `${entry.title} ${entry.name}`, mode })),
    );
}
