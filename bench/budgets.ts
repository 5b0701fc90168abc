import { proofs, type Budget } from '../packages/ui/src/routes.proof.ts';
import { routeNames, routes } from '../packages/ui/src/routes.ts';

/** What a route may transfer, and the modules it is measured by. */
interface RouteBudget extends Budget {
  /** Source files, from the root of the project. */
  readonly modules: readonly string[];
}

const ui = 'packages/ui/src';

function budgetsOf(name: (typeof routeNames)[number]): [string, RouteBudget][] {
  const { screen, budget, later = {} } = proofs[name];
  const around = routes[name].layout === 'alone' ? [] : ['packages/storefront/src/ShopApp.tsx'];
  const modules = [...around, `${ui}/screens/${screen}/${screen}.tsx`];
  return [
    [name, { ...budget, modules }],
    ...Object.entries(later).map(([what, { modules: more, ...rest }]): [string, RouteBudget] => [
      `${name}, ${what}`,
      { ...rest, modules: [...modules, ...more.map((module) => `${ui}/${module}`)] },
    ]),
  ];
}

/** What a cold load may transfer, by the name of its route; routes of the same screen weigh the same, and are one. */
export const routeBudgets: Readonly<Record<string, RouteBudget>> = Object.fromEntries(
  [...Map.groupBy(routeNames, (name) => proofs[name].screen).values()].flatMap(([first]) =>
    first === undefined ? [] : budgetsOf(first),
  ),
);

/** Of every page: fonts in KiB, packages in the lockfile and in what ships. */
export const budgets = { fontsKiB: 60, packages: 950, shippedPackages: 160 } as const;
