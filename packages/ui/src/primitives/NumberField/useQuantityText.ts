import { useState } from 'react';
import { formatQuantity, parseQuantity, type Quantity } from './parseQuantity.ts';

export interface QuantityTextOptions {
  value: number | Quantity | null | undefined;
  defaultValue: number | undefined;
  /** Smallest number allowed. */
  min: number;
  /** Whether 0 is written as nothing. */
  hidesZero: boolean;
  onChange: ((quantity: Quantity) => void) | undefined;
}

const asQuantity = (value: number | Quantity | null | undefined): Quantity =>
  typeof value === 'number' ? { kind: 'value', value } : (value ?? { kind: 'empty' });

const keyOf = (quantity: Quantity) => (quantity.kind === 'value' ? String(quantity.value) : quantity.kind);

/**
 * The text of a quantity and what it means. The text is the user's: it is replaced only when `value` changes to
 * something it does not say already (a rollback, a reset), never while an error is being corrected.
 */
export function useQuantityText({ value, defaultValue, min, hidesZero, onChange }: QuantityTextOptions) {
  const given = asQuantity(value === undefined ? defaultValue : value);
  const write = (number: number) => (hidesZero && number === 0 ? '' : formatQuantity(number));
  const read = (text: string): Quantity => {
    const quantity = parseQuantity(text);
    return quantity.kind === 'value' && quantity.value < min ? { kind: 'invalid' } : quantity;
  };

  const [text, setText] = useState(() => (given.kind === 'value' ? write(given.value) : ''));
  const [seen, setSeen] = useState(() => keyOf(given));
  if (value !== undefined && keyOf(given) !== seen) {
    setSeen(keyOf(given));
    if (keyOf(given) !== keyOf(read(text))) setText(given.kind === 'value' ? write(given.value) : '');
  }

  const type = (next: string) => {
    setText(next);
    onChange?.(read(next));
  };
  return {
    text,
    quantity: read(text),
    type,
    /** One up or down, never under `min`; a text that is no number stays for the user to correct. */
    step: (by: 1 | -1) => {
      const now = parseQuantity(text);
      if (now.kind === 'invalid') return;
      type(write(Math.max(min, (now.kind === 'value' ? now.value : 0) + by)));
    },
    /** Writes a valid number in its normal form. */
    settle: () => {
      const now = read(text);
      if (now.kind === 'value') setText(write(now.value));
      else if (now.kind === 'empty' && min > 0) type(write(min));
    },
  };
}
