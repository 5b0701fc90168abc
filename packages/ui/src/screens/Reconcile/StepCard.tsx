import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { card, step, stepNumber } from './Start.css.ts';

export interface StepCardProps {
  number: number;
  /** Of its title. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A step of the way, with its number. */
export const StepCard = ({ number, id, title, children }: StepCardProps) => (
  <section className={card} aria-labelledby={id}>
    <div className={step}>
      <span className={stepNumber} aria-hidden="true">
        {number}
      </span>
      <Heading level={2} look="part" id={id}>
        {title}
      </Heading>
    </div>
    {children}
  </section>
);
