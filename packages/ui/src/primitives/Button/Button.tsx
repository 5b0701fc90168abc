import type { MouseEvent, ReactNode } from 'react';
import { CheckIcon } from '../Icon/CheckIcon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { type OwnProps, ownProps } from '../ownProps.ts';
import { buttonLook } from './buttonLook.ts';
import { press } from './press.ts';

type Native = Omit<OwnProps<'button'>, 'onClick'>;

export interface ButtonProps extends Native {
  children: ReactNode;
  /** `brand` for the one main action of a view, `quiet` beside stronger ones, `danger` for what cannot be undone. */
  tone?: 'brand' | 'secondary' | 'quiet' | 'danger';
  /** 32, 40 or 48 px high; never under 44 on phones. */
  size?: 'sm' | 'md' | 'lg';
  /** In front of the words; the spinner or tick takes its place. */
  icon?: ReactNode;
  /** Stays focusable, so that a keyboard user is not thrown out of the page; presses do nothing. */
  isDisabled?: boolean;
  /** The action is under way: presses do nothing, a form is not sent twice. */
  isPending?: boolean;
  /** Stands in for the words while pending. */
  pendingLabel?: string;
  /** The action has just succeeded. */
  isDone?: boolean;
  /** As wide as its place. */
  isBlock?: boolean;
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Does something here. What leads somewhere is a Link or LinkButton. */
export function Button({
  children,
  tone = 'secondary',
  size = 'md',
  type = 'button',
  icon,
  isDisabled = false,
  isPending = false,
  pendingLabel,
  isDone = false,
  isBlock = false,
  onPress,
  ...rest
}: ButtonProps) {
  const lead = isPending ? <Spinner /> : isDone ? <CheckIcon /> : icon;
  return (
    <button
      {...ownProps(rest)}
      type={type}
      className={buttonLook({ tone, size, isBlock })}
      {...press({ isDisabled, isPending, onPress })}
      data-done={isDone || undefined}
    >
      {lead}
      {isPending && pendingLabel !== undefined ? pendingLabel : children}
    </button>
  );
}
