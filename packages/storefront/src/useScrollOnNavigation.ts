import { paths } from '@vitrin/ui/paths';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** On the search route, in ms: the results are looked at before the page moves. */
const searchDelay = 1200;
/** Frames for which a page that comes back must stand still: by then its rows have their heights. */
const settlingFrames = 10;
/** How long, in ms, a page is given to be as high as it was; one that has become shorter never is. */
const longestSettling = 2000;
/** How somebody moves the page themselves. */
const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Where each entry of the history was left, in px from the top, by the router's key. */
const places = new Map<string, number>();

/**
 * Navigation begins at the top. Going back, the browser restores the place itself, but before rows that are off screen have
 * their heights: where the page was too short for it by then, or moves when they get them, it is brought there again.
 */
export function useScrollOnNavigation(): void {
  const location = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    let isLeaving = false;
    const remember = () => {
      if (!isLeaving) places.set(location.key, window.scrollY);
    };
    // From here on the browser scrolls for the page that comes.
    const leave = () => {
      isLeaving = true;
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('popstate', leave);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('popstate', leave);
    };
    // Also where Back came before the next page, which leads to the same entry again.
  }, [location]);

  // With the page itself, not a frame later: nothing of it is seen where the last one was left.
  const before = useRef(location);
  useLayoutEffect(() => {
    const { pathname, search, hash } = before.current;
    before.current = location;
    // The browser goes to a place in the same page by itself.
    if (pathname === location.pathname && search === location.search && hash !== location.hash)
      return undefined;
    if (type === NavigationType.Pop) {
      const place = places.get(location.key);
      return place ? comeBackTo(place) : undefined;
    }
    if (location.pathname !== paths.search.pattern) {
      window.scrollTo(0, 0);
      return undefined;
    }
    const timer = setTimeout(() => window.scrollTo(0, 0), searchDelay);
    return () => clearTimeout(timer);
  }, [location, type]);
}

/** Holds the page at a place until it has stood there for some frames, or somebody moves it. */
function comeBackTo(place: number): () => void {
  let calm = settlingFrames;
  const begun = performance.now();
  let frame = requestAnimationFrame(function settle(now) {
    const isThere = Math.abs(window.scrollY - place) < 1;
    if (!isThere) window.scrollTo(0, place);
    calm = isThere ? calm - 1 : settlingFrames;
    if (calm > 0 && now - begun < longestSettling) frame = requestAnimationFrame(settle);
    else stop();
  });
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const hand of hands) window.removeEventListener(hand, stop);
  };
  for (const hand of hands) window.addEventListener(hand, stop, { passive: true });
  return stop;
}
