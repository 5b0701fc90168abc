import type { Checkout } from '@vitrin/api-client/read/readCheckout';
import { formatMoney, missing } from '../../../text/formatAmount.ts';
import { words } from '../../../text/words.ts';
import { deliveryNames, paymentNames } from '../checkoutWords.ts';
import type { ResolvedChoice } from '../resolveChoice.ts';
import * as css from './CheckoutSummary.css.ts';

export interface CheckoutSummaryProps {
  orderId: string;
  checkout: Checkout;
  choice: ResolvedChoice;
}

/** What is about to be finished: the order, what was chosen, and what it costs. */
export function CheckoutSummary({ orderId, checkout, choice }: CheckoutSummaryProps) {
  return (
    <dl className={css.sum}>
      {detailsOf(orderId, checkout, choice).map(([term, value]) => (
        <div className={css.item} key={term}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
      <div className={css.total}>
        <dt>{words.grandTotal}</dt>
        <dd className={css.totalValue}>{checkout.totalText || missing}</dd>
      </div>
      {checkout.showTotalLira && (
        <div className={css.total}>
          <dt>{words.grandTotal} (TL)</dt>
          <dd className={css.liraValue}>
            {checkout.totalLiraText || formatMoney(checkout.totalLira, 'TRY')}
          </dd>
        </div>
      )}
    </dl>
  );
}

type Detail = readonly [term: string, value: string];

function detailsOf(orderId: string, checkout: Checkout, choice: ResolvedChoice): readonly Detail[] {
  const details: (readonly [string, string | undefined])[] = [
    ['Sipariş no', orderId],
    ['Teslimat', deliveryNames[choice.delivery]],
    ['Teslimat adresi', choice.delivery === 'kargo' ? addressOf(checkout, choice) : undefined],
    ['Teslimat saati', timeOf(choice)],
    ['Ödeme', choice.payment && paymentNames[choice.payment]],
    ['Banka', choice.payment === 'havale' ? bankOf(checkout, choice) : undefined],
  ];
  return details.flatMap(([term, value]) => (value ? [[term, value] as const] : []));
}

const addressOf = ({ addresses }: Checkout, { addressId }: ResolvedChoice) =>
  addresses.find(({ id }) => id === addressId)?.label;

const timeOf = ({ delivery, vehicleTime, courierTime }: ResolvedChoice) =>
  delivery === 'arac' ? vehicleTime : delivery === 'kurye' ? courierTime : undefined;

function bankOf({ bankAccounts }: Checkout, { bankAccountId }: ResolvedChoice) {
  const account = bankAccounts.find(({ id }) => id === bankAccountId);
  return account && `${account.bank} ${account.currency}`.trim();
}
