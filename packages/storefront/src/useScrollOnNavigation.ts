import { routes } from '@vitrin/ui/routes';
import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { bringBack, findLandmark, type Landmark } from './landmark.ts';

/** On the search route, in ms: the results are looked at before the page moves. */
const searchDelay = 1200;
/** Frames for which a page that comes back must stand still: by then its rows have their heights. */
const settlingFrames = 10;
/** How long, in ms, a page is given to be as high as it was; one that has become shorter never is. */
const longestSettling = 2000;
/** How somebody moves the page themselves. */
const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

interface Place {
  /** In px from the top. */
  readonly y: number;
  /** What was there, once the page has been left by pressing something. */
  readonly landmark?: Landmark | undefined;
}

/** Where each entry of the history was left, by the router's key. */
const places = new Map<string, Place>();
/** While a page is brought back, its place is the one it is brought to. */
let isComingBack = false;

/**
 * Navigation begins at the top. Going back, the browser restores the place itself, but before rows that are off screen have
 * their heights: where the page was too short for it by then, or moves when they get them, it is brought there again. In a
 * long list the place is not where it was at all, as rows above that nobody has seen since have guessed heights; so what is
 * brought back is what was seen.
 */
export function useScrollOnNavigation(): void {
  const location = useLocation();
  const type = useNavigationType();
  // Gone before the next page is scrolled: that is no place of this one.
  useLayoutEffect(() => {
    let isLeaving = false;
    const remember = () => {
      if (!isLeaving && !isComingBack) places.set(location.key, { y: window.scrollY });
    };
    // Before a press does anything, as what it leads to may take the page away; and for Back and Forward, of which a page
    // hears too late, whenever it has come to rest. A box that scrolls by itself tells of it on the way down only.
    const look = ({ target }: Event) => {
      if (!isLeaving && !isComingBack)
        places.set(location.key, { y: window.scrollY, landmark: findLandmark(target) });
    };
    // From here on the browser scrolls for the page that comes.
    const leave = () => {
      isLeaving = true;
    };
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    window.addEventListener('scroll', remember, options);
    window.addEventListener('scrollend', look, { ...options, capture: true });
    window.addEventListener('click', look, { ...options, capture: true });
    window.addEventListener('popstate', leave, options);
    return () => listening.abort();
    // Also where Back came before the next page, which leads to the same entry again.
  }, [location]);

  // With the page itself, not a frame later: nothing of it is seen where the last one was left.
  const before = useRef(location);
  useLayoutEffect(() => {
    const { pathname, search, hash } = before.current;
    before.current = location;
    // The browser goes to a place in the same page by itself, and back from it; to the page without a place it is we who go.
    const isSamePage = pathname === location.pathname && search === location.search;
    if (isSamePage && hash !== location.hash && (location.hash !== '' || type === NavigationType.Pop))
      return undefined;
    const isSearch = location.pathname === routes.search.path;
    // The keyboard goes on, and a screen reader begins, at the screen that has come: what was pressed has gone with the last
    // one, or stands around it. A choice within the screen that outlives it keeps the focus, and a search is typed on.
    const main = document.getElementById('main');
    if (pathname !== location.pathname && !isSearch && !main?.contains(document.activeElement))
      main?.focus({ preventScroll: true });
    if (type === NavigationType.Pop) {
      const place = places.get(location.key);
      return place ? comeBackTo(place) : undefined;
    }
    if (!isSearch) {
      window.scrollTo(0, 0);
      return undefined;
    }
    const timer = setTimeout(() => window.scrollTo(0, 0), searchDelay);
    return () => clearTimeout(timer);
  }, [location, type]);
}

/** Holds the page at a place until it has stood there for some frames, or somebody moves it. */
function comeBackTo(place: Place): () => void {
  let calm = settlingFrames;
  isComingBack = true;
  const begun = performance.now();
  let frame = requestAnimationFrame(function settle(now) {
    calm = isBack(place) ? calm - 1 : settlingFrames;
    if (calm > 0 && now - begun < longestSettling) frame = requestAnimationFrame(settle);
    else stop();
  });
  const stop = () => {
    isComingBack = false;
    cancelAnimationFrame(frame);
    for (const hand of hands) window.removeEventListener(hand, stop);
  };
  for (const hand of hands) window.addEventListener(hand, stop, { passive: true });
  return stop;
}

/** Brings the page to a place; says whether it was there. */
function isBack({ y, landmark }: Place): boolean {
  const found = landmark && bringBack(landmark, y);
  if (found !== undefined) return found;
  const isThere = Math.abs(window.scrollY - y) < 1;
  if (!isThere) window.scrollTo(0, y);
  // What was seen may still be on its way.
  return isThere && !landmark;
}
