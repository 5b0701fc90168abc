import { stepSign } from './NumberField.css.ts';

export interface StepButtonProps {
  sign: 'minus' | 'plus';
  /** What it does, in words: the accessible name. */
  label: string;
  isDisabled: boolean;
  onPress: () => void;
}

/**
 * One end of a stepper. No stop for Tab, since the arrow keys do the same and Tab is to go from quantity to quantity; and
 * the focus stays where it is, since a tap must not bring up the keyboard of the phone.
 */
export function StepButton({ sign, label, isDisabled, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={stepSign[sign]}
      aria-label={label}
      disabled={isDisabled}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    />
  );
}
