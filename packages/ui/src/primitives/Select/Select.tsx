import type { KeyboardEvent, Ref } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { ChevronDownIcon } from '../Icon/ChevronDownIcon.tsx';
import { ownProps } from '../ownProps.ts';
import {
  chevron,
  placeholder as placeholderStyle,
  prefix,
  select,
  shown,
  size as sizes,
} from './Select.css.ts';

export interface SelectOption<V extends string> {
  value: V;
  label: string;
  isDisabled?: boolean;
}

export interface SelectProps<V extends string> extends FieldProps {
  options: readonly SelectOption<V>[];
  /** The chosen option; null while nothing is chosen. */
  value: V | null;
  onChange: (value: V) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Words in front of the chosen one, inside the box ('Sıralama:'); the label is then only for screen readers. */
  prefix?: string;
  isDisabled?: boolean;
  size?: 'sm' | 'md';
  name?: string;
  autoComplete?: string;
  onKeyDown?: (event: KeyboardEvent<HTMLSelectElement>) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLSelectElement>;
}

/**
 * Chooses one of a few known options with the browser's own list: the wheel of a phone, type-ahead and all keys come
 * with it. More than about fifteen options, or options that must be searched, want a Combobox.
 */
export function Select<V extends string>({
  isLabelHidden,
  options,
  value,
  onChange,
  placeholder,
  prefix: prefixText,
  isDisabled = false,
  size = 'md',
  ...rest
}: SelectProps<V>) {
  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...rest} isLabelHidden={isLabelHidden ?? prefixText !== undefined}>
      {(control) => (
        <span className={sizes[size]}>
          {prefixText !== undefined && (
            <span className={prefix} aria-hidden="true">
              {prefixText}
            </span>
          )}
          <span className={chosen ? shown : placeholderStyle} aria-hidden="true">
            {chosen?.label ?? placeholder}
          </span>
          <span className={chevron}>
            <ChevronDownIcon size="sm" />
          </span>
          <select
            {...ownProps(rest)}
            {...control}
            className={select}
            disabled={isDisabled}
            value={chosen?.value ?? ''}
            onChange={(event) => {
              const next = options.find((option) => option.value === event.target.value);
              if (next) onChange(next.value);
            }}
          >
            {!chosen && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
}
