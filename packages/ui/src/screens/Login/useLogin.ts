import { useMutation } from '@tanstack/react-query';
import { type Credentials, loginMutation } from '@vitrin/api-client/session/login';
import { noteSignIn } from '@vitrin/api-client/stored/forget';
import { useEffect, useRef, useState } from 'react';
import { rememberedLogin } from './rememberedLogin.ts';

const unreachable = 'Giriş yapılamadı. Bağlantınızı kontrol edip tekrar deneyin.';
const refused = 'Cari No, kullanıcı kodu veya şifre hatalı.';

/**
 * Signs in, once however often it is asked. After success it stays pending: the page is being left.
 * @param onSignedIn loads the shop afresh
 */
export function useLogin(onSignedIn: () => void) {
  const { mutateAsync } = useMutation(loginMutation());
  const isSending = useRef(false);
  const [state, setState] = useState<{ isPending: boolean; error?: string | undefined }>({
    isPending: false,
  });
  const settle = (error?: string) => {
    isSending.current = false;
    setState({ isPending: false, error });
  };

  useEffect(() => {
    // The way back may bring this very page out of the browser's memory, as it was when it was left.
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isSending.current = false;
      setState({ isPending: false });
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const signIn = async (credentials: Credentials, isRemembered: boolean) => {
    if (isSending.current) return;
    isSending.current = true;
    setState({ isPending: true });
    try {
      const { hasError, errorMessage } = await mutateAsync(credentials);
      if (hasError) return settle(errorMessage || refused);
    } catch {
      return settle(unreachable);
    }
    noteSignIn(credentials);
    const { cariNo, userName } = credentials;
    rememberedLogin.set(isRemembered ? { cariNo, userName } : undefined);
    onSignedIn();
  };
  return { ...state, signIn };
}
