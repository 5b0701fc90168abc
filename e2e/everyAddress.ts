import { addressOf, basePath } from '@vitrin/ui/paths';
import { routeNames, type RouteName } from '@vitrin/ui/routes';
import { proofs } from '../packages/ui/src/routes.proof.ts';

/** A whole address as journeys say it, below /spa/. */
export const belowBase = (href: string) => href.slice(basePath.length + 1);

/** Addresses of a route, below /spa/. */
export const addressesOf = (name: RouteName): readonly string[] =>
  proofs[name].examples.map((values) => belowBase(addressOf(name, values)));

/** An address of every route there is, below /spa/. */
export const everyAddress: readonly string[] = routeNames.flatMap((name) => addressesOf(name).slice(0, 1));
