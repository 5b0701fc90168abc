import { type ReactNode, useId } from 'react';
import { hint } from '../Field/Field.css.ts';
import { type OwnProps, ownProps } from '../ownProps.ts';
import { line, root, track } from './Switch.css.ts';

type Native = Omit<OwnProps<'input'>, 'type' | 'role' | 'onChange'>;

export interface SwitchProps extends Native {
  /** What is on or off. */
  children: ReactNode;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  isDisabled?: boolean;
  description?: ReactNode;
}

/** The checkbox itself supplies the checked state that the role asks for. */
const nativeSwitch = { type: 'checkbox', role: 'switch' } as const;

/** A setting that works the moment it is changed. For an answer that is sent with a form, use a Checkbox. */
export function Switch({
  children,
  isSelected,
  defaultSelected,
  onChange,
  isDisabled = false,
  description,
  ...rest
}: SwitchProps) {
  const id = useId();
  return (
    <div className={root}>
      <label className={line}>
        <input
          {...ownProps(rest)}
          {...nativeSwitch}
          className={track}
          checked={isSelected}
          defaultChecked={defaultSelected}
          disabled={isDisabled}
          aria-describedby={description ? id : undefined}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {description && (
        <div id={id} className={hint}>
          {description}
        </div>
      )}
    </div>
  );
}
