type Told = (isNear: boolean) => void;

const told = new WeakMap<Element, Told>();
let observer: IntersectionObserver | undefined;

/** A window above and below is near: a turn of the wheel finds its rows already there. */
const margin = '100% 0px';

/** Tells when an element comes near the window and when it goes. One observer watches all of them. */
export function observeNear(element: Element, onChange: Told): () => void {
  observer ??= new IntersectionObserver(
    (entries) => entries.forEach(({ target, isIntersecting }) => told.get(target)?.(isIntersecting)),
    { rootMargin: margin },
  );
  told.set(element, onChange);
  observer.observe(element);
  return () => {
    told.delete(element);
    observer?.unobserve(element);
  };
}
