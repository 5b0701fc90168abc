import { useState, type ReactNode } from 'react';
import { Disclosure } from '../../packages/ui/src/primitives/Disclosure/Disclosure.tsx';
import { Heading } from '../../packages/ui/src/primitives/Heading/Heading.tsx';
import * as css from './guide.css.ts';

interface FoldedProps {
  /** Names the region. */
  label: string;
  title: string;
  /** A quieter line under the title. */
  note?: string;
  /** How many states there are. */
  count: number;
  isOpenAtFirst: boolean;
  children: () => ReactNode;
}

/** A part of the list under its name. What nobody has opened is not rendered: there are thousands of links. */
export function Folded({ label, title, note, count, isOpenAtFirst, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <section className={css.folded} aria-label={label}>
      <Disclosure
        title={
          <span className={css.foldedTitle}>
            <Heading level={2} look="part">
              {title}
            </Heading>
            {note !== undefined && <span className={css.addresses}>{note}</span>}
          </span>
        }
        trailing={<span className={css.addresses}>{count} durum</span>}
        isExpanded={isOpen}
        onExpandedChange={setOpen}
      >
        {isOpen && children()}
      </Disclosure>
    </section>
  );
}
