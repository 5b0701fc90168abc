import { useQuery } from '@tanstack/react-query';
import { menuQuery } from '@vitrin/api-client/navigation/menu';
import { loginPageQuery } from '@vitrin/api-client/session/loginPage';
import { useEffect, useState } from 'react';
import { endedSession } from '../../features/session/endedSession.ts';
import { paths } from '../../paths.ts';
import { useProtectedScreen } from '../../theme/protectedScreens.ts';
import { LoginFrame } from './LoginFrame.tsx';
import { rememberedLogin } from './rememberedLogin.ts';
import { useLogin } from './useLogin.ts';

export interface LoginProps {
  /** Where the visitor came from, a whole address of this application; null for the home screen. */
  returnTo: string | null;
  /** Loads an address afresh: who signs in begins with nothing of what was read before. */
  load?: (address: string) => void;
}

const loadAfresh = (address: string) => location.assign(address);

/** Signs a dealer in, beside what the shop shows of itself. */
export function Login({ returnTo, load = loadAfresh }: LoginProps) {
  useProtectedScreen();
  const page = useQuery(loginPageQuery());
  const menu = useQuery(menuQuery(undefined, 'menu.logon'));
  const { isPending, error, signIn } = useLogin(() => load(returnTo ?? paths.home.to()));
  const [remembered] = useState(rememberedLogin.get);
  const [hasEnded] = useState(endedSession.get);
  useEffect(() => void endedSession.set(undefined), []);
  const failed = [page, menu].filter(({ data, isError }) => data === undefined && isError);

  return (
    <LoginFrame
      page={page.data}
      links={menu.data ?? []}
      onRetry={failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : undefined}
      remembered={remembered}
      notice={hasEnded ? 'Oturumunuz sona erdi.' : undefined}
      error={error}
      isPending={isPending}
      onSubmit={(credentials, isRemembered) => void signIn(credentials, isRemembered)}
    />
  );
}
