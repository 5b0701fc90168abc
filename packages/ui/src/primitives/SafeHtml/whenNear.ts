/**
 * Calls back once an element comes near the window: what stands at the end of a page must not cost its first load.
 * @returns ends the waiting
 */
export function whenNear(element: Element | null, callback: () => void): () => void {
  if (!element) return () => {};
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      callback();
    },
    { rootMargin: '100px' },
  );
  watch.observe(element);
  return () => watch.disconnect();
}
