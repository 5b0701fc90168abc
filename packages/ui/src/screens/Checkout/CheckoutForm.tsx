import type { Checkout } from '@vitrin/api-client/read/readCheckout';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CheckoutSummary } from '../../features/checkout/CheckoutSummary/CheckoutSummary.tsx';
import { DeliverySection } from '../../features/checkout/DeliverySection/DeliverySection.tsx';
import { FinishPanel } from '../../features/checkout/FinishPanel/FinishPanel.tsx';
import { PaymentSection } from '../../features/checkout/PaymentSection/PaymentSection.tsx';
import { resolveChoice, type CheckoutDraft } from '../../features/checkout/resolveChoice.ts';
import type { Finishing } from '../../features/checkout/useFinish.ts';
import { isComplete, validateChoice } from '../../features/checkout/validateChoice.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as css from './Checkout.css.ts';

interface CheckoutFormProps {
  orderId: string;
  checkout: Checkout;
  /** Where a card is entered; without it cards are not offered. */
  cardForm?: ReactNode;
  finishing: Finishing;
}

/** Delivery, payment, and the end of an order. */
export function CheckoutForm({ orderId, checkout, cardForm, finishing }: CheckoutFormProps) {
  const [draft, setDraft] = useState<CheckoutDraft>({});
  const [isChecked, setChecked] = useState(false);
  const { state, finish, check, forgetErrors } = finishing;
  const form = useRef<HTMLDivElement>(null);
  const { choice, kept, lost } = resolveChoice(draft, checkout, cardForm !== undefined);
  const missing = validateChoice(choice, checkout);
  const errors = isChecked ? missing : {};
  // While the end of a finish is not known, nothing else is to be chosen, least of all a card to be charged.
  const isOpen = state.kind === 'unknown' || state.kind === 'checking';
  const isDisabled = isOpen || state.kind === 'sending' || state.kind === 'finished';
  const hasPayment = choice.payment !== undefined;

  const change = (next: CheckoutDraft) => {
    // What is no longer offered was told and is answered by choosing anew.
    setDraft({ ...kept, ...next });
    setChecked(false);
    forgetErrors();
  };
  const end = () => {
    if (isComplete(choice, missing)) finish(choice);
    else setChecked(true);
  };
  useEffect(() => {
    if (isChecked) focusInvalid(form.current);
  }, [isChecked]);

  return (
    <div className={css.layout} ref={form}>
      <div className={css.sections}>
        {lost.length > 0 && (
          <div className={css.lost}>
            <Alert tone="caution" title={lost.join(' ')} />
          </div>
        )}
        <Section title="Teslimat Şekli">
          <DeliverySection
            checkout={checkout}
            choice={choice}
            errors={errors}
            isDisabled={isDisabled}
            onChange={change}
          />
        </Section>
        <Section title="Ödeme Şekli">
          <PaymentSection
            checkout={checkout}
            choice={choice}
            errors={errors}
            isDisabled={isDisabled}
            cardForm={isOpen && cardForm !== undefined ? null : cardForm}
            onChange={change}
          />
        </Section>
      </div>
      <aside className={css.aside} aria-label="Sipariş Özeti">
        <div className={css.summaryTitle}>
          <Heading level={2} look="part">
            Sipariş Özeti
          </Heading>
        </div>
        <CheckoutSummary orderId={orderId} checkout={checkout} choice={choice} />
        {(choice.payment !== 'kredikarti' || isOpen) && (
          <FinishPanel
            state={state}
            isDisabled={checkout.isFinishDisabled || !hasPayment}
            isIncomplete={isChecked && Object.keys(missing).length > 0}
            onFinish={end}
            onCheck={check}
          />
        )}
      </aside>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section} aria-label={title}>
      <div className={css.heading}>
        <Heading level={2} look="part">
          {title}
        </Heading>
      </div>
      {children}
    </section>
  );
}

/** The first field that is missing, or the first choice of a group that is. */
function focusInvalid(form: HTMLElement | null) {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  (invalid?.querySelector('input') ?? invalid)?.focus();
}
