import { memo, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import * as css from './Carousel.css.ts';

interface SlideProps {
  kind: string;
  label: string;
  content: ReactNode;
  /** Shown instead of the content while there is one. */
  brief: ReactNode;
}

/** One slide of a carousel. The focus in what stood in for it goes on to its content. A step renders none that stays as it was. */
export const Slide = memo(function Slide({ kind, label, content, brief }: SlideProps) {
  const ref = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const isBrief = brief !== undefined;
  useLayoutEffect(() => {
    if (isBrief || !hadFocus.current) return;
    hadFocus.current = false;
    ref.current?.querySelector<HTMLElement>('a:not([tabindex="-1"]), button')?.focus({ preventScroll: true });
  }, [isBrief]);
  return (
    <div ref={ref} className={css.slide} role="group" aria-roledescription={kind} aria-label={label}>
      {isBrief ? <Brief slide={ref} hadFocus={hadFocus} brief={brief} /> : content}
    </div>
  );
});

interface BriefProps {
  slide: RefObject<HTMLElement | null>;
  hadFocus: RefObject<boolean>;
  brief: ReactNode;
}

/** Tells, when it goes, whether the focus was in it: afterwards nobody knows. */
function Brief({ slide, hadFocus, brief }: BriefProps) {
  useLayoutEffect(
    () => () => {
      hadFocus.current = slide.current?.contains(document.activeElement) ?? false;
    },
    [slide, hadFocus],
  );
  return brief;
}
