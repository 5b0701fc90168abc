import { findRepeated } from './findRepeated.ts';
import { looks, unreadableRegions, type LookName, type ShownLook } from './looks.ts';
import { shownLook } from './shownLook.ts';

/** What a theme can spoil; names, roles and order are the same under all of them. */
const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'target-size'];
/** A piece alone stands in no landmark. */
const everyRule = { region: { enabled: false } };
/** What Storybook itself has on the page. */
const ofStorybook = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/** Fails where axe finds something on the page as it stands. */
export async function expectAccessible(): Promise<void> {
  report(await findProblems(undefined));
}

/**
 * Puts what stands on the page under one look after the other and fails where something can no longer be read or hit.
 * Nothing is rendered anew in between: a theme is paint.
 */
export async function expectReadable(names: readonly LookName[]): Promise<void> {
  const found: string[] = [];
  try {
    for (const name of names) {
      shownLook.set(looks[name]);
      for (const problem of await findProblems(looks[name])) found.push(`${name}: ${problem}`);
    }
  } finally {
    shownLook.set(undefined);
  }
  report(found);
}

function report(found: readonly string[]): void {
  if (found.length > 0) throw new Error(found.join('\n'));
}

async function findProblems(look: ShownLook | undefined): Promise<readonly string[]> {
  const { default: axe } = await import('axe-core');
  axe.reset();
  const regions = look === undefined ? [] : unreadableRegions(look.theme);
  const { violations } = await axe.run(
    {
      include: document.body,
      exclude: [
        ...[...ofStorybook, ...regions].flatMap((part) => [...document.querySelectorAll(part)]),
        ...findRepeated(document.body),
      ],
    },
    {
      ...(look === undefined ? { rules: everyRule } : { runOnly: rulesOfLooks }),
      resultTypes: ['violations'],
    },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) =>
      [id, target.join(' '), any.map(({ message }) => message).join(' ') || help].join(' '),
    ),
  );
}
