import { useEffect, useEffectEvent } from 'react';

/** How long (ms) a person must have done nothing: longer than what they opened takes to come. */
const calm = 800;

/** What they do; looking and moving the mouse is none of it. */
const deeds = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** What somebody has open, or types into. */
const busy =
  'dialog:modal, header [aria-expanded="true"], :is(input, textarea, select, [contenteditable]):focus';

/**
 * Calls back, once, when the person is in the middle of nothing: no dialog, menu or pop-up is open, no field has the
 * focus, and nothing was pressed or scrolled for a moment.
 * @param isAwaited false calls off the wait; true begins a new one
 */
export function useQuietMoment(isAwaited: boolean, onQuiet: () => void): void {
  const callBack = useEffectEvent(onQuiet);
  useEffect(() => {
    if (!isAwaited) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.querySelector(busy)) wait();
        else callBack();
      }, calm);
    };
    wait();
    for (const deed of deeds) document.addEventListener(deed, wait, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const deed of deeds) document.removeEventListener(deed, wait, { capture: true });
    };
  }, [isAwaited]);
}
