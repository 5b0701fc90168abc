import type { CheckoutChoice } from '@vitrin/api-client/checkout/finish';
import type { Identity } from '@vitrin/api-client/identity';
import type { Checkout } from '@vitrin/api-client/checkout/checkout';
import { readNumericId } from '@vitrin/api-client/read/readId';
import { useApplication } from '@vitrin/api-client/application/useApplication';
import { useState } from 'react';
import type { CardCharge } from '../../features/checkout/CheckoutSummary/CheckoutSummary.tsx';
import { CardPayment } from '../../features/payment/CardPayment/CardPayment.tsx';
import type { InstalmentChoice } from '../../features/payment/instalmentChoice.ts';
import { readCardSettings } from '../../features/payment/readCardSettings.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';

export interface CardCheckoutProps {
  identity: Identity;
  orderId: string;
  checkout: Checkout;
  /** Where the button that charges stands, as soon as it is there. */
  payPlace: Element | null;
  /** Asked before anything is charged: whether delivery and the rest are chosen. */
  isReady: () => boolean;
  /** Asked again of the order as it is right before the charge: whether what is chosen is still offered. */
  accepts: (now: Checkout) => boolean;
  /** How the card will be charged, as soon as that is chosen. */
  onChoose: (charge: CardCharge | undefined) => void;
  /** The card is about to be charged. */
  onPay: (instalment: CheckoutChoice['instalment']) => void;
  /** The card was charged. */
  onPaid: (instalment: CheckoutChoice['instalment']) => void;
  /** Read back, the order turned out to be paid. */
  onFound: () => void;
}

/** An order paid by card; the payment ends the order. */
export function CardCheckout(props: CardCheckoutProps) {
  const { identity, orderId, checkout, payPlace, isReady, accepts, onChoose, onPay, onPaid, onFound } = props;
  const { data: application } = useApplication();
  const { due } = checkout;
  // Of an order that turns out to be paid nothing is left: the form stays until it has said so.
  const [price, setPrice] = useState(due);
  if (due !== undefined && due > 0 && due !== price) setPrice(due);
  if (!application) return null;
  if (price === undefined || price <= 0) {
    return <Alert tone="caution" title="Bu siparişin kartla ödenecek tutarı öğrenilemedi." />;
  }
  return (
    <CardPayment
      identity={identity}
      settings={readCardSettings(application)}
      order={{ id: orderId, price, hasInstalments: checkout.hasInstalments, accepts }}
      isDisabled={checkout.isFinishDisabled}
      payPlace={payPlace}
      isReady={isReady}
      onChoose={(how) => onChoose(how && toCharge(how))}
      onPay={(how, addsCommission) => onPay(toInstalment(how, addsCommission))}
      onPaid={(_payment, how, addsCommission) => onPaid(toInstalment(how, addsCommission))}
      onFound={onFound}
    />
  );
}

const toCharge = ({ bankName, option }: InstalmentChoice): CardCharge => ({
  name: [bankName, option.description || `${option.instalments} Taksit`].filter(Boolean).join(', '),
  instalments: option.instalments,
  monthly: option.instalmentAmount,
  total: option.totalAmount,
});

/** How the card was charged, as the finish of the order wants it. */
function toInstalment({ option }: InstalmentChoice, addsCommission: boolean): CheckoutChoice['instalment'] {
  return { id: readNumericId(option.id) ?? 0, count: option.instalments, addsCommission };
}
