import { CariButton } from '@vitrin/ui/cari-button';
import { PlainLayout } from '@vitrin/ui/layouts/PlainLayout';
import { ShopLayout } from '@vitrin/ui/layouts/ShopLayout';
import { useApplication } from '@vitrin/api-client/application/useApplication';
import { routes } from '@vitrin/ui/routes';
import { RequireSession, ScreenBoundary } from '@vitrin/ui/session';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { FoundScreen } from './findScreen.ts';
import { lazyScreen } from './lazyScreen.tsx';
import { loadLogin } from './loadLogin.ts';
import { rememberVisit } from './visit.ts';

const MiniBasket = lazyScreen(() => import('@vitrin/ui/mini-basket').then((screen) => screen.MiniBasket));

/** Suggestions while typing: their code comes when somebody is about to search. */
const loadSearch = async () => (await import('@vitrin/ui/screens/ProductSearch')).ProductSearch;

/** The choice of the company that is acted for. */
const loadCariPicker = async () => (await import('@vitrin/ui/cari-picker')).CariPicker;

/** What the header's basket opens: its code and its rows come when it is opened. */
function HeaderBasket() {
  const { data } = useApplication();
  return (
    data && (
      <Suspense>
        <MiniBasket identity={data.identity} />
      </Suspense>
    )
  );
}

/** The screen in its layout: while its code is on its way the layout stays, and when it breaks, too. */
function Screen({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ScreenBoundary resetKey={pathname}>
      <Suspense>{children}</Suspense>
    </ScreenBoundary>
  );
}

/** The shop around a screen; it stays when the screen changes. */
export function Shop({ found, children }: { found: FoundScreen | undefined; children: ReactNode }) {
  const { search } = useLocation();
  const isCategory = found?.name === 'catalog' || found?.name === 'category';
  const { data: application } = useApplication();
  useEffect(() => {
    if (application) rememberVisit(application);
  }, [application]);
  return (
    <ShopLayout
      hasSidebar={found === undefined || routes[found.name].layout === 'shop'}
      currentCategory={isCategory ? found.params.id : undefined}
      query={found?.name === 'search' ? (new URLSearchParams(search).get('q') ?? '') : undefined}
      onLogin={loadLogin}
      miniBasket={<HeaderBasket />}
      loadSearch={loadSearch}
      companyPicker={<CariButton load={loadCariPicker} />}
    >
      <Screen>{children}</Screen>
    </ShopLayout>
  );
}

/** A screen with nothing around it. */
export const Plain = ({ children }: { children: ReactNode }) => (
  <PlainLayout>
    <Screen>{children}</Screen>
  </PlainLayout>
);

/** A screen for signed-in visitors only; what stands there until it is known who is asking, and where nobody can say. */
export function Protected(props: { pending: ReactNode; whenFailed: ReactNode; children: ReactNode }) {
  return <RequireSession onLogin={loadLogin} {...props} />;
}
