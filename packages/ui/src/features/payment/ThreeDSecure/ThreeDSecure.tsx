import { useEffect, useState } from 'react';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { words } from '../../../text/words.ts';
import * as css from './ThreeDSecure.css.ts';
import { type BankFrameOptions, useBankFrame } from './useBankFrame.ts';

export interface ThreeDSecureProps extends BankFrameOptions {
  /** After how long it says that no end has come; ms. */
  patience?: number;
}

const tenMinutes = 600_000;

/**
 * The page of the bank, in front of ours. The frame has no `sandbox` attribute, which would break the pages banks nest;
 * what is not a plain form runs under the policy of a page of its own.
 */
export function ThreeDSecure({ patience = tenMinutes, ...options }: ThreeDSecureProps) {
  const { frame, name, src, isLoaded, onLoad } = useBankFrame(options);
  const isLate = useElapsed(patience);
  const leave = () => options.onEnd({ kind: 'left' });
  return (
    <Dialog
      title="3D Secure Doğrulama"
      closeLabel={words.close}
      isOpen
      isDismissable={false}
      isFullScreenOnPhone
      isFlush
      onOpenChange={leave}
    >
      <div className={css.content}>
        <div className={css.above}>
          <Alert
            tone="caution"
            announce="never"
            title="Lütfen İşlem Sonuna Kadar Bekleyin, Sayfayı Kapatmayın!"
          >
            {isLoaded ? undefined : 'Bankanızın sayfası açılıyor…'}
          </Alert>
          {isLate && (
            <Alert
              tone="info"
              title="Bankadan on dakikadır sonuç gelmedi."
              actions={<Button onPress={leave}>Durumu kontrol et</Button>}
            >
              Tekrar ödeme yapmadan önce hesap hareketlerinizi kontrol edin.
            </Alert>
          )}
        </div>
        <iframe
          ref={frame}
          className={css.frame}
          name={name}
          src={src}
          title="Banka doğrulama sayfası"
          onLoad={onLoad}
        />
      </div>
    </Dialog>
  );
}

/** Whether so many milliseconds have passed since it was first shown. */
function useElapsed(milliseconds: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isOver;
}
