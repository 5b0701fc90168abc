import type { ReactNode } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { afterLead, inner, lead, trail } from '../Field/control.css.ts';
import { type OwnProps, ownProps } from '../ownProps.ts';
import { input, size as sizes } from './TextField.css.ts';

type Native = Omit<OwnProps<'input'>, 'onChange' | 'value' | 'defaultValue'>;

export interface TextFieldProps extends FieldProps, Omit<Native, keyof FieldProps> {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** 32, 40 or 48 px high; never under 44 on phones. */
  size?: 'sm' | 'md' | 'lg';
  /** In front of the text. */
  icon?: ReactNode;
  /** Behind the text: a unit, a key hint, a small button. */
  suffix?: ReactNode;
  /** `end` for amounts. */
  align?: 'start' | 'end';
}

/**
 * One line of text. Attributes of the native input (`type`, `autoComplete`, `inputMode`, `onBlur`, `ref` …) pass
 * through; nothing is validated by the browser, so that all messages speak the language of the page.
 */
export function TextField({
  onChange,
  isDisabled = false,
  isReadOnly = false,
  size = 'md',
  icon,
  suffix,
  align = 'start',
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field {...rest}>
      {(control) => (
        <span className={sizes[size]}>
          {icon && <span className={lead}>{icon}</span>}
          <input
            {...ownProps(rest)}
            {...control}
            type={type}
            className={`${inner} ${input[align]}${icon ? ` ${afterLead}` : ''}`}
            disabled={isDisabled}
            readOnly={isReadOnly}
            onChange={(event) => onChange?.(event.target.value)}
          />
          {suffix && <span className={trail}>{suffix}</span>}
        </span>
      )}
    </Field>
  );
}
