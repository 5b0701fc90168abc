import type { Api } from '../client.ts';
import { expectAnyOf } from '../read/expectBody.ts';
import { instalmentData, readInstalments, type InstalmentBank } from '../read/readInstalments.ts';
import { readPaymentResult, type PaymentResult } from '../read/readPaymentResult.ts';
import { timeLimit } from '../timeLimit.ts';
import { maskCardNumber, paymentPayload, writeAmount, type Payment } from './paymentPayload.ts';
import { toFormData } from './toFormData.ts';

/** What instalment options depend on. */
export interface InstalmentQuery {
  /** Lira. */
  readonly price: number;
  readonly addsCommission: boolean;
  /** As typed, or masked already; only the first eight digits leave the page. */
  readonly cardNumber: string;
}

const resultFields = [
  'openThreedsPagePopUp',
  'threedsHtmlContent',
  'hasError',
  'errorMessage',
  'errors',
  'id',
  'fid',
] as const;

/** Card payments. */
export const paymentApi = (api: Api) => ({
  /** GET /payment2/PaynetRatio */
  instalments: (query: InstalmentQuery, signal?: AbortSignal): Promise<readonly InstalmentBank[]> =>
    api.read(
      (client, init) =>
        client.GET('/payment2/PaynetRatio', {
          ...init,
          params: {
            query: {
              price: writeAmount(query.price, '.'),
              addcomissionToAmount: query.addsCommission,
              cardNumber: maskCardNumber(query.cardNumber),
            },
          },
        }),
      (body) => {
        const banks = instalmentData(body);
        return banks === null || Array.isArray(banks) ? readInstalments(body) : undefined;
      },
      { signal },
    ),

  /** POST /payment2. A refusal is a result with its reasons, not an error. */
  pay: (payment: Payment, signal?: AbortSignal): Promise<PaymentResult> =>
    api.write(
      (client, init) =>
        client.POST('/payment2', { ...init, body: paymentPayload(payment), bodySerializer: toFormData }),
      expectAnyOf(resultFields, readPaymentResult),
      { signal, limit: timeLimit.payment },
    ),
});
