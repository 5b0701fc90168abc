import { looks, unreadableRegions, type LookName } from './looks.ts';
import { shownLook } from './shownLook.ts';

/** What a theme can spoil; names, roles and order are the same under all of them. */
const rules = ['color-contrast', 'link-in-text-block', 'target-size'];

/**
 * Puts what stands on the page under one look after the other and fails where something can no longer be read or hit.
 * Nothing is rendered anew in between: a theme is paint.
 */
export async function expectReadable(names: readonly LookName[]): Promise<void> {
  const found: string[] = [];
  try {
    for (const name of names) {
      shownLook.set(looks[name]);
      for (const problem of await findProblems(name)) found.push(`${name}: ${problem}`);
    }
  } finally {
    shownLook.set(undefined);
  }
  if (found.length > 0) throw new Error(found.join('\n'));
}

async function findProblems(name: LookName): Promise<readonly string[]> {
  const { default: axe } = await import('axe-core');
  axe.reset();
  const regions = unreadableRegions(looks[name].theme);
  const exclude = ['.sb-wrapper', ...regions.filter((region) => document.querySelector(region) !== null)];
  const { violations } = await axe.run(
    { include: document.body, exclude },
    { runOnly: rules, resultTypes: ['violations'] },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any }) => `${id} ${target.join(' ')} ${any.map(({ message }) => message).join(' ')}`,
    ),
  );
}
