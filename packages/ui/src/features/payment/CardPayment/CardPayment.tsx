import type { Id } from '@vitrin/api-client/read/readId';
import type { Identity } from '@vitrin/api-client/identity';
import { useEffect, useEffectEvent, useId, useRef, type FormEvent } from 'react';
import { createPortal } from 'react-dom';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { LockIcon } from '../../../primitives/Icon/LockIcon.tsx';
import { QueryFailure } from '../../../query/QueryState.tsx';
import { formatMoney } from '../../../text/formatAmount.ts';
import { words } from '../../../text/words.ts';
import { CardForm } from '../CardForm/CardForm.tsx';
import { formatMinimum } from '../formatMinimum.ts';
import type { InstalmentChoice } from '../instalmentChoice.ts';
import { InstalmentTable } from '../InstalmentTable/InstalmentTable.tsx';
import { PaymentNotice } from '../PaymentNotice/PaymentNotice.tsx';
import { ThreeDSecure } from '../ThreeDSecure/ThreeDSecure.tsx';
import type { PaymentStart } from '../useCardDraft.ts';
import { useCardPayment, type CardOrder, type CardSettings } from '../useCardPayment.ts';
import * as css from './CardPayment.css.ts';

export interface CardPaymentProps {
  identity: Identity;
  settings: CardSettings;
  /** The order that is paid; left out for a collection. */
  order?: CardOrder;
  /** What a collection begins with; it may be changed. */
  start?: PaymentStart | undefined;
  /** The shop does not let this order be finished, so nothing may be charged for it. */
  isDisabled?: boolean;
  /** Where the button that charges stands, with what comes of it: beside the summary. At the end of the form where left out. */
  payPlace?: Element | null;
  /** Asked before anything is charged: whether the rest of the screen is complete. */
  isReady?: () => boolean;
  /** A way to pay was chosen, or is no longer chosen. */
  onChoose?: (how: InstalmentChoice | undefined) => void;
  /** The card is about to be charged. */
  onPay?: (how: InstalmentChoice, addsCommission: boolean) => void;
  /** The card was charged. */
  onPaid: (payment: { id: Id; receiptId: Id }, how: InstalmentChoice, addsCommission: boolean) => void;
  /** Read back, the payment turned out to be taken. */
  onFound?: () => void;
  /** Leads the whole window to an address the bank's frame arrived at. */
  onArrive?: (href: string) => void;
}

const toAddress = (href: string) => location.assign(href);

/** Pays by card: the form, the ways to pay, the bank's page, and whatever comes of it. */
export function CardPayment(props: CardPaymentProps) {
  const {
    identity,
    settings,
    order,
    start,
    isDisabled = false,
    isReady = () => true,
    payPlace,
    onPaid,
    onArrive = toAddress,
  } = props;
  const flow = useCardPayment(identity, settings, order, start);
  const { card, instalments, paying, groups, chosen } = flow;
  const { state } = paying;
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const isOpen = state.kind === 'unknown' || state.kind === 'checking' || state.kind === 'found';
  const isPaying = state.kind === 'sending' || state.kind === 'bank' || state.kind === 'paid';
  const isLocked = isOpen || isPaying;

  const tellFound = useEffectEvent(() => props.onFound?.());
  useEffect(() => {
    if (state.kind === 'found') tellFound();
  }, [state.kind]);

  const offer = chosen && `${chosen.key} ${chosen.option.totalAmount}`;
  const tellChoice = useEffectEvent((isChosen: boolean) => props.onChoose?.(isChosen ? chosen : undefined));
  useEffect(() => tellChoice(offer !== undefined), [offer]);

  useEffect(() => {
    if (card.timesSent > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [card.timesSent]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLocked || instalments.isLoading) return;
    if (!groups || !card.isValid) flow.lookUp();
    else if (chosen && !isDisabled && isReady()) {
      const { addsCommission } = card.draft;
      props.onPay?.(chosen, addsCommission);
      void flow.pay().then((end) => end && onPaid(end, chosen, addsCommission));
    }
  };

  const payment = (
    <>
      <PaymentNotice
        state={state}
        onCheck={() => void paying.check()}
        {...(!order && { onPayAgain: paying.restart })}
      />
      {groups && !isOpen && (
        <div className={css.actions}>
          <Button
            type="submit"
            form={formId}
            tone="brand"
            size="lg"
            icon={<LockIcon />}
            isBlock={Boolean(payPlace)}
            isDisabled={!chosen || isDisabled}
            isPending={isPaying}
          >
            {order ? 'Ödemeyi Yap & Siparişi Tamamla' : 'Ödeme Yap'}
          </Button>
          {payPlace ? (
            <span className={css.charged}>
              Bankanız onayınızı isteyebilir; sonuç gelene kadar sayfayı kapatmayın.
            </span>
          ) : (
            chosen && (
              <span className={css.charged}>
                Karttan çekilecek: <span translate="no">{formatMoney(chosen.option.totalAmount, 'TRY')}</span>
              </span>
            )
          )}
        </div>
      )}
    </>
  );

  return (
    <>
      <form
        ref={form}
        id={formId}
        className={css.form}
        noValidate
        aria-label="Kartla ödeme"
        onSubmit={submit}
      >
        {!(order && state.kind === 'found') && (
          <CardForm
            draft={card.draft}
            errors={card.errors}
            today={card.today}
            isPriceFixed={order !== undefined}
            isContract={settings.isContract}
            hasCommission={settings.showsCommission}
            isDisabled={isLocked}
            onChange={flow.change}
            onLeave={card.leave}
          />
        )}
        {card.isIncomplete && <Alert tone="critical" title={words.incomplete} />}
        {instalments.isOutdated && !isLocked && (
          <Alert
            tone="caution"
            title="Sipariş tutarı değişti. Devam etmek için taksit seçeneklerini yeniden alın."
          />
        )}
        {instalments.hasFailed && (
          <QueryFailure onRetry={flow.lookUp}>Taksit seçenekleri alınamadı.</QueryFailure>
        )}
        {groups && !isOpen && (
          <InstalmentTable
            groups={groups}
            value={chosen?.key}
            showsCommission={settings.showsCommission && groups.some(({ name }) => name !== '')}
            isDisabled={isLocked}
            onChange={flow.choose}
          />
        )}
        {!payPlace && payment}
        {!groups && !isOpen && (
          <div className={css.actions}>
            <Button type="submit" tone="brand" size="lg" isPending={instalments.isLoading}>
              {order ? 'Sonraki Adım' : 'Hesapla'}
            </Button>
          </div>
        )}
      </form>
      {payPlace && createPortal(payment, payPlace)}
      {state.kind === 'bank' && <ThreeDSecure html={state.html} onEnd={state.end} onArrive={onArrive} />}
      <Dialog
        title="Ödeme tutarı"
        size="sm"
        role="alertdialog"
        closeLabel={words.close}
        isOpen={flow.isBelowMinimum}
        onOpenChange={flow.closeMinimum}
        header="none"
        footer={<Button onPress={flow.closeMinimum}>{words.close}</Button>}
      >
        {`Ödeme tutarı ${formatMinimum(settings.minimum ?? 0)} TL altında olamaz.`}
      </Dialog>
    </>
  );
}
