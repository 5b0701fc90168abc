/** Where something floating stands: the side of its anchor, then the edge it shares with it. */
export type Placement = 'bottom start' | 'bottom' | 'bottom end' | 'top start' | 'top' | 'top end';

/** The margin of what floats and the space kept to the edges of the window, in px. */
const margin = 4;
const edge = 8;

/**
 * Places a fixed element beside its anchor, on the other side where there is no room: what CSS anchor positioning does,
 * for the browsers that lack it.
 */
export function placeBeside(float: HTMLElement, anchor: HTMLElement, placement: Placement) {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = float;
  const { clientWidth, clientHeight } = document.documentElement;
  const below = at.bottom;
  const above = at.top - height - 2 * margin;
  const wantsTop = placement.startsWith('top');
  const isTop = wantsTop ? above >= edge : below + height > clientHeight - edge && above >= edge;
  const start = placement.endsWith('start')
    ? at.left
    : placement.endsWith('end')
      ? at.right - width
      : at.left + (at.width - width) / 2;
  float.style.top = `${isTop ? above : below}px`;
  float.style.left = `${Math.max(edge, Math.min(start, clientWidth - width - edge))}px`;
}
