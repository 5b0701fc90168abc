import { useEffect, useState, type RefObject } from 'react';
import { media } from '../../../theme/breakpoints.ts';

/** How far (px) the page moves before it is meant: a resting finger trembles. */
const least = 12;

/**
 * Whether what floats over the page should be out of the way: while somebody reads on, and wherever there is something to read or
 * to press below it. It comes at the top and when they turn back, where there is room, and at the end, where the footer keeps some.
 */
export function useStepsAside(floating: RefObject<HTMLElement | null>): boolean {
  const [isAside, setAside] = useState(true);
  useEffect(() => {
    let turn = window.scrollY;
    let readsOn = false;
    const look = () => {
      const { innerHeight, scrollY } = window;
      const hasMore = document.documentElement.scrollHeight - innerHeight - scrollY > least;
      const moved = scrollY - turn;
      if (scrollY < least || Math.abs(moved) >= least) {
        readsOn = scrollY >= least && moved > 0;
        turn = scrollY;
      }
      setAside(hasMore && (readsOn || isInTheWay(floating.current)));
    };
    // What a screen waits for comes below it later.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, [floating]);
  return isAside;
}

function isInTheWay(floating: HTMLElement | null): boolean {
  // Elsewhere it stands in the gutter.
  if (!floating || !matchMedia(media.phone).matches) return false;
  const { left, right, top, bottom } = floating.getBoundingClientRect();
  return [left, right].some((x) =>
    [top, (top + bottom) / 2, bottom].some((y) =>
      document
        .elementsFromPoint(x, y)
        .some(
          (below) =>
            !floating.contains(below) &&
            (below.matches('a, button, input, select, textarea, label') ||
              [...below.childNodes].some((child) => child instanceof Text && child.data.trim() !== '')),
        ),
    ),
  );
}
