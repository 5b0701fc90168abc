import type { BankAccount } from '@vitrin/api-client/checkout/checkout';
import { tellApart } from '@vitrin/api-client/read/tellApart';
import { useId } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { FieldError } from '../../../primitives/Field/Field.tsx';
import { Radio } from '../../../primitives/RadioGroup/Radio.tsx';
import { groupIban } from '../groupIban.ts';
import * as css from './BankAccounts.css.ts';
import { CopyIban } from './CopyIban.tsx';

export interface BankAccountsProps {
  accounts: readonly BankAccount[];
  /** Id of the chosen account. */
  value: number | undefined;
  errorMessage?: string | undefined;
  isDisabled: boolean;
  onChange: (id: number) => void;
}

/** The shop's accounts a transfer can go to: one of them is chosen, and its IBAN can be copied. */
export function BankAccounts({ accounts, value, errorMessage, isDisabled, onChange }: BankAccountsProps) {
  const id = useId();
  const numbers = tellApart(accounts, ({ bank, currency, accountNo, iban }) => ({
    name: [bank, currency, iban].join(' '),
    detail: accountNo,
  }));
  const titles = accounts.map(({ bank, currency }) => `${bank} ${currency}`);
  const names = titles.map((title, index) =>
    titles.indexOf(title) === titles.lastIndexOf(title)
      ? title
      : `${title} ${numbers[index] || accounts[index]?.iban}`,
  );
  return (
    <fieldset
      className={css.group}
      role="radiogroup"
      aria-required
      aria-invalid={errorMessage !== undefined || undefined}
      aria-describedby={errorMessage === undefined ? undefined : `${id}-error`}
      disabled={isDisabled}
    >
      <legend className={css.legend}>Banka Hesapları</legend>
      {errorMessage !== undefined && <FieldError id={`${id}-error`}>{errorMessage}</FieldError>}
      <div className={css.list} data-invalid={errorMessage === undefined ? undefined : ''}>
        {accounts.map((account, index) => (
          <div className={css.account} key={account.id}>
            <label className={css.choice}>
              <span className={css.radio}>
                <Radio
                  name={id}
                  value={String(account.id)}
                  isSelected={account.id === value}
                  onChange={() => onChange(account.id)}
                />
              </span>
              <span className={css.bank} translate="no">
                {account.bank} {account.currency !== '' && <Badge>{account.currency}</Badge>}
              </span>
              <span className={css.number} translate="no">
                {numbers[index]}
              </span>
              <span className={css.iban} translate="no">
                {groupIban(account.iban)}
              </span>
            </label>
            <div className={css.copy}>
              {account.iban !== '' && <CopyIban account={account} name={names[index] ?? ''} />}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
