import { routes, type Role } from './routes.ts';
import type { BookStory } from './readBook.ts';

/** A screen with the addresses that lead to it and every state it is shown in. */
export interface ScreenStates {
  readonly screen: string;
  readonly addresses: readonly string[];
  readonly roles: readonly Role[];
  readonly states: readonly BookStory[];
  /** Names of the states it has to show. */
  readonly due: readonly string[];
  /** Those of them that it does not show. */
  readonly missing: readonly string[];
}

/**
 * Joins addresses and stories.
 * @param patterns each address as its route matches it, by its name: `paths`
 */
export function readStates(
  stories: readonly BookStory[],
  patterns: Readonly<Record<Exclude<keyof typeof routes, 'elsewhere'>, { readonly pattern: string }>>,
): ScreenStates[] {
  const names = Object.keys(routes) as (keyof typeof routes)[];
  const screens = [...new Set(names.map((name) => routes[name].screen))];
  return screens.map((screen) => {
    const own = names.filter((name) => routes[name].screen === screen);
    const titles = new Set([screen, ...own.flatMap((name) => routes[name].pieces ?? [])]);
    const states = stories.filter(({ title }) => titles.has(title));
    const shown = new Set(states.map(({ state }) => state));
    const due = new Set(['Default', 'Mobile', ...own.flatMap((name) => routes[name].states)]);
    return {
      screen,
      addresses: own.map((name) => (name === 'elsewhere' ? '*' : patterns[name].pattern)),
      roles: [...new Set(own.flatMap((name) => routes[name].roles))],
      states,
      due: [...due],
      missing: [...due].filter((state) => !shown.has(state)),
    };
  });
}
