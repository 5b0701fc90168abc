import { useState } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { type OwnProps, ownProps } from '../ownProps.ts';
import { counter, over, textArea } from './TextArea.css.ts';

type Native = Omit<OwnProps<'textarea'>, 'onChange' | 'value' | 'defaultValue' | 'maxLength'>;

export interface TextAreaProps extends FieldProps, Omit<Native, keyof FieldProps> {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** Shows `n / limit` under the field. More can be typed: the counter turns red and the form says so, nothing is cut. */
  countTo?: number;
}

/** Several lines of text; the user can make it taller. */
export function TextArea({
  value,
  defaultValue,
  onChange,
  isDisabled = false,
  isReadOnly = false,
  countTo,
  rows = 3,
  ...rest
}: TextAreaProps) {
  const [typed, setTyped] = useState(defaultValue ?? '');
  const { length } = value ?? typed;
  const note = countTo !== undefined && (
    <span className={length > countTo ? over : counter}>
      {length} / {countTo}
    </span>
  );
  return (
    <Field {...rest} note={note}>
      {(control) => (
        <textarea
          {...ownProps(rest)}
          {...control}
          className={textArea}
          rows={rows}
          value={value ?? typed}
          disabled={isDisabled}
          readOnly={isReadOnly}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange?.(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
