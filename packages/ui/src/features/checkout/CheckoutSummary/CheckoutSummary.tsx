import type { Shown } from '@vitrin/api-client/read/readAmount';
import type { Checkout } from '@vitrin/api-client/checkout/checkout';
import { toMinorUnits } from '@vitrin/api-client/read/toMinorUnits';
import { formatMoney, missing } from '../../../text/formatAmount.ts';
import { words } from '../../../text/words.ts';
import { deliveryNames, paymentNames } from '../checkoutWords.ts';
import type { ResolvedChoice } from '../resolveChoice.ts';
import * as css from './CheckoutSummary.css.ts';

/** What is charged to a card in the way that was chosen. Amounts in lira. */
export interface CardCharge {
  /** Bank and option. */
  readonly name: string;
  readonly instalments: number;
  /** Undefined where the bank does not say. */
  readonly monthly: Shown;
  readonly total: number;
}

export interface CheckoutSummaryProps {
  orderId: string;
  checkout: Checkout;
  choice: ResolvedChoice;
  /** How the card is charged, as soon as that is chosen. */
  charge?: CardCharge | undefined;
}

/** What is about to be finished: the order, what was chosen, and what it costs. */
export function CheckoutSummary({ orderId, checkout, choice, charge }: CheckoutSummaryProps) {
  return (
    <dl className={css.sum}>
      {detailsOf(orderId, checkout, choice, charge).map(([term, value]) => (
        <div className={css.item} key={term}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
      <div className={css.total}>
        <dt>{words.grandTotal}</dt>
        <dd className={charge ? css.liraValue : css.totalValue} translate="no">
          {checkout.totalText || missing}
        </dd>
      </div>
      {checkout.showTotalLira && (
        <div className={css.total}>
          <dt>{words.grandTotal} (TL)</dt>
          <dd className={css.liraValue} translate="no">
            {checkout.totalLiraText || formatMoney(checkout.totalLira, 'TRY')}
          </dd>
        </div>
      )}
      {charge && (
        <div className={css.total}>
          <dt>Karttan çekilecek</dt>
          <dd className={css.totalValue} translate="no">
            {formatMoney(charge.total, 'TRY')}
          </dd>
        </div>
      )}
    </dl>
  );
}

type Detail = readonly [term: string, value: string];

function detailsOf(
  orderId: string,
  checkout: Checkout,
  choice: ResolvedChoice,
  charge: CardCharge | undefined,
): readonly Detail[] {
  const details: (readonly [string, string | undefined])[] = [
    ['Sipariş no', orderId],
    ['Teslimat', deliveryNames[choice.delivery]],
    ['Teslimat adresi', choice.delivery === 'kargo' ? addressOf(checkout, choice) : undefined],
    ['Teslimat saati', timeOf(choice)],
    ['Ödeme', charge?.name ?? (choice.payment && paymentNames[choice.payment])],
    ['Aylık ödeme', charge && monthlyOf(charge)],
    ['Taksit farkı', charge && surchargeOf(checkout, charge)],
    ['Banka', choice.payment === 'havale' ? bankOf(checkout, choice) : undefined],
  ];
  return details.flatMap(([term, value]) => (value ? [[term, value] as const] : []));
}

const monthlyOf = ({ instalments, monthly }: CardCharge) =>
  instalments > 1 && monthly !== undefined ? `${instalments} × ${formatMoney(monthly, 'TRY')}` : undefined;

function surchargeOf({ due }: Checkout, { total }: CardCharge): string | undefined {
  const surcharge = due === undefined ? 0 : toMinorUnits(total) - toMinorUnits(due);
  return surcharge > 0 ? formatMoney(surcharge / 100, 'TRY') : undefined;
}

const addressOf = ({ addresses }: Checkout, { addressId }: ResolvedChoice) =>
  addresses.find(({ id }) => id === addressId)?.label;

const timeOf = ({ delivery, vehicleTime, courierTime }: ResolvedChoice) =>
  delivery === 'arac' ? vehicleTime : delivery === 'kurye' ? courierTime : undefined;

function bankOf({ bankAccounts }: Checkout, { bankAccountId }: ResolvedChoice) {
  const account = bankAccounts.find(({ id }) => id === bankAccountId);
  return account && `${account.bank} ${account.currency}`.trim();
}
