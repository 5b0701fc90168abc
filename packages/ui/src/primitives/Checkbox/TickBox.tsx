import type { ReactNode } from 'react';
import { checkbox } from './Checkbox.css.ts';

export interface TickBoxProps {
  /** Its name is no text of the table: what is found, copied and counted there stays what the table says. */
  label: string;
  isTicked: boolean;
  /** It stands for several, of which some are ticked and not all. */
  isMixed?: boolean;
  isDisabled?: boolean | undefined;
  onChange: (isTicked: boolean) => void;
  className: string;
  /** Words beside it. */
  children?: ReactNode;
}

/** Ticks a row of a table, or all of them. */
export const TickBox = ({
  label,
  isTicked,
  isMixed,
  isDisabled,
  onChange,
  className,
  children,
}: TickBoxProps) => (
  <label className={className}>
    <input
      // Indeterminate is a property without an attribute, and a click clears it.
      ref={
        isMixed === undefined
          ? undefined
          : (input) => {
              if (input) input.indeterminate = isMixed;
            }
      }
      type="checkbox"
      className={checkbox}
      aria-label={label}
      checked={isTicked}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.checked)}
    />
    {children}
  </label>
);
