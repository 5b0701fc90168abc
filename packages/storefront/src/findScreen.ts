import { routeOf } from '@vitrin/ui/paths';
import { routes, type PathParams, type RouteName } from '@vitrin/ui/routes';
import { matchPath } from 'react-router-dom';
import { screens, type ScreenName } from './screens.tsx';

/** A route, and what the parameters of an address say there. */
export interface FoundScreen {
  readonly name: ScreenName;
  readonly params: PathParams<ScreenName>;
}

const isScreen = (name: RouteName | undefined): name is ScreenName => name !== undefined && name in screens;

/** An address as it is meant; one that cannot be read as it is. A slash within a part stays written otherwise. */
function decode(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

/** The route of an address below the site's own path, and what its parameters say there. */
export function findScreen(pathname: string): FoundScreen | undefined {
  const address = decode(pathname);
  const name = routeOf(address);
  const match = isScreen(name) && matchPath(routes[name].path, address);
  // Whichever route it is: its screen reads the parameters of its own path, and the path has matched.
  return match ? { name, params: match.params as PathParams<ScreenName> } : undefined;
}
