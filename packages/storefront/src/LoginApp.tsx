import { PlainLayout } from '@vitrin/ui/layouts/PlainLayout';
import { readReturnPath } from '@vitrin/ui/paths';
import { Login } from '@vitrin/ui/screens/Login';
import { SessionBoundary } from '@vitrin/ui/session';

const stay = () => {};

/** The login. It is loaded and left by full page loads, so that nothing read for one member outlives the change. */
export function LoginApp() {
  return (
    <SessionBoundary onLogin={stay}>
      <PlainLayout>
        <Login returnTo={readReturnPath(new URLSearchParams(location.search).get('from'))} />
      </PlainLayout>
    </SessionBoundary>
  );
}
