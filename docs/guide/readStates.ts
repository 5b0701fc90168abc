import { elsewhere, proofs, type Role, type ScreenProof } from '../../packages/ui/src/routes.proof.ts';
import { routeNames, routes } from '../../packages/ui/src/routes.ts';
import type { GuideStory } from './readGuide.ts';

/** A screen with the addresses that lead to it and every state it is shown in. */
export interface ScreenStates {
  /** Its story branch: `Screens/Basket`. */
  readonly screen: string;
  readonly addresses: readonly string[];
  readonly roles: readonly Role[];
  readonly states: readonly GuideStory[];
  /** Names of the states it has to show. */
  readonly due: readonly string[];
  /** Those of them that it does not show. */
  readonly missing: readonly string[];
}

const everybody = ['guest', 'dealer', 'delegated', 'admin'] as const;
const seers: Readonly<Record<(typeof routes)[keyof typeof routes]['enter'], readonly Role[]>> = {
  everybody,
  members: ['dealer', 'delegated', 'admin'],
};

interface Place extends ScreenProof {
  readonly address: string;
  readonly roles: readonly Role[];
}

const places: readonly Place[] = [
  ...routeNames.map((name) => ({
    roles: seers[routes[name].enter],
    ...proofs[name],
    address: routes[name].path,
  })),
  { ...elsewhere, address: '*', roles: everybody },
];

/** Joins addresses and stories. */
export function readStates(stories: readonly GuideStory[]): ScreenStates[] {
  return [...Map.groupBy(places, ({ screen }) => screen)].map(([name, own]) => {
    const screen = `Screens/${name}`;
    const titles = new Set([screen, ...own.flatMap(({ pieces = [] }) => pieces)]);
    const states = stories.filter(({ title }) => titles.has(title));
    const shown = new Set(states.map(({ state }) => state));
    const due = [...new Set(['Default', 'Mobile', ...own.flatMap((place) => place.states)])];
    return {
      screen,
      addresses: own.map(({ address }) => address),
      roles: [...new Set(own.flatMap(({ roles }) => roles))],
      states,
      due,
      missing: due.filter((state) => !shown.has(state)),
    };
  });
}
