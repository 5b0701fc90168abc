import { useEffect, useState, type RefObject } from 'react';
import { media } from '../../../theme/breakpoints.ts';

/** How far (px) the page moves before it is meant: a resting finger trembles. */
const least = 12;

/**
 * Whether what floats over the page should be out of the way: at the top, where there is something to press below it, and
 * while somebody reads on. It comes when they turn back, and at the end, where the footer keeps room for it.
 */
export function useStepsAside(floating: RefObject<HTMLElement | null>): boolean {
  const [isAside, setAside] = useState(true);
  useEffect(() => {
    let turn = window.scrollY;
    const look = () => {
      const { innerHeight, scrollY } = window;
      const root = document.documentElement;
      const moved = scrollY - turn;
      const hasMore = root.scrollHeight - innerHeight - scrollY > least;
      const isTop = scrollY < least;
      if (hasMore && !isTop && Math.abs(moved) < least) return;
      turn = scrollY;
      setAside(hasMore && (isTop ? isInTheWay(floating.current) : moved > 0));
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
        .some((below) => below !== floating && below.matches('a, button, input, select, textarea, label')),
    ),
  );
}
