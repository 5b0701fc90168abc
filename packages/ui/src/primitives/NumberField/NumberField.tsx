import type { KeyboardEvent, Ref } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { plain, stepperInput, stepperSize } from './NumberField.css.ts';
import { parseQuantity, type Quantity } from './parseQuantity.ts';
import { quantity as group, quantityInput, quantityUnit } from './quantity.css.ts';
import { StepButton } from './StepButton.tsx';
import { useQuantityText } from './useQuantityText.ts';

interface CommonProps extends FieldProps {
  /** What is entered; a whole `Quantity` where invalid input must survive a controlled parent. */
  value?: number | Quantity | null;
  defaultValue?: number;
  /** Called with every keystroke: nothing, a number, or input that is no quantity. */
  onChange?: (quantity: Quantity) => void;
  onBlur?: () => void;
  /** Smallest number allowed. With 0, empty is a value of its own; above 0, leaving the field empty gives `min`. */
  min?: number;
  /** Said when the text is no whole number, or less than `min`. */
  invalidMessage: string;
  isDisabled?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

interface PlainProps {
  /** Number to the right, unit in its own slot, no 0 when empty: for tables. */
  look?: 'plain';
  unit?: string;
}

interface StepperProps {
  /** Buttons on both sides: for cards and forms. */
  look: 'stepper';
  /** Accessible names of the buttons. */
  decrementLabel: string;
  incrementLabel: string;
  size?: 'sm' | 'md';
}

export type NumberFieldProps = CommonProps & (PlainProps | StepperProps);

/**
 * A whole quantity in Turkish notation ('1.000' is 1000). Decimals and negatives stay in the field and are an error.
 * ArrowUp and ArrowDown change it by one, so the buttons of the stepper are not tab stops.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, isLabelHidden, description, errorMessage, isInvalid, isRequired, id } = props;
  const {
    value,
    defaultValue,
    onChange,
    onBlur,
    min = 0,
    invalidMessage,
    isDisabled = false,
    name,
    ref,
  } = props;
  const isStepper = props.look === 'stepper';
  const { text, quantity, type, step, settle } = useQuantityText({
    value,
    defaultValue,
    min,
    hidesZero: !isStepper,
    onChange,
  });
  const isWrong = quantity.kind === 'invalid';
  const typed = parseQuantity(text);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };

  return (
    <Field
      {...{ label, isLabelHidden, description, isRequired, id }}
      errorMessage={isWrong ? invalidMessage : errorMessage}
      isInvalid={isWrong || isInvalid}
    >
      {(control) => {
        const input = (
          <input
            {...control}
            ref={ref}
            name={name}
            className={isStepper ? stepperInput : quantityInput}
            data-quantity=""
            inputMode="numeric"
            autoComplete="off"
            placeholder={isStepper ? undefined : ' '}
            value={text}
            disabled={isDisabled}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => {
              settle();
              onBlur?.();
            }}
          />
        );
        if (props.look !== 'stepper') {
          return (
            <span className={plain}>
              <span className={group}>
                {input}
                {props.unit !== undefined && <span className={quantityUnit}>{props.unit}</span>}
              </span>
            </span>
          );
        }
        return (
          <span className={stepperSize[props.size ?? 'md']}>
            <StepButton
              sign="minus"
              label={props.decrementLabel}
              isDisabled={
                isDisabled || typed.kind === 'empty' || (typed.kind === 'value' && typed.value <= min)
              }
              onPress={() => step(-1)}
            />
            {input}
            <StepButton
              sign="plus"
              label={props.incrementLabel}
              isDisabled={isDisabled}
              onPress={() => step(1)}
            />
          </span>
        );
      }}
    </Field>
  );
}
