import type { RunOptions } from 'axe-core';
import { describeElement, hasText } from './describeElement.ts';
import { describePage } from './describePage.ts';
import { looks, unreadableRegions, type LookName } from './looks.ts';
import { shownLook } from './shownLook.ts';

/** What a theme can spoil; names, roles and order are the same under all of them. */
const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'target-size'];
/** Rules about the page as it is built. A piece alone stands in no landmark; colours are looked at by themselves. */
const rulesOfPages = { region: { enabled: false }, 'color-contrast': { enabled: false } };
/** What Storybook itself has on the page. */
const ofStorybook = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/** Fails where axe finds something on the page as it stands. */
export async function expectAccessible(): Promise<void> {
  const { shape } = describePage(document.body);
  const page = `${innerWidth} ${shape}`;
  const problems = seen.pages.has(page) ? [] : await findProblems([document.body], { rules: rulesOfPages });
  if (problems.length === 0) seen.pages.add(page);
  const parts = takeNew(seen.alone);
  report([...problems, ...(await findProblems(parts, { runOnly: ['color-contrast'] }))]);
}

/**
 * Puts what stands on the page under one look after the other and fails where something can no longer be read or hit.
 * Nothing is rendered anew in between: a theme is paint.
 */
export async function expectReadable(names: readonly LookName[]): Promise<void> {
  const parts = takeNew(seen.underLooks);
  if (parts.length === 0) return;
  const found: string[] = [];
  try {
    for (const name of names) {
      shownLook.set(looks[name]);
      const unreadable = unreadableRegions(looks[name].theme);
      const problems = await findProblems(parts, { runOnly: rulesOfLooks }, unreadable);
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
function takeNew(ancestries: Ancestries): Element[] {
  const taken: Element[] = [];
  const visit = (element: Element, parent: number) => {
    const key = `${parent} ${describeElement(element)}`;
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
  include: Element[],
  options: RunOptions,
  unreadable: readonly string[] = [],
): Promise<readonly string[]> {
  if (include.length === 0) return [];
  const { default: axe } = await import('axe-core');
  axe.reset();
  const parts = [...ofStorybook, ...unreadable].flatMap((part) => [...document.querySelectorAll(part)]);
  const { violations } = await axe.run(
    { include, exclude: [...parts, ...describePage(document.body).repeated] },
    { ...options, resultTypes: ['violations'] },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) =>
      [id, target.join(' '), any.map(({ message }) => message).join(' ') || help].join(' '),
    ),
  );
}
