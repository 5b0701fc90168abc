import { routeOf } from '@vitrin/ui/paths';
import { routes, type PathParams, type RouteName } from '@vitrin/ui/routes';
import { matchPath } from 'react-router-dom';
import { screens, type ScreenName } from './screens.tsx';

const isScreen = (name: RouteName | undefined): name is ScreenName => name !== undefined && name in screens;

/** The route of an address below the site's own path, and what its parameters say there. */
export function findScreen(pathname: string) {
  const name = routeOf(pathname);
  const match = isScreen(name) && matchPath(routes[name].path, pathname);
  // Whichever route it is: its screen reads the parameters of its own path, and the path has matched.
  return match ? { name, params: match.params as PathParams<ScreenName> } : undefined;
}
