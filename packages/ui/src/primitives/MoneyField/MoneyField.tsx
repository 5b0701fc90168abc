import { type Ref, useState } from 'react';
import type { FieldProps } from '../Field/Field.tsx';
import { TextField } from '../TextField/TextField.tsx';

export interface MoneyFieldProps extends FieldProps {
  /** What was typed or pasted, as it was. */
  value: string;
  onChange: (text: string) => void;
  /** Reads an amount in major units; null where the text is none. */
  parse: (text: string) => number | null;
  /** Shows what was understood, such as '₺1.234,50'. */
  format: (amount: number) => string;
  /** Said once the field is left with a text that is no amount. */
  invalidMessage: string;
  isDisabled?: boolean;
  size?: 'sm' | 'md' | 'lg';
  name?: string;
  placeholder?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * An amount of money. Pasted amounts come in several notations, so the field keeps the text and says under it what it
 * understood, in place of `description`, before anything is paid.
 */
export function MoneyField({
  value,
  onChange,
  parse,
  format,
  invalidMessage,
  errorMessage,
  description,
  onBlur,
  ...field
}: MoneyFieldProps) {
  const [isLeft, setLeft] = useState(false);
  const amount = value.trim() === '' ? undefined : parse(value);
  return (
    <TextField
      {...field}
      value={value}
      onChange={(text) => {
        setLeft(false);
        onChange(text);
      }}
      onBlur={() => {
        setLeft(true);
        onBlur?.();
      }}
      inputMode="decimal"
      autoComplete="off"
      align="end"
      description={typeof amount === 'number' ? format(amount) : description}
      errorMessage={isLeft && amount === null ? invalidMessage : errorMessage}
    />
  );
}
