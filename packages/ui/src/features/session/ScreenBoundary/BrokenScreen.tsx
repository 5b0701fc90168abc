import { useEffect, useEffectEvent, useState } from 'react';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { words } from '../../../text/words.ts';
import { isShopReachable } from '../isShopReachable.ts';
import { reloadKept } from '../reloadKept.ts';

/** How often the server is looked for while it cannot be reached; ms. Not every way of being cut off is told to a page. */
const lookAgainAfter = 5000;

export interface BrokenScreenProps {
  /** Loads the page again. */
  reload?: () => void;
  isReachable?: () => Promise<boolean>;
}

/**
 * Stands in for a screen that cannot be shown. Where its code could not be had because the server cannot be reached, it says
 * so, and loads the page, at the address the visitor wanted, as soon as there is a server again.
 */
export function BrokenScreen({ reload = reloadKept, isReachable = isShopReachable }: BrokenScreenProps) {
  const [isCutOff, setCutOff] = useState(() => !navigator.onLine);
  const [isLooking, setLooking] = useState(false);
  /** A page that is loaded without a server is the browser's error in place of the shop. */
  const reloadIfReachable = async () => {
    setLooking(true);
    const isThere = await isReachable();
    setLooking(false);
    setCutOff(!isThere);
    if (isThere) reload();
  };

  useEffect(() => {
    let isUnmounted = false;
    void isReachable().then((isThere) => isUnmounted || setCutOff(!isThere));
    return () => void (isUnmounted = true);
  }, [isReachable]);

  const goOn = useEffectEvent(async () => {
    if (await isReachable()) reload();
  });
  useEffect(() => {
    if (!isCutOff) return;
    const hear = () => void goOn();
    const timer = setInterval(hear, lookAgainAfter);
    window.addEventListener('online', hear);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', hear);
    };
  }, [isCutOff]);

  return (
    <ErrorState
      title={isCutOff ? 'Bağlantı yok.' : words.failed}
      retryLabel={words.retry}
      isRetrying={isLooking}
      // A chunk that failed may be remembered as failed by the module loader: only a new page asks for it again.
      onRetry={() => void reloadIfReachable()}
    >
      {isCutOff ? 'Bu sayfa, bağlantınız gelince kendiliğinden açılır.' : undefined}
    </ErrorState>
  );
}
