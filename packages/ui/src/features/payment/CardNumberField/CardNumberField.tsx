import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { digitsOf, groupCardNumber } from '../cardType.ts';
import { fieldNames } from '../paymentWords.ts';

export interface CardNumberFieldProps {
  /** In groups. */
  value: string;
  /** Told the number in groups, however it was typed or pasted. */
  onChange: (number: string) => void;
  onBlur?: () => void;
  errorMessage?: ReactNode;
  /** Behind the number: the scheme of the card. */
  suffix?: ReactNode;
}

/** A card number that groups itself while it is typed; the caret stays behind the digit it was behind. */
export function CardNumberField({ value, onChange, ...field }: CardNumberFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number>(undefined);

  useLayoutEffect(() => {
    const wanted = digitsBefore.current;
    digitsBefore.current = undefined;
    if (wanted === undefined || !input.current) return;
    const caret = placeBehind(value, wanted);
    input.current.setSelectionRange(caret, caret);
  }, [value]);

  return (
    <TextField
      {...field}
      ref={input}
      label={fieldNames.number}
      isRequired
      value={value}
      inputMode="numeric"
      autoComplete="cc-number"
      spellCheck={false}
      onKeyDown={({ key, currentTarget }) => {
        const { selectionStart: caret, selectionEnd } = currentTarget;
        // It would take a separator, which comes back, and never the digit behind it.
        if (key === 'Delete' && caret !== null && caret === selectionEnd && value[caret] === ' ')
          currentTarget.setSelectionRange(caret + 1, caret + 1);
      }}
      onChange={(text) => {
        const caret = input.current?.selectionStart ?? text.length;
        const digits = digitsOf(text.slice(0, caret)).length;
        const grouped = groupCardNumber(text);
        if (grouped === value && input.current) {
          // React would put the text back, too, but the caret at its end.
          input.current.value = value;
          const place = placeBehind(value, digits);
          input.current.setSelectionRange(place, place);
          return;
        }
        if (caret < text.length) digitsBefore.current = digits;
        onChange(grouped);
      }}
    />
  );
}

/** The place in a grouped number behind so many of its digits. */
function placeBehind(grouped: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < grouped.length; place++) {
    if (seen === digits) return place;
    if (grouped[place] !== ' ') seen++;
  }
  return grouped.length;
}
