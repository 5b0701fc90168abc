import { usePageTitle } from '@vitrin/ui/session';
import { routes } from '@vitrin/ui/routes';
import { useLocation } from 'react-router-dom';
import { findScreen, type FoundScreen } from './findScreen.ts';
import { Plain, Protected, Shop } from './layouts.tsx';
import { preloadScreen } from './prefetchScreen.ts';
import { NotFound, screens } from './screens.tsx';
import { useSearch } from './useSearch.ts';

/** What stands at a route, under its name in the tab. */
function ShownScreen({ name, params }: FoundScreen) {
  const search = useSearch();
  usePageTitle(routes[name].title);
  preloadScreen(name);
  return screens[name].show(params, search);
}

function Found({ found }: { found: FoundScreen }) {
  const { name } = found;
  // A screen that stands at two routes is made anew between them.
  const screen = <ShownScreen key={name} {...found} />;
  if (routes[name].enter === 'everybody') return screen;
  // Of use where the shop cannot be asked who is looking: it says itself what it can do then.
  return (
    <Protected
      pending={screens[name].asksNothing ? null : screen}
      whenFailed={name === 'quickOrder' && screen}
    >
      {screen}
    </Protected>
  );
}

/** Every address of the site. */
export function AppRoutes() {
  const found = findScreen(useLocation().pathname);
  const screen = found ? <Found found={found} /> : <NotFound />;
  if (found && routes[found.name].layout === 'plain') return <Plain>{screen}</Plain>;
  return <Shop found={found}>{screen}</Shop>;
}
