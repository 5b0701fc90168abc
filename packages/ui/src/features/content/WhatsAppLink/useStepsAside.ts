import { useEffect, useState } from 'react';

/** How far (px) the page moves before it is meant: a resting finger trembles. */
const least = 12;

/** Whether what floats over the page should be out of the way: while somebody reads on, until they turn back. */
export function useStepsAside(): boolean {
  const [isAside, setAside] = useState(false);
  useEffect(() => {
    let turn = window.scrollY;
    const onScroll = () => {
      const moved = window.scrollY - turn;
      if (Math.abs(moved) < least) return;
      turn = window.scrollY;
      setAside(moved > 0);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isAside;
}
