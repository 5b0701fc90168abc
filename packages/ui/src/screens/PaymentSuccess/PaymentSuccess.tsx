import { settingFlag } from '@vitrin/api-client/application/settings';
import { useApplication } from '@vitrin/api-client/application/useApplication';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { SuccessMessage } from '../../features/checkout/SuccessMessage/SuccessMessage.tsx';
import { paidDocuments } from '../../features/payment/payDocuments.ts';
import { useSettlePayment } from '../../features/payment/useSettlePayment.ts';
import { paths, serverPaths } from '../../paths.ts';
import { PrinterIcon } from '../../primitives/Icon/PrinterIcon.tsx';
import { LinkButton } from '../../primitives/Link/LinkButton.tsx';
import { routes } from '../../routes.ts';

export interface PaymentSuccessProps {
  paymentId: string;
  /** Number of the receipt; '' where the address has none. */
  receiptId: string;
  /** Leads the browser to the receipt, which is a page of the backend: contract mode. */
  onReceipt: (address: string) => void;
}

/** The payment is taken, and this is its number. In contract mode the receipt itself takes the place of this. */
export function PaymentSuccess({ paymentId, receiptId, onReceipt }: PaymentSuccessProps) {
  const { data } = useApplication();
  const isContract = data !== undefined && settingFlag(data, 'paymentIsSozlesmeActive');
  const receipt = serverPaths.receipt(receiptId);
  const identity = data?.identity;
  const documents = useMemo(
    () => (identity ? paidDocuments(identity, paymentId) : []),
    [identity, paymentId],
  );
  useSettlePayment(data?.identity, paymentId);

  const lead = useEffectEvent(() => receipt !== undefined && onReceipt(receipt));
  useEffect(() => {
    if (isContract) lead();
  }, [isContract]);

  return (
    <SuccessMessage title={routes.paymentSuccess.title} label="Ödeme numaranız" number={paymentId}>
      {documents.length > 0 && (
        <p translate="no">
          Ödeme yapılan belgeler: {documents.map(({ documentNo }) => documentNo).join(', ')}
        </p>
      )}
      {receipt !== undefined && (
        <LinkButton tone="brand" href={receipt} target="_blank" icon={<PrinterIcon />}>
          Dekont Yazdır
        </LinkButton>
      )}
      <LinkButton href={paths.home.to()}>Ana sayfaya dön</LinkButton>
    </SuccessMessage>
  );
}
