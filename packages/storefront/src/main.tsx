import '@vitrin/ui/theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { paths } from '@vitrin/ui/paths';
import { watchMissingChunks } from '@vitrin/ui/session';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { hearError, watchErrors } from './errors/watchErrors.ts';
import { lazyScreen } from './lazyScreen.ts';
import { LoginApp } from './LoginApp.tsx';
// After the login's, so that they stand in the order in which the shop would bring them.
import '@vitrin/ui/shop-styles';

watchMissingChunks();
watchErrors();

const ShopApp = lazyScreen(async () => (await import('./ShopApp.tsx')).ShopApp);

// The login is on its own, without the router: who has to type a password first waits for nothing else.
const isLogin = location.pathname.replace(/\/$/, '') === paths.login.to();
if (!isLogin) ShopApp.warm();

// In development React tells the console of what a screen boundary caught.
const hearing = import.meta.env.PROD ? { onCaughtError: (error: unknown) => hearError('screen', error) } : {};

const root = document.getElementById('root');
if (root) {
  createRoot(root, hearing).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        {isLogin ? (
          <LoginApp />
        ) : (
          <Suspense>
            <ShopApp />
          </Suspense>
        )}
      </QueryClientProvider>
    </StrictMode>,
  );
}
