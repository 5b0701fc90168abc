import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { applicationQuery } from '@vitrin/api-client/application/application';
import { NavigationProvider } from '@vitrin/ui/navigation';
import { basePath, isLoginAddress } from '@vitrin/ui/paths';
import { linkShop, SessionBoundary } from '@vitrin/ui/session';
import { Suspense, useCallback } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { AppRoutes } from './AppRoutes.tsx';
import { loadLogin } from './loadLogin.ts';
import { prefetchData, prefetchScreen, warmScreen } from './prefetchScreen.ts';
import { useScrollOnNavigation } from './useScrollOnNavigation.ts';
import { withoutBase } from './withoutBase.ts';

/** How long a screen may hold back its first picture for answers that are on their way, in ms. */
const patience = 200;

/**
 * Fetches what this address needs, so that it is rendered once and whole instead of piece by piece. After `patience` it is
 * rendered with what is there, and shows what it waits for.
 */
export async function prepareShop(queries: QueryClient): Promise<void> {
  await Promise.race([prefetchScreen(queries, location), wait(patience)]);
  const application = queries.getQueryData(applicationQuery().queryKey);
  // After the styles of the screen, which it is meant to go over, and before anything is painted without it.
  if (application) linkShop(application);
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Everything but the login, under the router. */
export const ShopApp = () => (
  <BrowserRouter basename={basePath}>
    <RoutedShop />
  </BrowserRouter>
);

/** Lends the router to everything in @vitrin/ui, which itself knows none. */
function RoutedShop() {
  const routerNavigate = useNavigate();
  const navigate = useCallback(
    (href: string, options?: { replace?: boolean }) => {
      if (isLoginAddress(href)) {
        location.assign(href);
        return;
      }
      const address = withoutBase(href);
      const isHere = address === withoutBase(location.pathname + location.search + location.hash);
      // As browsers do it: a second click on the same link makes no second entry to go back through.
      void routerNavigate(address, isHere ? { replace: true } : options);
    },
    [routerNavigate],
  );
  const queries = useQueryClient();
  const onIntent = useCallback((href: string) => void prefetchData(queries, href), [queries]);
  useScrollOnNavigation();
  return (
    <NavigationProvider navigate={navigate} base={basePath} onApproach={warmScreen} onIntent={onIntent}>
      <SessionBoundary onLogin={loadLogin}>
        <Suspense>
          <AppRoutes />
        </Suspense>
      </SessionBoundary>
    </NavigationProvider>
  );
}
