import type { ReactNode } from 'react';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { CircleCheckIcon } from '../../../primitives/Icon/CircleCheckIcon.tsx';
import * as css from './SuccessMessage.css.ts';

export interface SuccessMessageProps {
  title: string;
  /** Of what the number is: 'Sipariş numaranız'. */
  label: string;
  number: string;
  /** Where to go from here. */
  children: ReactNode;
}

/** Says that it is done, and the number it has. */
export function SuccessMessage({ title, label, number, children }: SuccessMessageProps) {
  return (
    <div className={css.page}>
      <div className={css.mark}>
        <CircleCheckIcon size="xl" />
      </div>
      <Heading level={1}>{title}</Heading>
      <p className={css.number}>
        {label}:{' '}
        <span className={css.code} translate="no">
          {number}
        </span>
      </p>
      <div className={css.actions}>{children}</div>
    </div>
  );
}
