import type { CheckoutChoice } from '@vitrin/api-client/checkout/finish';
import { dropDraft, keepDraft, readDraft } from '@vitrin/api-client/drafts';
import { browserLock } from '@vitrin/api-client/inFlight/browserLock';
import { type Identity, identityKey } from '@vitrin/api-client/identity';
import type { Checkout } from '@vitrin/api-client/checkout/checkout';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import {
  type CardCharge,
  CheckoutSummary,
} from '../../features/checkout/CheckoutSummary/CheckoutSummary.tsx';
import { DeliverySection } from '../../features/checkout/DeliverySection/DeliverySection.tsx';
import { FinishPanel } from '../../features/checkout/FinishPanel/FinishPanel.tsx';
import { keepPaidChoice, readPaidChoice } from '../../features/checkout/paidChoice.ts';
import { PaymentSection } from '../../features/checkout/PaymentSection/PaymentSection.tsx';
import {
  type CheckoutDraft,
  offeredPayments,
  readCheckoutDraft,
  resolveChoice,
} from '../../features/checkout/resolveChoice.ts';
import type { Finishing } from '../../features/checkout/useFinish.ts';
import { isComplete, validateChoice } from '../../features/checkout/validateChoice.ts';
import { payRecord } from '../../features/payment/payRecord.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { useStore } from '../../store/createStore.ts';
import { isOpen } from '../../write/OpenWrite.tsx';
import * as css from './Checkout.css.ts';

interface CheckoutFormProps {
  identity: Identity;
  orderId: string;
  checkout: Checkout;
  finishing: Finishing;
}

/** The card form comes when somebody chooses to pay by card. */
const CardCheckout = lazy(async () => ({ default: (await import('./CardCheckout.tsx')).CardCheckout }));

const keptName = (orderId: string) => `checkout-${orderId}`;

/** Delivery, payment, and the end of an order. */
export function CheckoutForm({ identity, orderId, checkout, finishing }: CheckoutFormProps) {
  const record = useStore({
    subscribe: browserLock().subscribe,
    get: () => payRecord(browserLock(), identity, orderId),
  });
  const [isPaid, setPaid] = useState(record === 'done' || isPaidFor(checkout));
  const [atPayment] = useState(() =>
    isPaid || record !== undefined ? readPaidChoice(identity, orderId) : undefined,
  );
  const [instalment, setInstalment] = useState(atPayment?.instalment);
  const [charge, setCharge] = useState<CardCharge>();
  const [payPlace, setPayPlace] = useState<Element | null>(null);
  const owner = identityKey(identity);
  // What is paid for is finished as it was when the card was charged.
  const [draft, setDraft] = useState(
    () => atPayment?.draft ?? readCheckoutDraft(readDraft(keptName(orderId), owner)),
  );
  useEffect(() => dropDraft(keptName(orderId)), [orderId]);
  useEffect(() => keepDraft(keptName(orderId), () => ({ owner, value: draft })), [orderId, owner, draft]);
  const [isChecked, setChecked] = useState(false);
  const { state, isUnderWay, finish, check, forgetErrors } = finishing;
  const form = useRef<HTMLDivElement>(null);
  // A card that is charged, or may be, is where this order stands, whatever was chosen or would be usual.
  const isCharged = isPaid || record !== undefined;
  const { choice: chosen, kept, lost } = resolveChoice(draft, checkout);
  const choice = isCharged ? { ...chosen, payment: 'kredikarti' as const, instalment } : chosen;
  const isByCard = choice.payment === 'kredikarti';
  const missing = validateChoice(choice, checkout);
  const errors = isChecked ? missing : {};
  // While the end of a finish is not known, nothing else is to be chosen, least of all a card to be charged.
  const isFinishOpen = isOpen(state);
  const isDisabled = isFinishOpen || state.kind === 'sending' || state.kind === 'finished';
  const hasPayment = choice.payment !== undefined;

  const change = (next: CheckoutDraft) => {
    // What is no longer offered was told and is answered by choosing anew.
    const changed = { ...kept, ...next };
    setDraft(changed);
    if (isPaid) keepPaidChoice(identity, orderId, { draft: changed, instalment });
    setChecked(false);
    forgetErrors();
  };
  const isReady = () => {
    const isWhole = isComplete(choice, missing);
    // Fields that are marked already are not led to by the effect below.
    if (!isWhole && isChecked) focusInvalid(form.current);
    setChecked(!isWhole);
    return isWhole;
  };
  const end = () => {
    if (isReady() && isComplete(choice, missing)) finish(choice);
  };
  const startPaying = (how: CheckoutChoice['instalment']) => {
    setInstalment(how);
    keepPaidChoice(identity, orderId, { draft: kept, instalment: how });
  };
  const takeUpPaid = () => {
    setPaid(true);
    // Perhaps it was paid in another tab.
    const found = readPaidChoice(identity, orderId);
    if (!found) return;
    setDraft(found.draft);
    setInstalment(found.instalment);
  };
  const endPaid = (how: CheckoutChoice['instalment']) => {
    setPaid(true);
    setInstalment(how);
    finish({ ...choice, payment: 'kredikarti', instalment: how });
  };
  useEffect(() => {
    if (isChecked) focusInvalid(form.current);
  }, [isChecked]);
  const section = { checkout, choice, errors, onChange: change };

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
            {...section}
            // What is paid for is finished as it was when the card was charged.
            isDisabled={isDisabled || (record === 'open' && !isPaid)}
          />
        </Section>
        <Section title="Ödeme Şekli">
          <PaymentSection
            {...section}
            isDisabled={isDisabled || isCharged}
            cardForm={
              isFinishOpen || isPaid ? null : (
                <Suspense fallback={<Skeleton height={320} shape="control" />}>
                  <CardCheckout
                    {...{ identity, orderId, checkout, payPlace, isReady }}
                    accepts={(now) => isStillOffered(choice, now)}
                    onChoose={setCharge}
                    onPay={startPaying}
                    onPaid={endPaid}
                    onFound={takeUpPaid}
                  />
                </Suspense>
              )
            }
          />
          {isPaid && <Paid hasFailed={!isUnderWay} />}
        </Section>
      </div>
      <aside className={css.aside} aria-label="Sipariş Özeti">
        <div className={css.summaryTitle}>
          <Heading level={2} look="part">
            Sipariş Özeti
          </Heading>
        </div>
        <CheckoutSummary
          {...{ orderId, checkout, choice }}
          charge={isByCard && !isPaid ? charge : undefined}
        />
        {isByCard && !isFinishOpen && !isPaid ? (
          <div ref={setPayPlace} className={css.pay} />
        ) : (
          <FinishPanel
            state={state}
            isDisabled={!isPaid && (checkout.isFinishDisabled || !hasPayment)}
            isIncomplete={isChecked && Object.keys(missing).length > 0}
            onFinish={end}
            onCheck={check}
          />
        )}
      </aside>
    </div>
  );
}

/** A delivery, a time or an address may go while a card is typed. */
function isStillOffered(chosen: CheckoutDraft, now: Checkout): boolean {
  const { choice, lost } = resolveChoice(chosen, now);
  return lost.length === 0 && isComplete(choice, validateChoice(choice, now));
}

/** Nothing is left to pay of an order that costs something and could be paid by card: the card was charged. */
const isPaidFor = (checkout: Checkout) =>
  checkout.payPrice === 0 &&
  (checkout.totalLira ?? 0) > 0 &&
  offeredPayments(checkout).includes('kredikarti');

/** The card is charged: whatever becomes of the order, it must not be charged again. */
function Paid({ hasFailed }: { hasFailed: boolean }) {
  return (
    <div className={css.paid}>
      {hasFailed ? (
        <Alert tone="critical" title="Ödemeniz alındı, sipariş tamamlanamadı. Tekrar ödeme yapmayın.">
          Siparişi bitirmek yeterli.
        </Alert>
      ) : (
        <Alert tone="positive" title="Ödemeniz alındı, siparişiniz tamamlanıyor…" />
      )}
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
