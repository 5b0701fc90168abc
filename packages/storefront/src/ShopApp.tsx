import { NavigationProvider } from '@vitrin/ui/navigation';
import { basePath } from '@vitrin/ui/paths';
import { SessionBoundary } from '@vitrin/ui/session';
import { Suspense, useCallback } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { loadLogin } from './loadLogin.ts';
import { AppRoutes, warmRoute } from './routes.tsx';
import { useScrollOnNavigation } from './useScrollOnNavigation.ts';
import { isLoginAddress, withoutBase } from './withoutBase.ts';

// The screen's code is on its way before the first render asks for it.
warmRoute(location.pathname);

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
      if (isLoginAddress(href)) location.assign(href);
      else void routerNavigate(withoutBase(href), options);
    },
    [routerNavigate],
  );
  useScrollOnNavigation();
  return (
    <NavigationProvider navigate={navigate} base={basePath} onIntent={warmRoute}>
      <SessionBoundary onLogin={loadLogin}>
        <Suspense>
          <AppRoutes />
        </Suspense>
      </SessionBoundary>
    </NavigationProvider>
  );
}
