import type { BasketLine } from '@vitrin/api-client/basket/basket';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { goToRow } from '../../../primitives/GridTable/goToRow.ts';
import { stepperInput } from '../../../primitives/NumberField/NumberField.css.ts';
import type { Quantity } from '../../../primitives/NumberField/parseQuantity.ts';
import { StepButton } from '../../../primitives/NumberField/StepButton.tsx';
import { useQuantityText } from '../../../primitives/NumberField/useQuantityText.ts';
import { decreaseOf, increaseOf, quantityOf } from '../../../text/quantityWords.ts';
import * as css from './BasketTable.css.ts';

export interface LineQuantityProps {
  line: BasketLine;
  /** What the row orders now; undefined where the server's text is no number. */
  quantity: number | undefined;
  isDisabled: boolean;
  /** Something about the row is wrong, such as its stock. */
  isInvalid: boolean;
  /** Id of the message that says what. */
  messageId: string | undefined;
  /** A whole quantity from 1 up. */
  onChange: (quantity: number) => void;
  /** What was typed last is not to be ordered any more. */
  onHold: () => void;
  /** Whether something stands in the field that is no quantity. */
  onValidity: (isInvalid: boolean) => void;
  /** The typing is over. */
  onCommit: () => void;
}

/**
 * The quantity of a row with its stepper. The arrow keys change it by one, unless it is no whole number; Enter commits and
 * goes to the next row. Left empty it shows again what is ordered: a row is taken out by its own button.
 */
export function LineQuantity(props: LineQuantityProps) {
  const { line, quantity: ordered, isDisabled, isInvalid, messageId } = props;
  const { onChange, onHold, onValidity, onCommit } = props;
  const whole = Number.isSafeInteger(ordered) ? ordered : undefined;
  /** Typed and not left yet, or no quantity: it stays as it is, whatever the row orders meanwhile. */
  const [held, setHeld] = useState<Quantity>();
  const isWrong = held?.kind === 'invalid';
  const field = useQuantityText({
    value: held ?? whole ?? null,
    defaultValue: undefined,
    min: 1,
    hidesZero: false,
    onChange: (typed) => {
      setHeld(typed);
      if (typed.kind === 'value') onChange(typed.value);
      else onHold();
    },
  });
  useEffect(() => {
    if (!isWrong) return undefined;
    onValidity(true);
    return () => onValidity(false);
  }, [isWrong, onValidity]);

  /** The typing is over: now the field may show again what is ordered. What is no quantity stays to be corrected. */
  const release = () => {
    if (!isWrong) setHeld(undefined);
  };
  const step = (by: 1 | -1) => {
    if (whole === undefined) return;
    field.step(by);
    release();
  };
  const onBlur = () => {
    if (field.quantity.kind === 'value') field.settle();
    release();
    onCommit();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      step(event.key === 'ArrowUp' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      release();
      onCommit();
      goToRow(event.currentTarget, event.shiftKey ? -1 : 1);
    }
  };

  const isFixed = isDisabled || whole === undefined;
  const isLeast = field.quantity.kind !== 'value' || field.quantity.value <= 1;
  return (
    <span className={css.stepper}>
      <StepButton
        sign="minus"
        label={decreaseOf(line.name)}
        isDisabled={isFixed || isLeast}
        onPress={() => step(-1)}
      />
      <input
        className={stepperInput}
        data-quantity=""
        inputMode="numeric"
        autoComplete="off"
        data-row={String(line.rowId)}
        aria-label={quantityOf(line.name)}
        aria-invalid={isWrong || isInvalid || undefined}
        aria-describedby={messageId}
        placeholder={whole === undefined ? line.quantityText : undefined}
        value={field.text}
        disabled={isDisabled}
        onChange={(event) => field.type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <StepButton sign="plus" label={increaseOf(line.name)} isDisabled={isFixed} onPress={() => step(1)} />
    </span>
  );
}
