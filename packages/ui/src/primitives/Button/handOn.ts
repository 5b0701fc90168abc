/**
 * The ref of a button that goes once it has done its work: the focus it had goes on to what has come in its place, or to what
 * stands around that while it waits. A screen reader would start at the top of the page otherwise.
 */
export const handOn = (button: HTMLElement | null) => () => {
  if (!button || document.activeElement !== button) return;
  // Once an ancestor is taken out, it tells where that was.
  const place = new Range();
  place.selectNode(button);
  queueMicrotask(() => {
    const around = place.startContainer;
    if (!(around instanceof HTMLElement)) return;
    const come = around.childNodes[place.startOffset];
    const whole = come instanceof HTMLElement ? come : around;
    const next = whole.closest('[aria-busy="true"]')?.parentElement ?? whole;
    // What floated there gives the focus back by itself.
    if (document.activeElement !== document.body || around === document.body) return;
    // What the keyboard reaches by itself stays in its way.
    next.tabIndex &&= -1;
    next.focus({ preventScroll: true });
  });
};
