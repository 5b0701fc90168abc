import { type ReactNode, useId } from 'react';
import { FieldMessages, type FieldProps } from '../Field/Field.tsx';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { Radio } from './Radio.tsx';
import * as css from './RadioGroup.css.ts';

export interface RadioOption<V extends string> {
  value: V;
  label: ReactNode;
  /** A second, quieter line. */
  description?: ReactNode;
  /** Cards only. */
  icon?: ReactNode;
  /** Cards only: what belongs to the option, such as its own fields; stands inside the card, outside the label. */
  content?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps<V extends string> extends FieldProps {
  options: readonly RadioOption<V>[];
  /** The chosen option; null while there is none. */
  value: V | null;
  onChange: (value: V) => void;
  /** `card` for the few options a screen turns on, `line` and `stack` for the rest. */
  look?: 'stack' | 'line' | 'card';
  isDisabled?: boolean;
  name?: string;
}

/** One of a few options, all of them visible. Arrow keys move within the group, Tab enters and leaves it. */
export function RadioGroup<V extends string>({
  label,
  id: givenId,
  isLabelHidden = false,
  description,
  errorMessage,
  isInvalid = Boolean(errorMessage),
  isRequired = false,
  options,
  value,
  onChange,
  look = 'stack',
  isDisabled = false,
  name,
}: RadioGroupProps<V>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [errorMessage && `${id}-error`, description && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset
      id={givenId}
      className={css.root}
      role="radiogroup"
      aria-describedby={describedBy || undefined}
      aria-invalid={isInvalid || undefined}
      aria-required={isRequired || undefined}
      disabled={isDisabled}
    >
      <legend className={isLabelHidden ? hidden : css.legend}>{label}</legend>
      <div className={css.options[look]}>
        {options.map((option) => {
          const circle = (
            <Radio
              name={name ?? id}
              value={option.value}
              isSelected={option.value === value}
              isDisabled={isDisabled || option.isDisabled}
              aria-describedby={option.description ? `${id}-${option.value}` : undefined}
              aria-labelledby={`${id}-${option.value}-label`}
              onChange={() => onChange(option.value)}
            />
          );
          const text = <OptionText id={`${id}-${option.value}`} option={option} isCard={look === 'card'} />;
          return look === 'card' ? (
            <div key={option.value} className={css.card}>
              <label className={css.cardLabel}>
                {option.icon && <span className={css.cardIcon}>{option.icon}</span>}
                {text}
                <span className={css.cardRadio}>{circle}</span>
              </label>
              {option.content && <div className={css.cardContent}>{option.content}</div>}
            </div>
          ) : (
            <label key={option.value} className={css.plain}>
              {circle}
              {text}
            </label>
          );
        })}
      </div>
      <FieldMessages {...{ id, errorMessage, description }} />
    </fieldset>
  );
}

function OptionText<V extends string>({
  id,
  option,
  isCard,
}: {
  id: string;
  option: RadioOption<V>;
  isCard: boolean;
}) {
  const words = option.icon ? css.cardWords : css.cardWordsAlone;
  return (
    <span className={isCard ? words : css.words}>
      <span id={`${id}-label`}>{option.label}</span>
      {option.description && (
        <span id={id} className={isCard ? css.cardSmall : css.small}>
          {option.description}
        </span>
      )}
    </span>
  );
}
