import type { PayRequest } from '../shop/payments/Payment.ts';

/** A form amount in kuruş: decimal comma, two decimals, no grouping. */
const readCommaAmount = (text: string): number | undefined =>
  /^\d{1,12},\d{2}$/.test(text) ? Number(text.replace(',', '')) : undefined;

/** A query amount in kuruş: decimal point, at most two decimals. */
export const readPointAmount = (text: string | null): number | undefined => {
  const parts = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text ?? '');
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : undefined;
};

/** Reads the payment form; undefined for what is no such form. Values that cannot be are left to the shop to refuse. */
export async function readPayment(request: Pick<Request, 'formData'>): Promise<PayRequest | undefined> {
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    return undefined;
  }
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const whole = (name: string) => (/^\d{1,9}$/.test(text(name)) ? Number(text(name)) : 0);
  const amount = readCommaAmount(text('Price'));
  const charged = readCommaAmount(text('ChargePrice'));
  if (amount === undefined || charged === undefined) return undefined;
  return {
    cardName: text('CardName'),
    cardNumber: text('CardNumber'),
    month: whole('CardMonth'),
    year: whole('CardYear'),
    cvc: text('CardCVC'),
    phone: text('CardHolderPhone'),
    description: text('CardHolderDescription').slice(0, 500),
    amount,
    charged,
    addCommission: text('AddcomissionToAmount') === 'true',
    bankId: whole('BankId'),
    instalmentId: whole('BankPosId'),
    instalments: whole('Installment'),
    orderId: whole('OrderId'),
  };
}
