import type { ReactNode } from 'react';
import { AlertTriangleIcon } from '../Icon/AlertTriangleIcon.tsx';
import { CircleAlertIcon } from '../Icon/CircleAlertIcon.tsx';
import { CircleCheckIcon } from '../Icon/CircleCheckIcon.tsx';
import { InfoIcon } from '../Icon/InfoIcon.tsx';
import { actions as actionRow, alert, mark, reasons as reasonList, title as titleLine } from './Alert.css.ts';

type Tone = 'info' | 'caution' | 'critical' | 'positive';

export interface AlertProps {
  tone?: Tone;
  /** What happened, in one line. */
  title?: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
  /** Why, where there is more than the title says. */
  reasons?: readonly string[];
  /** Buttons or links below the text. */
  actions?: ReactNode;
  /**
   * How it is read aloud when it appears: `now` interrupts (the default of `critical`), `politely` waits (the default of
   * the others), `never` is for one that was there from the start.
   */
  announce?: 'now' | 'politely' | 'never';
}

const icons = {
  info: InfoIcon,
  caution: AlertTriangleIcon,
  critical: CircleAlertIcon,
  positive: CircleCheckIcon,
};
const roles = { now: 'alert', politely: 'status', never: undefined } as const;

/** A message that stands where the thing it speaks of would be. */
export function Alert({ tone = 'info', title, children, reasons = [], actions, announce }: AlertProps) {
  const Mark = icons[tone];
  return (
    <div className={alert[tone]} role={roles[announce ?? (tone === 'critical' ? 'now' : 'politely')]}>
      <span className={mark[tone]}>
        <Mark />
      </span>
      <div>
        {title !== undefined && <strong className={titleLine}>{title}</strong>}
        {children}
        {reasons.length > 0 && (
          <ul className={reasonList}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        {actions !== undefined && <div className={actionRow}>{actions}</div>}
      </div>
    </div>
  );
}
