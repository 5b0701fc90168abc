import '@vitrin/ui/theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { applicationQuery } from '@vitrin/api-client/application/application';
import { keepDrafts, keepDraftsWhileAway } from '@vitrin/api-client/drafts';
import { isLoginAddress } from '@vitrin/ui/paths';
import { ScreenBoundary, watchMissingChunks } from '@vitrin/ui/session';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { hearError, watchErrors } from './errors/watchErrors.ts';
import { ignoreStrayPresses } from './ignoreStrayPresses.ts';
import { lazyScreen } from './lazyScreen.tsx';
import { Login, LoginApp } from './LoginApp.tsx';
import { surviveTranslation } from './surviveTranslation.ts';

watchMissingChunks();
watchErrors();
keepDraftsWhileAway();
ignoreStrayPresses();
surviveTranslation();

const loadShop = () => import('./ShopApp.tsx');
const ShopApp = lazyScreen(async () => (await loadShop()).ShopApp);

const queries = new QueryClient();
// Every address asks this first; its answer is read while more code is on its way.
void queries.prefetchQuery(applicationQuery());

// The login is on its own, without the router: who has to type a password first waits for nothing else, and the shop not for it.
const isLogin = isLoginAddress(location.pathname);

/** Fetches what the page is rendered from. What could not be had is asked for again, and told, by what shows it. */
async function prepare(): Promise<void> {
  try {
    if (isLogin) return await Login.load();
    await ShopApp.load();
    await (await loadShop()).prepareShop(queries);
  } catch {
    // As said: rendered all the same.
  }
}

// In development React tells the console of what a screen boundary caught.
const hearing = import.meta.env.PROD ? { onCaughtError: (error: unknown) => hearError('screen', error) } : {};

function show(): void {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root, hearing).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        {/* A screen that breaks is caught within its layout; this is for what is around it. */}
        <ScreenBoundary resetKey="page" onError={keepDrafts}>
          <Suspense>{isLogin ? <LoginApp /> : <ShopApp />}</Suspense>
        </ScreenBoundary>
      </QueryClientProvider>
    </StrictMode>,
  );
}

/** What is for the visits after this one waits so many ms: by then this one most likely has all it asked for. */
const quiet = 3000;
const keep = () =>
  import('./keepShop.ts').then(
    ({ keepShop }) => keepShop(queries),
    // This visit goes on without it until there is a network.
    () => window.addEventListener('online', () => void keep(), { once: true }),
  );

// Not awaited here: the other files import from this one, which must have run.
void prepare().then(show);
// Without a network there is nothing to wait for, and that there is none is to be said.
if (import.meta.env.PROD) setTimeout(() => void keep(), navigator.onLine ? quiet : 0);
