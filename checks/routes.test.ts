import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addressOf, basePath, routeOf } from '../packages/ui/src/paths.ts';
import { elsewhere, proofs } from '../packages/ui/src/routes.proof.ts';
import { routeNames, routes, type RouteName } from '../packages/ui/src/routes.ts';
import { readGuide } from '../docs/guide/readGuide.ts';
import { filesBelow, ui } from './sources.ts';

const sources = filesBelow(`${ui}/screens`).filter((file) => /(?<!\.stories|\.css)\.tsx?$/.test(file));
const storefront = filesBelow('packages/storefront/src').map((file) => readFileSync(file, 'utf8'));
const { stories } = readGuide();

/** Screens at no address of their own: they stand within another one. */
const pieces = ['ProductSearch'];
const folders = new Set(sources.map((file) => file.slice(`${ui}/screens/`.length).replace(/\/.*/, '')));

const namesTab = (screen: string) =>
  sources
    .filter((file) => file.startsWith(`${ui}/screens/${screen}/`))
    .some((file) => /\busePageTitle\(/.test(readFileSync(file, 'utf8')));

/** What of a route is still missing, a sentence each; also where the compiler would say so first. */
function missingOf(name: RouteName): string[] {
  const {
    screen,
    states,
    pieces: more = [],
    budget,
    examples,
  }: Partial<(typeof proofs)[RouteName]> = (proofs as Partial<typeof proofs>)[name] ?? {};
  const route = `Route "${name}"`;
  if (screen === undefined) return [`${route} has to prove nothing: give it a row in routes.proof.ts.`];
  const titles = [`Screens/${screen}`, ...more];
  const shown = new Set(stories.filter(({ title }) => titles.includes(title)).map(({ state }) => state));
  const { title } = routes[name];
  const leadsTo = (values: Parameters<typeof addressOf>[1]) =>
    routeOf(addressOf(name, values).slice(basePath.length).replace(/\?.*/, ''));
  return [
    ...(states
      ? ['Default', 'Mobile', ...states]
          .filter((state) => !shown.has(state))
          .map((state) => `${route} has to show ${state}: Screens/${screen} has no story of that name.`)
      : [`${route} says of no state that it has to show it: list its states in routes.proof.ts.`]),
    ...(budget ? [] : [`${route} may weigh anything: give it a budget in routes.proof.ts.`]),
    ...(examples && examples.length > 0
      ? examples
          .filter((values) => leadsTo(values) !== name)
          .map((values) => `${route} is not where its example ${JSON.stringify(values)} leads to.`)
      : [`${route} is visited by no journey: give it an example in routes.proof.ts.`]),
    ...(title === undefined && !namesTab(screen)
      ? [
          `${route} has a tab without a name: give it a title in routes.ts, or call usePageTitle in its screen.`,
        ]
      : []),
    ...(title !== undefined && namesTab(screen)
      ? [`${route} has a tab with two names: its title in routes.ts, and the one screens/${screen} gives it.`]
      : []),
  ];
}

describe('routes', () => {
  test.each(routeNames)('%s has all that a route needs', (name) => {
    expect(missingOf(name)).toEqual([]);
  });

  test('LAY-06 no sidebar stands beside what needs the whole width', () => {
    const names = [
      'report',
      'checkout',
      'checkoutSuccess',
      'payment',
      'paymentSuccess',
      'allProducts',
    ] as const satisfies RouteName[];
    expect(names.filter((name) => routes[name].layout !== 'wide')).toEqual([]);
  });

  test('every screen stands at a route, and the storefront brings it there', () => {
    const placed = new Set([...routeNames.map((name) => proofs[name].screen), elsewhere.screen, ...pieces]);
    const lost = [...folders].flatMap((screen) => [
      ...(placed.has(screen) ? [] : [`No route leads to screens/${screen}: give it one in routes.ts.`]),
      ...(storefront.some((source) => source.includes(`'@vitrin/ui/screens/${screen}'`))
        ? []
        : [`The storefront knows no screens/${screen}: give it a row in its screens.tsx.`]),
    ]);
    expect(lost).toEqual([]);
  });
});
