import type { InstalmentBank, InstalmentOption } from '@vitrin/api-client/payment/instalments';
import type { Payment } from '@vitrin/api-client/payment/pay';
import { singlePayment } from './paymentWords.ts';

/** One row of the table, and the key of its radio. */
export interface InstalmentChoice {
  readonly key: string;
  /** '' where no bank is known. */
  readonly bankName: string;
  readonly option: InstalmentOption;
  /** What is sent; undefined for one payment that nobody looked up. */
  readonly sent: Payment['option'];
}

export interface InstalmentGroup {
  readonly key: string;
  /** '' where no bank is known. */
  readonly name: string;
  readonly logoUrl: string;
  readonly choices: readonly InstalmentChoice[];
}

/** The banks that offer anything, as rows of the table. */
export const groupsOf = (banks: readonly InstalmentBank[]): readonly InstalmentGroup[] =>
  banks
    .map(({ id, name, logoUrl, options }, bank) => ({
      key: String(bank),
      name,
      logoUrl,
      choices: options.map((option, row) => ({
        key: `${bank}-${row}`,
        bankName: name,
        option,
        sent: { bankId: id, chosen: option },
      })),
    }))
    .filter(({ choices }) => choices.length > 0);

/** One payment of the whole amount: what is left where there are no instalments. */
export const singleGroup = (price: number): InstalmentGroup => ({
  key: 'single',
  name: '',
  logoUrl: '',
  choices: [
    {
      key: 'single',
      bankName: '',
      sent: undefined,
      option: {
        id: '',
        instalments: 1,
        description: singlePayment,
        commission: undefined,
        totalAmount: price,
        instalmentAmount: price,
        netAmount: undefined,
      },
    },
  ],
});
