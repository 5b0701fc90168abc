import type { Shot, WindowName } from './Shot.ts';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
}

/** Primitives fill any place; what is a page, or stands in one by itself, is looked at on a phone too. */
const windowsOf = (title: string): readonly WindowName[] =>
  title.startsWith('Primitives/') ? ['desktop'] : ['desktop', 'phone'];

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
    .flatMap(({ id, title, name }) =>
      windowsOf(title).map((window) => ({ id, title: `${title} ${name}`, window })),
    );
}
