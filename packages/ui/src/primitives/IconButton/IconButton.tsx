import type { ReactNode } from 'react';
import { base, squares, tones } from '../Button/Button.css.ts';
import type { ButtonProps } from '../Button/Button.tsx';
import { press } from '../Button/press.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { ownProps } from '../ownProps.ts';

export interface IconButtonProps extends Omit<
  ButtonProps,
  'children' | 'icon' | 'isDone' | 'isBlock' | 'pendingLabel' | 'aria-label'
> {
  /** What it does, in words: the accessible name, and the tooltip of the browser. */
  label: string;
  children: ReactNode;
}

/** A button that shows one icon. */
export function IconButton({
  label,
  children,
  tone = 'quiet',
  size = 'md',
  type = 'button',
  isDisabled = false,
  isPending = false,
  onPress,
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...ownProps(rest)}
      type={type}
      className={`${base} ${tones[tone]} ${squares[size]}`}
      aria-label={label}
      {...press({ isDisabled, isPending, onPress })}
    >
      {isPending ? <Spinner /> : children}
    </button>
  );
}
