import type { RunOptions } from 'axe-core';
import type { PageShape } from './describePage.ts';
import { looks, unreadableRegions, type LookName } from './looks.ts';
import { findNewPaint } from './seenPaint.ts';
import { findNewStructure } from './seenStructure.ts';
import { shownLook } from './shownLook.ts';

/** What a theme can spoil; names, roles and order are the same under all of them. */
const rulesOfPaint = ['color-contrast', 'link-in-text-block', 'target-size'];
/** Of all others one is left out: a piece alone stands in no landmark. */
const rulesOfStructure = Object.fromEntries(
  [...rulesOfPaint, 'region'].map((rule) => [rule, { enabled: false }]),
);
/**
 * Whether a style attribute cannot be overruled: only there 'avoid-inline-spacing' finds something, but first it asks of everything with a
 * style attribute whether it is in sight.
 */
const hasImportant = () =>
  document.querySelector('[style*="!important" i], [style*="! important" i]') !== null;
/** What Storybook itself has on the page. */
const ofStorybook = ['#storybook-docs', '#storybook-highlights-root'];

/**
 * Fails where axe finds something on the page as it stands: in what it is built of and in how it is painted, each where no
 * story before has shown the same.
 */
export async function expectAccessible(page: PageShape): Promise<void> {
  const structure = findNewStructure(page);
  if (structure.isAny) {
    const leftOut = [...structure.leftOut, ...document.querySelectorAll(ofStorybook.join())];
    const rules = { ...rulesOfStructure, 'avoid-inline-spacing': { enabled: hasImportant() } };
    report(await findProblems([document.body], { rules }, leftOut));
    structure.remember();
  }
  report(await findUnreadable(page));
}

/**
 * Puts what stands on the page under one look after the other and fails where something can no longer be read or hit.
 * Nothing is rendered anew in between: a theme is paint.
 */
export async function expectReadable(page: PageShape, names: readonly LookName[]): Promise<void> {
  const found: string[] = [];
  try {
    for (const name of names) {
      shownLook.set(looks[name]);
      const problems = await findUnreadable(page, unreadableRegions(looks[name].theme));
      found.push(...problems.map((problem) => `${name}: ${problem}`));
    }
  } finally {
    shownLook.set(undefined);
  }
  report(found);
}

/** What cannot be read or hit of what is painted as nothing before it. */
async function findUnreadable(
  page: PageShape,
  unreadable: readonly string[] = [],
): Promise<readonly string[]> {
  const paint = findNewPaint(page, [...ofStorybook, ...unreadable]);
  const found = await findProblems(paint.parts, { runOnly: rulesOfPaint });
  if (found.length === 0) paint.remember();
  return found;
}

function report(found: readonly string[]): void {
  if (found.length > 0) throw new Error(found.join('\n'));
}

async function findProblems(
  include: readonly Element[],
  options: RunOptions,
  exclude: Element[] = [],
): Promise<readonly string[]> {
  if (include.length === 0) return [];
  const { default: axe } = await import('axe-core');
  // A notice may have gone meanwhile.
  const there = include.filter(({ isConnected }) => isConnected);
  if (there.length === 0) return [];
  axe.reset();
  const { violations } = await axe.run(
    { include: there, exclude },
    // What style sheets say is read for one rule alone, which is none of these: 'css-orientation-lock'.
    { ...options, resultTypes: ['violations'], preload: { assets: ['media'] } },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) =>
      [id, target.join(' '), any.map(({ message }) => message).join(' ') || help].join(' '),
    ),
  );
}
