import { routeOf } from '@vitrin/ui/paths';
import { routes } from '@vitrin/ui/routes';
import { withoutBase } from '../withoutBase.ts';

/** The pattern of an address, without what it was asked for; 'unknown' where no screen answers it. */
export function screenPattern(pathname: string): string {
  const name = routeOf(withoutBase(pathname));
  return name === undefined ? 'unknown' : routes[name].path;
}
