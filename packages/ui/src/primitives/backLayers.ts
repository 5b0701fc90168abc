import { media } from '../theme/breakpoints.ts';

interface Layer {
  readonly close: () => void;
  /** Whether Back closes it and nothing else; otherwise it goes with the page. */
  readonly hasEntry: boolean;
}

/** What lies over the page, the topmost last. */
let layers: readonly Layer[] = [];
/** How many entries of ours lie over that of the page, the current one included. */
let made = 0;
/** Address of the page they lie over. */
let pageHref = '';
/** What is done when a traversal of our own has arrived. */
let arrive: (() => void) | undefined;
/** The page is being left by a full load, which a traversal would call off. */
let isUnloading = false;
let settling: ReturnType<typeof setTimeout> | undefined;

/** How many layers the current entry says to lie over its page. */
function depth(): number {
  const state: { layers?: number } | null = history.state;
  return state?.layers ?? 0;
}

/**
 * A phone's Back, a key or a swipe, means what lies on top. On a desk Back means the page, as long as some of it is in sight, and
 * an entry would cost those that Forward leads to. The browser skips an entry that nobody's press has led to.
 */
const isBackFor = (isPageCovered: boolean) =>
  (isPageCovered || matchMedia(media.touch).matches) && navigator.userActivation.hasBeenActive;

function travel(by: number, then: () => void): void {
  arrive = then;
  history.go(by);
}

function push(): void {
  if (made === 0) pageHref = location.href;
  made += 1;
  // Back to the same page scrolls nothing.
  history.scrollRestoration = 'manual';
  history.pushState({ ...history.state, layers: made }, '');
}

/** Makes as many entries as there are layers. */
function settle(): void {
  if (arrive || isUnloading) return;
  if (made > 0 && depth() === 0) {
    giveToPage();
    return;
  }
  made = depth();
  const wanted = layers.filter(({ hasEntry }) => hasEntry).length;
  while (made < wanted) push();
  if (made > wanted) travel(wanted - made, settle);
  else if (made === 0) history.scrollRestoration = 'auto';
}

/** The page has replaced its entry, but the current one was ours: what it wrote belongs to its own. */
function giveToPage(): void {
  const state: unknown = history.state;
  const { href } = location;
  const over = made;
  made = 0;
  travel(-over, () => {
    if (depth() === 0) {
      history.replaceState(state, '', href);
      settle();
    } else {
      // It was an entry of its own, on to another page.
      travel(over, settle);
    }
  });
}

function follow(event: PopStateEvent): void {
  if (arrive) {
    event.stopImmediatePropagation();
    const then = arrive;
    arrive = undefined;
    made = depth();
    then();
    return;
  }
  const isSamePage = depth() < made && location.href === pageHref;
  // Nothing of the page has changed: nobody else is to hear of it.
  if (isSamePage) event.stopImmediatePropagation();
  made = depth();
  const entries = layers.filter(({ hasEntry }) => hasEntry);
  const lowest = isSamePage ? entries[made] : layers[0];
  const closed = lowest ? layers.slice(layers.indexOf(lowest)) : [];
  layers = layers.filter((layer) => !closed.includes(layer));
  for (const { close } of closed.toReversed()) close();
  settle();
}

// The window's own events reach its listeners in the order they came in: this one has to be there before the router's.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', follow);
  window.addEventListener('beforeunload', () => {
    isUnloading = true;
  });
}

/**
 * What lies over the page and is closed by Back. On a phone each layer is an entry of the history, made when it opens and taken
 * away when it is closed otherwise, so that Back closes the topmost and leaves the page as it was; so is one that covers the page
 * elsewhere. Of all others Back closes each and leads where it leads.
 */
export const backLayers = {
  /** Once a page has begun: loaded afresh over what lay on it, it leaves that entry. */
  start: settle,
  /** Puts a layer on top; the result takes it away again. */
  enter: (close: () => void, isPageCovered: boolean): (() => void) => {
    isUnloading = false;
    const layer: Layer = { close, hasEntry: isBackFor(isPageCovered) };
    layers = [...layers, layer];
    clearTimeout(settling);
    settle();
    return () => {
      layers = layers.filter((other) => other !== layer);
      clearTimeout(settling);
      // What closes it may be a link, or open another: the entry may be taken over.
      settling = setTimeout(settle);
    };
  },
  /**
   * Hands the entry of what lies over the page to the page that is navigated to.
   * @returns whether there was one, which that page is to replace
   */
  handOver: (): boolean => {
    if (made === 0 || depth() === 0) return false;
    made = 0;
    history.scrollRestoration = 'auto';
    return true;
  },
};
