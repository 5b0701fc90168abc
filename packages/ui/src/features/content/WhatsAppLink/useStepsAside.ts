import { useEffect, useState } from 'react';

/** How far (px) the page moves before it is meant: a resting finger trembles. */
const least = 12;

/**
 * Whether what floats over the page should be out of the way: at the top, where nobody has asked for it, and while somebody
 * reads on. It comes when they turn back, and at the end, where the footer keeps room for it.
 */
export function useStepsAside(): boolean {
  const [isAside, setAside] = useState(true);
  useEffect(() => {
    let turn = window.scrollY;
    const onScroll = () => {
      const { innerHeight, scrollY } = window;
      const moved = scrollY - turn;
      const hasMore = document.documentElement.scrollHeight - innerHeight - scrollY > least;
      if (hasMore && Math.abs(moved) < least) return;
      turn = scrollY;
      setAside(hasMore && (moved > 0 || scrollY < least));
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isAside;
}
