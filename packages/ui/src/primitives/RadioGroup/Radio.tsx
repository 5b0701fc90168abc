import { type OwnProps, ownProps } from '../ownProps.ts';
import { radio } from './Radio.css.ts';

export interface RadioProps extends Omit<OwnProps<'input'>, 'type' | 'onChange'> {
  /** The same for all circles of one question. */
  name: string;
  value: string;
  isSelected: boolean;
  onChange: (value: string) => void;
  isDisabled?: boolean;
}

/**
 * One bare circle, for options laid out by their place, such as the rows of a table: it takes its name from a label
 * around it or from `aria-label`. Everything else wants a RadioGroup.
 */
export function Radio({ value, isSelected, onChange, isDisabled = false, ...rest }: RadioProps) {
  return (
    <input
      {...ownProps(rest)}
      type="radio"
      className={radio}
      value={value}
      checked={isSelected}
      disabled={isDisabled}
      onChange={() => onChange(value)}
    />
  );
}
