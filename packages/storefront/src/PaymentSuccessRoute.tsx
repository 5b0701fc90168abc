import { PaymentSuccess } from '@vitrin/ui/screens/PaymentSuccess';
import { useEffect, type ComponentProps } from 'react';

/** A payment that was taken, in the whole window. */
export function PaymentSuccessRoute(props: Omit<ComponentProps<typeof PaymentSuccess>, 'onReceipt'>) {
  useEffect(() => {
    // The bank may have led its frame here: only our own pages frame us, and the whole window is meant.
    if (window.top && window.top !== window) window.top.location.replace(location.href);
  }, []);
  return <PaymentSuccess {...props} onReceipt={(address) => location.replace(address)} />;
}
