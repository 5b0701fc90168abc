import type { Currency } from '../catalogue/Catalogue.ts';
import { ibanFor } from './iban.ts';

/** An account of the shop that transfers can go to. */
export interface BankAccount {
  readonly id: number;
  readonly bankName: string;
  readonly branch: string;
  readonly currency: Currency;
  /** Branch and account number as banks print them. */
  readonly accountNumber: string;
  readonly iban: string;
}

const bankAccount = (
  id: number,
  bankName: string,
  bankCode: string,
  branch: string,
  currency: Currency,
  account: string,
): BankAccount => ({
  id,
  bankName,
  branch,
  currency,
  accountNumber: `${account.slice(0, 4)} – ${account.slice(4).replace(/^0+/, '')}`,
  iban: ibanFor(bankCode, account),
});

/** Invented banks; the check digits of the IBANs are right. */
export const bankAccounts: readonly BankAccount[] = [
  bankAccount(1, 'Anka Bankası', '00901', 'İkitelli Ticari', 'TRY', '0412000006284117'),
  bankAccount(2, 'Boğaz Katılım', '00902', 'Levent Kurumsal', 'TRY', '0038000001905562'),
  bankAccount(3, 'Hisar Bank', '00903', 'Ostim', 'TRY', '0771000009340028'),
  bankAccount(4, 'Mavi Ticaret Bankası', '00904', 'Beylikdüzü', 'TRY', '0156000007718403'),
  bankAccount(5, 'Anka Bankası', '00901', 'İkitelli Ticari', 'USD', '0412000006284125'),
  bankAccount(6, 'Hisar Bank', '00903', 'Ostim', 'EUR', '0771000009340036'),
];
