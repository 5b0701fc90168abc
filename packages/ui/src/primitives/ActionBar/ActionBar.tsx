import type { ReactNode, Ref } from 'react';
import { press } from '../Button/press.ts';
import { CloseIcon } from '../Icon/CloseIcon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { bar, main, onPhone, quiet, roomy } from './ActionBar.css.ts';

export interface ActionBarProps {
  /** The name of the region. */
  label: string;
  /** What is chosen, with its numbers in `b`, and the buttons, the main one last. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Stands over the bottom of the page while something is chosen: how much, and what can be done with it. */
export const ActionBar = ({ label, children, ref }: ActionBarProps) => (
  <section ref={ref} className={bar} aria-label={label}>
    {children}
  </section>
);

export interface ActionButtonProps {
  icon: ReactNode;
  children: ReactNode;
  /** It is being done. */
  isPending?: boolean;
  /** There is nothing to do it with yet. */
  isDisabled?: boolean;
  onPress: () => void;
}

/** What is mostly done with what is chosen. */
export const ActionButton = ({ icon, children, isPending, isDisabled, onPress }: ActionButtonProps) => (
  <button type="button" className={main} {...press({ isPending, isDisabled, onPress })}>
    {isPending ? <Spinner /> : icon}
    {children}
  </button>
);

export interface QuietActionProps {
  label: string;
  /** All that a phone has room for. */
  icon?: ReactNode;
  isDisabled?: boolean;
  onPress: () => void;
}

/** What else can be done; without an icon of its own it ends the choice. */
export const QuietAction = ({ label, icon = <CloseIcon />, isDisabled, onPress }: QuietActionProps) => (
  <button type="button" className={quiet} aria-label={label} {...press({ isDisabled, onPress })}>
    <span className={roomy}>{label}</span>
    <span className={onPhone}>{icon}</span>
  </button>
);
