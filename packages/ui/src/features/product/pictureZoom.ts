/** How much larger a press on `+` makes a picture. */
export const ratioOfStep = 1.5;
/** Small pictures are enlarged as well, though nothing new comes to light. */
const leastMost = 2;
/** A wheel's notch is a hundred px, of which a line is a third; fingers on a trackpad tell the few px they part by. */
const pxOfLine = 33;
const perPx = { wheel: 0.002, pinch: 0.01 };
/** A wheel that is turned fast tells of several notches at once. */
const mostAtOnce = 0.4;

/** How much larger a picture can be made than it is shown: up to its own pixels. */
export const mostRatio = (naturalWidth: number, shownWidth: number): number =>
  Math.max(leastMost, naturalWidth / Math.max(1, shownWidth));

/** How much larger a turn of the wheel makes a picture, or two fingers on a trackpad, which browsers tell as a wheel with Ctrl. */
export function ratioOfWheel({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const px = deltaMode === 0 ? deltaY : deltaY * pxOfLine;
  const power = -px * (ctrlKey ? perPx.pinch : perPx.wheel);
  return Math.exp(Math.min(mostAtOnce, Math.max(-mostAtOnce, power)));
}
