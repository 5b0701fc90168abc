import { useId } from 'react';
import { BankIcon } from '../../../primitives/Icon/BankIcon.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { Radio } from '../../../primitives/RadioGroup/Radio.tsx';
import { formatAmount, formatMoney, missing } from '../../../text/formatAmount.ts';
import type { InstalmentChoice, InstalmentGroup } from '../instalmentChoice.ts';
import * as css from './InstalmentTable.css.ts';

export interface InstalmentTableProps {
  groups: readonly InstalmentGroup[];
  /** Key of the chosen row. */
  value: string | undefined;
  onChange: (key: string) => void;
  showsCommission: boolean;
  isDisabled?: boolean;
}

/** The ways to pay an amount, by bank; one of all of them. */
export function InstalmentTable({
  groups,
  value,
  onChange,
  showsCommission,
  isDisabled = false,
}: InstalmentTableProps) {
  const id = useId();
  const hasCommission = showsCommission || undefined;
  return (
    <fieldset className={css.root} role="radiogroup" aria-labelledby={`${id}-title`} disabled={isDisabled}>
      <legend id={`${id}-title`} className={css.legend}>
        Taksit Seçenekleri
      </legend>
      <div className={css.banks}>
        {groups.map(({ key, name, logoUrl, choices }) => (
          <div key={key} className={css.bank} role="group" aria-label={name || 'Tüm kartlar'}>
            {name !== '' && (
              <div className={css.bankHead}>
                <div className={css.logo}>
                  <Image src={logoUrl} alt="" ratio="3" placeholder={<BankIcon size="sm" />} />
                </div>
                {name}
              </div>
            )}
            <div className={css.columns} data-commission={hasCommission} aria-hidden="true">
              <span>Taksit</span>
              {showsCommission && <span className={css.commission}>Komisyon</span>}
              <span className={css.amount}>Aylık</span>
              <span className={css.amount}>Toplam</span>
            </div>
            {choices.map((choice) => (
              <label key={choice.key} className={css.option} data-commission={hasCommission}>
                <span className={css.choice}>
                  <Radio
                    name={id}
                    value={choice.key}
                    isSelected={choice.key === value}
                    aria-label={nameOf(choice, showsCommission)}
                    onChange={onChange}
                  />
                  {choice.option.description || `${choice.option.instalments} Taksit`}
                </span>
                {showsCommission && (
                  <span className={css.commission} data-label="Komisyon">
                    {choice.option.commission === undefined ? missing : formatRate(choice.option.commission)}
                  </span>
                )}
                <span
                  className={css.monthly}
                  translate="no"
                  data-label="Aylık"
                  data-once={choice.option.instalments <= 1 || undefined}
                >
                  {formatMoney(monthly(choice), 'TRY')}
                </span>
                <span className={css.total} translate="no">
                  {formatMoney(choice.option.totalAmount, 'TRY')}
                </span>
              </label>
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** Two decimals always: they stand below each other. */
const formatRate = (percent: number | string) =>
  typeof percent === 'string' ? percent : `%${formatAmount(percent)}`;

const monthly = ({ option }: InstalmentChoice) =>
  option.instalmentAmount ?? (option.instalments <= 1 ? option.totalAmount : undefined);

/** An option in words: what it is called, and its amounts. */
function nameOf(choice: InstalmentChoice, showsCommission: boolean): string {
  const { description, instalments, commission, totalAmount } = choice.option;
  return [
    description || `${instalments} Taksit`,
    showsCommission && commission !== undefined && `komisyon ${formatRate(commission)}`,
    instalments > 1 && monthly(choice) !== undefined && `aylık ${formatMoney(monthly(choice), 'TRY')}`,
    `toplam ${formatMoney(totalAmount, 'TRY')}`,
  ]
    .filter(Boolean)
    .join(', ');
}
