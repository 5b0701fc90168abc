import { type FocusEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { padded, popover, root, width as widths } from './Popover.css.ts';
import { placements } from './floating.css.ts';
import type { Placement } from './placeBeside.ts';
import { useAnchored } from './useAnchored.ts';
import { useDismiss } from './useDismiss.ts';
import { useHoverIntent } from './useHoverIntent.ts';

/** Spread it on the Button or IconButton that opens the popover. */
export interface PopoverTriggerProps {
  'aria-expanded': boolean;
  'aria-controls': string;
  'aria-haspopup': 'dialog';
  onPress: () => void;
}

export interface PopoverProps {
  /** Names what floats. */
  label: string;
  trigger: (props: PopoverTriggerProps) => ReactNode;
  /** What floats; the function form gets a way to close it. Exists only while it is open. */
  children: ReactNode | ((close: () => void) => ReactNode);
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** With `hover` a resting mouse opens it too, and the focus of a keyboard shows it until it goes on. */
  opensOn?: 'press' | 'hover';
  /** Turned to the other side where there is no room. */
  placement?: Placement;
  /** As wide as its content, as its trigger, or 240, 320, 400 px. */
  width?: 'auto' | 'trigger' | 'sm' | 'md' | 'lg';
  /** Content up to the edges. */
  isFlush?: boolean;
}

/** What is too long for a popover scrolls by the arrow keys, so it can have the focus itself. */
const tabStop = { tabIndex: 0 } as const;

/** How it came to be open or closed: what is pressed open takes the focus, what is closed from inside gives it back. */
type Phase = 'closed' | 'closedFromInside' | 'glimpsed' | 'hovered' | 'pressed';

const isShown = (phase: Phase) => phase !== 'closed' && phase !== 'closedFromInside';

/**
 * Something that belongs to a button and floats beside it, without making the page wait: a basket preview, stock by
 * warehouse. A list of commands is a Menu; what needs an answer is a Dialog.
 *
 * Pressing moves the focus into it; Esc closes it and gives the focus back; a click elsewhere, or Tab leaving it, closes it.
 */
export function Popover({
  label,
  trigger,
  children,
  isOpen: given,
  onOpenChange,
  opensOn = 'press',
  placement = 'bottom start',
  width = 'auto',
  isFlush = false,
}: PopoverProps) {
  const id = useId();
  const [phase, setPhase] = useState<Phase>('closed');
  const isOpen = given ?? isShown(phase);
  // Closed from outside, it begins anew.
  if (given === false && isShown(phase)) setPhase('closed');
  const { anchor, float, anchorRef, floatRef } = useAnchored(isOpen, placement);

  const change = (next: Phase) => {
    setPhase(next);
    if (isShown(next) !== isOpen) onOpenChange?.(isShown(next));
  };
  const hover = useHoverIntent((isHovered) => {
    // By the time the mouse has rested it may have been pressed open.
    setPhase((now) => (now === 'pressed' ? now : isHovered ? 'hovered' : 'closed'));
    if (phase !== 'pressed' && isHovered !== isOpen) onOpenChange?.(isHovered);
  });

  useEffect(() => {
    if (phase === 'pressed') floatRef.current?.focus();
    if (phase === 'closedFromInside') {
      anchorRef.current?.querySelector<HTMLElement>(':scope > [aria-controls]')?.focus();
    }
  }, [phase, anchorRef, floatRef]);

  const leaving = useDismiss({
    isOpen,
    within: anchorRef,
    onDismiss: (how) => change(how === 'escape' ? 'closedFromInside' : 'closed'),
  });

  const onFocus = ({ target, currentTarget }: FocusEvent) => {
    const isTrigger = target.parentElement === currentTarget;
    if (opensOn === 'hover' && phase === 'closed' && isTrigger && target.matches(':focus-visible'))
      change('glimpsed');
  };
  const onBlur = (event: FocusEvent) => {
    leaving.onBlur(event);
    // What was closed by Esc stays so until the focus comes again.
    const { currentTarget, relatedTarget } = event;
    if (phase === 'closedFromInside' && relatedTarget && !currentTarget.contains(relatedTarget))
      setPhase('closed');
  };

  return (
    <span
      {...anchor}
      {...leaving}
      {...(opensOn === 'hover' && hover)}
      onFocus={onFocus}
      onBlur={onBlur}
      className={root}
    >
      {trigger({
        'aria-expanded': isOpen && phase !== 'glimpsed',
        'aria-controls': id,
        'aria-haspopup': 'dialog',
        // A press on what hovering or the focus has just opened means to keep it.
        onPress: () => change(isOpen && phase !== 'hovered' && phase !== 'glimpsed' ? 'closed' : 'pressed'),
      })}
      <div
        {...float}
        id={id}
        role="dialog"
        aria-label={label}
        // Tab passes by what is only shown; a press goes in.
        inert={phase === 'glimpsed'}
        {...tabStop}
        className={`${popover} ${placements[placement]} ${widths[width]}${isFlush ? '' : ` ${padded}`}`}
      >
        {isOpen && (typeof children === 'function' ? children(() => change('closedFromInside')) : children)}
      </div>
    </span>
  );
}
