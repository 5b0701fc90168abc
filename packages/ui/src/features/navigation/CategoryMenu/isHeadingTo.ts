interface Point {
  readonly x: number;
  readonly y: number;
}

type Box = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom'>;

/** Which side of the line from `a` to `b` a point is on: the sign counts. */
const side = (a: Point, b: Point, point: Point) =>
  (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);

/**
 * Whether a mouse that was at `from` and is now at `at` is on its way to a box beside it: it stays inside the triangle
 * between where it was and the near edge of the box.
 */
export function isHeadingTo(box: Box, from: Point, at: Point): boolean {
  const isRight = box.left > from.x;
  if (!isRight && box.right > from.x) return false;
  const x = isRight ? box.left : box.right;
  const corners = [
    { x, y: box.top },
    { x, y: box.bottom },
  ] as const;
  const comesNearer = Math.abs(x - at.x) < Math.abs(x - from.x);
  const upper = side(from, corners[0], at);
  const lower = side(from, corners[1], at);
  return comesNearer && (isRight ? upper >= 0 && lower <= 0 : upper <= 0 && lower >= 0);
}
