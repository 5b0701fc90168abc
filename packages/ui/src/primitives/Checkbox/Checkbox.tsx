import { type ReactNode, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { FieldMessages } from '../Field/Field.tsx';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { type OwnProps, ownProps } from '../ownProps.ts';
import { checkbox, line, root } from './Checkbox.css.ts';

type Native = Omit<OwnProps<'input'>, 'type' | 'onChange'>;

export interface CheckboxProps extends Native {
  /** The words beside the square. */
  children: ReactNode;
  /** Keeps the words for screen readers, as in the head of a column of checkboxes. */
  isLabelHidden?: boolean;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** Some of what it stands for is chosen, not all. */
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
  isInvalid?: boolean;
  description?: ReactNode;
  errorMessage?: ReactNode;
}

/** Yes or no, applied with the form around it. For a setting that works at once, use a Switch. */
export function Checkbox({
  children,
  isLabelHidden = false,
  isSelected,
  defaultSelected,
  onChange,
  isIndeterminate = false,
  isDisabled = false,
  isRequired = false,
  errorMessage,
  isInvalid = Boolean(errorMessage),
  description,
  ref,
  ...rest
}: CheckboxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  // Indeterminate is a property without an attribute, and a click clears it.
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  });
  const describedBy = [errorMessage && `${id}-error`, description && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={root}>
      <label className={line}>
        <input
          {...ownProps(rest)}
          ref={input}
          type="checkbox"
          className={checkbox}
          checked={isSelected}
          defaultChecked={defaultSelected}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span className={isLabelHidden ? hidden : undefined}>{children}</span>
      </label>
      <FieldMessages {...{ id, errorMessage, description }} />
    </div>
  );
}
