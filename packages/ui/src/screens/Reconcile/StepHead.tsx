import { Heading } from '../../primitives/Heading/Heading.tsx';
import { step, stepNumber } from './Start.css.ts';

/** A step of the way, with its number. */
export function StepHead({ number, id, children }: { number: number; id: string; children: string }) {
  return (
    <div className={step}>
      <span className={stepNumber} aria-hidden="true">
        {number}
      </span>
      <Heading level={2} look="part" id={id}>
        {children}
      </Heading>
    </div>
  );
}
