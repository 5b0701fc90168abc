import { useQueryClient } from '@tanstack/react-query';
import { type Credentials, loginMutation } from '@vitrin/api-client/session/login';
import { noteSignIn } from '@vitrin/api-client/stored/forget';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOneAtATime } from '../../write/oneAtATime.ts';
import { runMutation } from '../../write/runMutation.ts';
import { rememberedLogin } from './rememberedLogin.ts';

const unreachable = 'Giriş yapılamadı. Bağlantınızı kontrol edip tekrar deneyin.';
const refused = 'Cari No, kullanıcı kodu veya şifre hatalı.';

/**
 * Signs in, once however often it is asked. After success it stays pending: the page is being left.
 * @param onSignedIn loads the shop afresh
 */
export function useLogin(onSignedIn: () => void) {
  const queries = useQueryClient();
  const { isPending, run, release } = useOneAtATime();
  const [error, setError] = useState<string>();

  const comeBack = useEffectEvent(release);
  useEffect(() => {
    // The way back may bring this very page out of the browser's memory, as it was when it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && comeBack();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const send = async (credentials: Credentials, isRemembered: boolean): Promise<boolean> => {
    setError(undefined);
    const answer = await runMutation(queries, loginMutation(), credentials).catch(() => ({
      hasError: true,
      errorMessage: unreachable,
    }));
    if (answer.hasError) {
      setError(answer.errorMessage || refused);
      return false;
    }
    noteSignIn(credentials);
    const { cariNo, userName } = credentials;
    rememberedLogin.set(isRemembered ? { cariNo, userName } : undefined);
    onSignedIn();
    return true;
  };
  const signIn = (credentials: Credentials, isRemembered: boolean) =>
    run(() => send(credentials, isRemembered), Boolean);
  return { isPending, error, signIn };
}
