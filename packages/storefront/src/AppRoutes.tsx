import { usePageTitle } from '@vitrin/ui/session';
import { routes, type PathParams } from '@vitrin/ui/routes';
import { Route, Routes, useParams, useSearchParams } from 'react-router-dom';
import { Plain, Protected, Shop } from './layouts.tsx';
import { preloadScreen } from './prefetchScreen.ts';
import { NotFound, screens, type ScreenName } from './screens.tsx';

/** What stands at a route, under its name in the tab. */
function ShownScreen({ name }: { name: ScreenName }) {
  // Whichever route it is: its screen reads the parameters of its own path, and the path has matched.
  const params = useParams() as PathParams<ScreenName>;
  const [search] = useSearchParams();
  usePageTitle(routes[name].title);
  preloadScreen(name);
  return screens[name].show(params, search);
}

function toElement(name: ScreenName) {
  // A screen that stands at two routes is made anew between them.
  const screen = <ShownScreen key={name} name={name} />;
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

const names = Object.keys(screens) as readonly ScreenName[];
const routesIn = (...layouts: readonly string[]) =>
  names
    .filter((name) => layouts.includes(routes[name].layout))
    .map((name) => <Route key={name} path={routes[name].path} element={toElement(name)} />);

/** Every address of the site. */
export const AppRoutes = () => (
  <Routes>
    <Route element={<Shop />}>
      {routesIn('shop', 'wide')}
      <Route path="*" element={<NotFound />} />
    </Route>
    <Route element={<Plain />}>{routesIn('plain')}</Route>
  </Routes>
);
