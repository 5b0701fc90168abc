import { PlainLayout } from '@vitrin/ui/layouts/PlainLayout';
import { readReturnPath } from '@vitrin/ui/paths';
import { routes } from '@vitrin/ui/routes';
import { SessionBoundary, usePageTitle } from '@vitrin/ui/session';
import { lazyScreen } from './lazyScreen.tsx';

/** Its screen, which nobody needs in the shop. */
export const Login = lazyScreen(async () => (await import('@vitrin/ui/screens/Login')).Login);

const stay = () => {};

/** The login. It is loaded and left by full page loads, so that nothing read for one member outlives the change. */
export function LoginApp() {
  usePageTitle(routes.login.title);
  return (
    <SessionBoundary onLogin={stay}>
      <PlainLayout>
        <Login returnTo={readReturnPath(new URLSearchParams(location.search).get('from'))} />
      </PlainLayout>
    </SessionBoundary>
  );
}
