import type { RunOptions } from 'axe-core';
import { hasText } from './describeElement.ts';
import type { PageShape } from './describePage.ts';
import { looks, unreadableRegions, type LookName } from './looks.ts';
import { shownLook } from './shownLook.ts';

/** What a theme can spoil; names, roles and order are the same under all of them. */
const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'target-size'];
/** A piece alone stands in no landmark. */
const rulesOfPages = { region: { enabled: false } };
/** What Storybook itself has on the page. */
const ofStorybook = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/**
 * Fails where axe finds something on the page as it stands. Of a page built as one before it, only the colours of what is new
 * are looked at: another theme may colour it.
 */
export async function expectAccessible(page: PageShape): Promise<void> {
  const window = `${innerWidth} ${page.shape}`;
  const parts = takeNew(page, seen.alone);
  const problems = seen.pages.has(window)
    ? await findProblems(page, parts, { runOnly: ['color-contrast'] })
    : await findProblems(page, [document.body], { rules: rulesOfPages });
  if (problems.length === 0) seen.pages.add(window);
  report(problems);
}

/**
 * Puts what stands on the page under one look after the other and fails where something can no longer be read or hit.
 * Nothing is rendered anew in between: a theme is paint.
 */
export async function expectReadable(page: PageShape, names: readonly LookName[]): Promise<void> {
  const parts = takeNew(page, seen.underLooks);
  if (parts.length === 0) return;
  const found: string[] = [];
  try {
    for (const name of names) {
      shownLook.set(looks[name]);
      const unreadable = unreadableRegions(looks[name].theme);
      const problems = await findProblems(page, parts, { runOnly: rulesOfLooks }, unreadable);
      found.push(...problems.map((problem) => `${name}: ${problem}`));
    }
  } finally {
    shownLook.set(undefined);
  }
  report(found);
}

function report(found: readonly string[]): void {
  if (found.length > 0) throw new Error(found.join('\n'));
}

/** Numbers of elements by what they are and by the number of what they stand in. */
type Ancestries = Map<string, number>;
/** What stories before have shown on this page, and was found good. */
const seen = {
  /** Pages by their window and shape. */
  pages: new Set<string>(),
  alone: new Map() as Ancestries,
  underLooks: new Map() as Ancestries,
};

/**
 * The parts of the page that can be read or pressed and that no story before has shown on this page: of the same element in
 * the same ancestry, in a window as wide, the colours are the same.
 */
function takeNew({ elements }: PageShape, ancestries: Ancestries): Element[] {
  const taken: Element[] = [];
  const visit = (element: Element, parent: number) => {
    const key = `${parent} ${elements.get(element) ?? ''}`;
    const known = ancestries.get(key);
    const own = known ?? ancestries.size;
    if (known === undefined) {
      ancestries.set(key, own);
      if (hasText(element) || element.matches('a, button, input, select, textarea, [role]'))
        taken.push(element);
    }
    for (const child of element.children) visit(child, own);
  };
  const { style, dataset } = document.documentElement;
  const window = `${innerWidth} ${JSON.stringify(dataset, ['scheme', 'density'])} ${style.cssText}`;
  const root = ancestries.get(window) ?? ancestries.size;
  ancestries.set(window, root);
  visit(document.body, root);
  return taken;
}

async function findProblems(
  { repeated }: PageShape,
  include: Element[],
  options: RunOptions,
  unreadable: readonly string[] = [],
): Promise<readonly string[]> {
  if (include.length === 0) return [];
  const { default: axe } = await import('axe-core');
  // A notice may have gone meanwhile.
  const there = include.filter(({ isConnected }) => isConnected);
  if (there.length === 0) return [];
  axe.reset();
  const parts = [...ofStorybook, ...unreadable].flatMap((part) => [...document.querySelectorAll(part)]);
  const { violations } = await axe.run(
    { include: there, exclude: [...parts, ...repeated] },
    { ...options, resultTypes: ['violations'] },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) =>
      [id, target.join(' '), any.map(({ message }) => message).join(' ') || help].join(' '),
    ),
  );
}
