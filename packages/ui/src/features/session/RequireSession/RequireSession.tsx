import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { words } from '../../../text/words.ts';
import { currentAddress } from '../currentAddress.ts';
import { useSession } from '../useSession.ts';

export interface RequireSessionProps {
  /** Asked to show the login; told the address to come back to. */
  onLogin: (returnPath: string) => void;
  /** The screen, which only signed-in visitors see. */
  children: ReactNode;
  /** Holds the place until it is known who is asking; the screen itself, under its key, where it knows how to wait. */
  pending?: ReactNode;
  /** What stands where nobody can say; by default that, and the way to ask again. */
  whenFailed?: ReactNode;
}

/** Shows a screen to signed-in visitors, sends guests to the login, and nobody when the shop cannot be asked. */
export function RequireSession({ onLogin, children, pending, whenFailed }: RequireSessionProps) {
  const { signedIn, hasFailed, isRetrying, retry } = useSession();
  const isGuest = signedIn === 'no';
  const send = useEffectEvent(() => onLogin(currentAddress()));
  useEffect(() => {
    if (isGuest) send();
  }, [isGuest]);

  if (hasFailed && !whenFailed) {
    return (
      <ErrorState
        title="Oturum durumunuz doğrulanamadı."
        retryLabel={words.retry}
        isRetrying={isRetrying}
        onRetry={retry}
      />
    );
  }
  // In one place: a screen which stands already keeps the focus and what was typed, and does not ask anew by itself.
  return (
    <div aria-busy={(signedIn !== 'yes' && !hasFailed) || undefined}>
      {signedIn === 'yes' ? children : hasFailed ? whenFailed : !isGuest && pending}
    </div>
  );
}
