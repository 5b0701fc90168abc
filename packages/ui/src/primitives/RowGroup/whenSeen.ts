import { flushSync } from 'react-dom';

/** Pixels per millisecond from which on rows fly past: nobody tells their pictures apart. */
const flying = 1;
/** Milliseconds a speed is measured over: shorter, a busy page that hears of its scroll in bursts looks slow or fast by turns. */
const span = 200;
/** Milliseconds without a step after which a scroll may have ended. */
const rest = 120;

const waiting = new Map<Element, () => void>();
const near = new Set<Element>();
let observer: IntersectionObserver | undefined;
/** Something scrolls, and fast or not yet known how fast. */
let isFlying = false;
/** Where the speed is measured from; none while nothing scrolls. */
let mark: { readonly box: Element; readonly place: number; readonly time: number } | undefined;
let lastStep = 0;
let ending: ReturnType<typeof setTimeout> | undefined;

function call(elements: Iterable<Element>): void {
  for (const element of elements) {
    const callback = waiting.get(element);
    forget(element);
    callback?.();
  }
}

function forget(element: Element): void {
  waiting.delete(element);
  near.delete(element);
  observer?.unobserve(element);
}

function onScroll({ target, timeStamp: time }: Event): void {
  // The page itself, or a table that scrolls in a box of its own.
  const box = target instanceof Element ? target : document.documentElement;
  const place = box.scrollTop;
  if (mark?.box !== box) {
    isFlying = true;
    mark = { box, place, time };
  } else if (time - mark.time >= span) {
    isFlying = Math.abs(place - mark.place) > flying * (time - mark.time);
    mark = { box, place, time };
  }
  if (!isFlying) call(near);
  lastStep = time;
  clearTimeout(ending);
  // A busy page hears of its scroll late: it is over when the next frame brings no step either.
  ending = setTimeout(() => requestAnimationFrame(() => lastStep === time && endScroll()), rest);
}

function endScroll(): void {
  isFlying = false;
  mark = undefined;
  call(near);
}

function startObserver(): IntersectionObserver {
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  // Before the browser lays out the paper, so that it waits for the pictures.
  window.addEventListener('beforeprint', () => flushSync(() => call(waiting.keys())));
  return new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) near.add(target);
        else near.delete(target);
      }
      if (!isFlying) call(near);
    },
    // The second holds for tables that scroll in a box of their own, too; for the window they add up. No more than the browser's
    // own distance for lazy pictures, or those of the last group would set out in the middle of the scroll.
    { rootMargin: '300px 0px', scrollMargin: '300px 0px' },
  );
}

/**
 * Calls back once, when an element is less than 600 px from sight and does not fly past, or when the page is printed.
 * @returns ends the waiting
 */
export function whenSeen(element: Element, callback: () => void): () => void {
  observer ??= startObserver();
  waiting.set(element, callback);
  observer.observe(element);
  return () => forget(element);
}
