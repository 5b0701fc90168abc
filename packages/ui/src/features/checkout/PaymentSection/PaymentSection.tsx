import type { PaymentKind } from '@vitrin/api-client/checkout/checkout';
import type { ReactNode } from 'react';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { BankIcon } from '../../../primitives/Icon/BankIcon.tsx';
import { CreditCardIcon } from '../../../primitives/Icon/CreditCardIcon.tsx';
import { FileTextIcon } from '../../../primitives/Icon/FileTextIcon.tsx';
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { SafeHtml } from '../../../primitives/SafeHtml/SafeHtml.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { screenPath } from '../../../serverAddress.ts';
import { BankAccounts } from '../BankAccounts/BankAccounts.tsx';
import { paymentNames } from '../checkoutWords.ts';
import type { DeliverySectionProps } from '../DeliverySection/DeliverySection.tsx';
import { offeredPayments } from '../resolveChoice.ts';
import * as css from './PaymentSection.css.ts';

export interface PaymentSectionProps extends DeliverySectionProps {
  /** Where a card is entered. */
  cardForm: ReactNode;
}

const looks: Record<PaymentKind, { icon: ReactNode; description: string }> = {
  havale: { icon: <BankIcon />, description: 'Banka hesaplarımıza' },
  acikhesap: { icon: <FileTextIcon />, description: 'Cari hesabınıza borç yazılır' },
  kredikarti: { icon: <CreditCardIcon />, description: 'Tek çekim veya taksit, 3D Secure' },
};

/** How the order is paid, and what belongs to each way. */
export function PaymentSection(props: PaymentSectionProps) {
  const { checkout, choice, errors, isDisabled, cardForm, onChange } = props;
  const kinds = offeredPayments(checkout);
  if (kinds.length === 0) {
    return (
      <Alert tone="caution" title="Bu sipariş için kullanılabilir bir ödeme şekli yok.">
        Lütfen satış temsilcinizle görüşün.
      </Alert>
    );
  }
  return (
    <>
      <RadioGroup
        label="Ödeme Şekli"
        isLabelHidden
        look="card"
        isDisabled={isDisabled}
        errorMessage={errors.payment}
        options={kinds.map((kind) => ({ value: kind, label: paymentNames[kind], ...looks[kind] }))}
        value={choice.payment ?? null}
        onChange={(payment) => onChange({ payment })}
      />
      {choice.payment === 'havale' && checkout.bankAccounts.length > 0 && (
        <div className={css.detail}>
          <BankAccounts
            accounts={checkout.bankAccounts}
            value={choice.bankAccountId}
            errorMessage={errors.bankAccountId}
            isDisabled={isDisabled}
            onChange={(bankAccountId) => onChange({ bankAccountId })}
          />
        </div>
      )}
      {choice.payment === 'acikhesap' && checkout.openAccountHtml !== '' && (
        <div className={css.detail}>
          <SafeHtml html={checkout.openAccountHtml} pathOf={screenPath} fallback={<Skeleton width="60%" />} />
        </div>
      )}
      {choice.payment === 'kredikarti' && <div className={css.detail}>{cardForm}</div>}
    </>
  );
}
