import { beginSession, hearSignOut } from '@vitrin/api-client/drafts';
import { useApplication } from '@vitrin/api-client/application/useApplication';
import { useEffect, type ReactNode } from 'react';
import { ThemeProvider } from '../../../theme/ThemeProvider.tsx';
import { announceIdentity } from '../identityChannel.ts';
import { linkShop } from '../linkShop.ts';
import { useReturnCheck } from '../useReturnCheck.ts';
import { useSessionLost } from '../useSessionLost.ts';

export interface SessionBoundaryProps {
  /** Asked to show the login; told the address to come back to. */
  onLogin: (returnPath: string) => void;
  children: ReactNode;
}

/** Once around every screen: the shop's name, icon, stylesheet and theme, and the way to the login when a session ends. */
export function SessionBoundary({ onLogin, children }: SessionBoundaryProps) {
  const { data } = useApplication();
  const identity = data?.identity;
  useSessionLost(onLogin);
  useReturnCheck(identity);
  useEffect(() => {
    if (data) linkShop(data);
  }, [data]);
  useEffect(hearSignOut, []);
  useEffect(() => {
    if (!identity) return;
    announceIdentity(identity);
    // A guest may be on the way to the login.
    if (identity.isAuth) beginSession(identity);
  }, [identity]);
  return <ThemeProvider settings={data?.themeSettings}>{children}</ThemeProvider>;
}
