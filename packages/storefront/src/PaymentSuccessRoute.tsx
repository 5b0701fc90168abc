import { PaymentSuccess } from '@vitrin/ui/screens/PaymentSuccess';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';

/** The payment of the address, in the whole window. */
export function PaymentSuccessRoute() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  useEffect(() => {
    // The bank may have led its frame here: only our own pages frame us, and the whole window is meant.
    if (window.top && window.top !== window) window.top.location.replace(location.href);
  }, []);
  return (
    <PaymentSuccess
      paymentId={id}
      receiptId={params.get('fid') ?? ''}
      onReceipt={(address) => location.replace(address)}
    />
  );
}
