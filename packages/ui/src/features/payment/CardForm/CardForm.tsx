import { useState } from 'react';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { ShieldCheckIcon } from '../../../primitives/Icon/ShieldCheckIcon.tsx';
import { MoneyField } from '../../../primitives/MoneyField/MoneyField.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { formatAmount } from '../../../text/formatAmount.ts';
import type { CardDraft, CardField } from '../cardDraft.ts';
import { CardNumberField } from '../CardNumberField/CardNumberField.tsx';
import { CardPreview } from '../CardPreview/CardPreview.tsx';
import { fieldNames } from '../paymentWords.ts';
import { expiryYears, readPrice, type CalendarMonth, type CardErrors } from '../validateCard.ts';
import * as css from './CardForm.css.ts';

export interface CardFormProps {
  draft: CardDraft;
  /** Only what is to be told already. */
  errors: CardErrors;
  onChange: (change: Partial<CardDraft>) => void;
  onLeave: (field: CardField) => void;
  /** The month that decides what has expired. */
  today: CalendarMonth;
  /** The amount is given, as that of an order. */
  isPriceFixed?: boolean;
  /** Asks for phone and description, too. */
  isContract?: boolean;
  /** Offers to add the commission to the amount. */
  hasCommission?: boolean;
  isDisabled?: boolean;
}

const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1).padStart(2, '0'),
}));

/** The card and the amount, with the card as it looks so far. What is typed stays with whoever shows the form. */
export function CardForm(props: CardFormProps) {
  const { draft, errors, onChange, onLeave, today } = props;
  const [isFlipped, setFlipped] = useState(false);
  const years = expiryYears(today).map((year) => ({ value: year, label: year }));
  /** What the fields have in common. */
  const field = (name: CardField) => ({
    label: fieldNames[name],
    isRequired: name !== 'description',
    errorMessage: errors[name],
    onBlur: () => onLeave(name),
  });
  const expiry = (name: 'month' | 'year', placeholder: string, options: typeof months) => (
    <Select
      {...field(name)}
      {...{ options, placeholder }}
      value={draft[name] === '' ? null : draft[name]}
      autoComplete={`cc-exp-${name}`}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <div className={css.layout}>
      <fieldset className={css.fields} disabled={props.isDisabled} aria-label="Kart bilgileri">
        <TextField
          {...field('name')}
          value={draft.name}
          autoComplete="cc-name"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(name) => onChange({ name })}
        />
        <CardNumberField
          value={draft.number}
          errorMessage={errors.number}
          onBlur={() => onLeave('number')}
          onChange={(number) => onChange({ number })}
        />
        <div className={css.three}>
          {expiry('month', 'Ay', months)}
          {expiry('year', 'Yıl', years)}
          <div className={css.code}>
            <TextField
              {...field('cvc')}
              value={draft.cvc}
              inputMode="numeric"
              autoComplete="cc-csc"
              spellCheck={false}
              onFocus={() => setFlipped(true)}
              onBlur={() => {
                setFlipped(false);
                onLeave('cvc');
              }}
              onChange={(cvc) => onChange({ cvc })}
            />
          </div>
        </div>
        <div className={css.two}>
          {props.isPriceFixed ? (
            <TextField
              {...field('price')}
              value={formatAmount(readPrice(draft.price))}
              isReadOnly
              align="end"
              suffix={<span className={css.unit}>TL</span>}
            />
          ) : (
            <MoneyField
              {...field('price')}
              value={draft.price}
              parse={(text) => readPrice(text) ?? null}
              format={(amount) => `₺${formatAmount(amount)}`}
              invalidMessage={errors.price ?? `${fieldNames.price} sayı olmalı.`}
              onChange={(price) => onChange({ price })}
            />
          )}
          {props.hasCommission && (
            <div className={css.besideField}>
              <Checkbox
                isSelected={draft.addsCommission}
                onChange={(addsCommission) => onChange({ addsCommission })}
              >
                Komisyonu tutara ekle
              </Checkbox>
            </div>
          )}
        </div>
        {props.isContract && (
          <>
            <TextField
              {...field('phone')}
              value={draft.phone}
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              placeholder="05xxxxxxxxx"
              onChange={(phone) => onChange({ phone })}
            />
            <TextArea
              {...field('description')}
              value={draft.description}
              countTo={500}
              onChange={(description) => onChange({ description })}
            />
          </>
        )}
      </fieldset>
      <div className={css.aside}>
        <CardPreview {...draft} cvcLength={draft.cvc.length} isFlipped={isFlipped} />
        <p className={css.promise}>
          <ShieldCheckIcon size="sm" />
          <span>Kart bilgileriniz saklanmaz. Ödeme bankanızın 3D Secure sayfasında onaylanır.</span>
        </p>
      </div>
    </div>
  );
}
