import { PlainLayout } from '@vitrin/ui/layouts/PlainLayout';
import { readReturnPath } from '@vitrin/ui/paths';
import { routes } from '@vitrin/ui/routes';
import { SessionBoundary, usePageTitle } from '@vitrin/ui/session';
import { useState } from 'react';
import { lazyScreen } from './lazyScreen.tsx';

/** Its screen, which nobody needs in the shop. */
export const Login = lazyScreen(() => import('@vitrin/ui/screens/Login').then((screen) => screen.Login));

const stay = () => {};

/** Where the login was come from: the way there is in the query, what no server is told behind the # (`paths.login`). */
function readWayBack(): string | null {
  const from = new URLSearchParams(location.search).get('from');
  return readReturnPath(from && from + location.hash);
}

/** The login. It is loaded and left by full page loads, so that nothing read for one member outlives the change. */
export function LoginApp() {
  usePageTitle(routes.login.title);
  // Once: what the page does with its own # later says nothing of where it came from.
  const [returnTo] = useState(readWayBack);
  return (
    <SessionBoundary onLogin={stay}>
      <PlainLayout>
        <Login returnTo={returnTo} />
      </PlainLayout>
    </SessionBoundary>
  );
}
