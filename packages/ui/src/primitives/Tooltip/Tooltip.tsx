import { cloneElement, type FocusEvent, type KeyboardEvent, type ReactElement, useId, useState } from 'react';
import type { Placement } from '../Popover/placeBeside.ts';
import { placements } from '../Popover/floating.css.ts';
import { useAnchored } from '../Popover/useAnchored.ts';
import { useHoverIntent } from '../Popover/useHoverIntent.ts';
import { root, tooltip } from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words; never the only place where something is said, since a finger cannot hover. */
  text: string;
  /** One control; gets the text as its description. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
  placement?: Placement;
}

/**
 * A few more words about a control, while the mouse rests on it or the keyboard focus is there. Esc hides it. An
 * IconButton has its label as tooltip already.
 */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { anchor, float } = useAnchored(isOpen, placement);
  const hover = useHoverIntent(setOpen);
  // Heard from the control inside.
  const focus = {
    onFocus: (event: FocusEvent) => setOpen(event.target.matches(':focus-visible')),
    onBlur: () => setOpen(false),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen) return;
      event.preventDefault();
      setOpen(false);
    },
  };
  return (
    <span {...anchor} {...hover} {...focus} className={root}>
      {cloneElement(children, { 'aria-describedby': id })}
      <div {...float} id={id} role="tooltip" className={`${tooltip} ${placements[placement]}`}>
        {text}
      </div>
    </span>
  );
}
