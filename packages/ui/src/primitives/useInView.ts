import { useEffect, useState, type RefObject } from 'react';

type OnChange = (isInView: boolean) => void;

/** By margin: one observer watches all elements of a margin, of which a long table has a thousand. */
const observers = new Map<string, { observer: IntersectionObserver; told: Map<Element, OnChange> }>();

function startObserver(rootMargin: string) {
  const told = new Map<Element, OnChange>();
  const observer = new IntersectionObserver(
    (entries) => entries.forEach(({ target, isIntersecting }) => told.get(target)?.(isIntersecting)),
    { rootMargin },
  );
  const started = { observer, told };
  observers.set(rootMargin, started);
  return started;
}

/**
 * Tells whether an element is in the window: once soon after this call, and whenever it changes.
 * @param rootMargin what counts as the window, as `IntersectionObserver` takes it: `100% 0px` is a window more above and below
 * @returns ends it
 */
export function observeInView(element: Element, onChange: OnChange, rootMargin = '0px'): () => void {
  const { observer, told } = observers.get(rootMargin) ?? startObserver(rootMargin);
  told.set(element, onChange);
  observer.observe(element);
  return () => {
    told.delete(element);
    observer.unobserve(element);
  };
}

interface InViewOptions {
  /** As `observeInView` takes it. */
  rootMargin?: string;
  /** What counts until it is known. */
  isInitially?: boolean;
}

/**
 * Whether an element is in the window. It is no reason to leave content out that costs no request of its own: who searches the
 * page, prints it or has it read aloud does not scroll.
 */
export function useInView(
  ref: RefObject<Element | null>,
  { rootMargin, isInitially = false }: InViewOptions = {},
): boolean {
  const [isInView, setInView] = useState(isInitially);
  useEffect(
    () => (ref.current ? observeInView(ref.current, setInView, rootMargin) : undefined),
    [ref, rootMargin],
  );
  return isInView;
}
