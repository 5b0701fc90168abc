import type { ReactNode } from 'react';
import { toggle } from './ScanDialog.css.ts';

interface ToggleProps {
  icon: ReactNode;
  /** Whether it is on; left out for what only does something. */
  isOn?: boolean;
  onPress: () => void;
  children: string;
}

/** Something of the camera that is turned on and off, or around. */
export function Toggle({ icon, isOn, onPress, children }: ToggleProps) {
  return (
    <button type="button" className={toggle} aria-pressed={isOn} onClick={onPress}>
      {icon}
      {children}
    </button>
  );
}
