/**
 * Runs in the page: what of its text is cut, broken letter by letter, lies over other text or outside of the window, in words. Not
 * counted is what says itself that it is cut (an ellipsis, whose whole text the element has as its title), what scrolls, and what
 * floats or stays at an edge of the window above what is scrolled beneath it.
 */
export function findFaults(): readonly string[] {
  const faults: string[] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1) {
    const widest = [...document.querySelectorAll('body *')].findLast(
      (element) => element.getBoundingClientRect().right >= scrollWidth - 1 && element.checkVisibility(),
    );
    const what = `${widest?.tagName.toLowerCase()} ${widest?.className} ${widest?.textContent?.slice(0, 40)}`;
    faults.push(`the page is ${scrollWidth} px wide in ${clientWidth}, as is ${what}`);
  }

  interface Piece {
    readonly element: HTMLElement;
    readonly text: string;
    readonly box: DOMRect;
    /** What it floats with; undefined for what lies in the page. */
    readonly floatsIn: Element | undefined;
  }
  const pieces: Piece[] = [];
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const tell = (text: string, what: string) =>
    faults.push(`${JSON.stringify(text.replaceAll(/\s+/g, ' ').slice(0, 40))} ${what}`);

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (
      !element ||
      text === '' ||
      element.closest('script, style, noscript, svg, select, [aria-hidden="true"]')
    )
      continue;
    // Rows off screen are not laid out.
    const sight = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
    if (!element.checkVisibility(sight)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    let boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    let floatsIn: Element | undefined;
    let isOut = false;
    let scrolls = false;
    let cut: string | undefined;
    for (
      let around: Element | null = element;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const style = styleOf(around);
      const frame = around.getBoundingClientRect();
      // Hidden from sight on purpose.
      if (frame.width <= 1 || frame.height <= 1 || style.clipPath !== 'none') isOut = true;
      // One of two sides, of which the other is seen.
      if (style.backfaceVisibility === 'hidden') isOut = true;
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
        if (style.overflowX === 'auto' || style.overflowX === 'scroll') scrolls = true;
        // A line that is not there at all has been left out, not cut.
        boxes = boxes.filter(
          ({ left, right, top, bottom }) =>
            right > frame.left + 1 &&
            left < frame.right - 1 &&
            bottom > frame.top + 3 &&
            top < frame.bottom - 3,
        );
        const isEllipsis = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        if (!scrolls && cut === undefined && !isEllipsis) {
          const isAside = boxes.some(({ left, right }) => left < frame.left - 1 || right > frame.right + 1);
          const isBelow = boxes.some(({ top, bottom }) => top < frame.top - 4 || bottom > frame.bottom + 4);
          if (isAside || isBelow) cut = `is cut ${isAside ? 'at the side' : 'above or below'}`;
        }
        boxes = boxes.map(({ left, right, top, bottom }) => {
          const clipped = {
            left: Math.max(left, frame.left),
            right: Math.min(right, frame.right),
            top: Math.max(top, frame.top),
            bottom: Math.min(bottom, frame.bottom),
          };
          return new DOMRect(
            clipped.left,
            clipped.top,
            clipped.right - clipped.left,
            clipped.bottom - clipped.top,
          );
        });
      }
      if (['fixed', 'sticky'].includes(style.position) || around.matches('dialog, [popover]'))
        floatsIn ??= around;
    }
    if (isOut || boxes.length === 0) continue;
    if (cut !== undefined) tell(text, cut);
    const lines = new Set(boxes.map(({ top }) => Math.round(top))).size;
    if (lines > 2 * text.split(/\s+/).length && text.length / lines < 4)
      tell(text, `is broken into ${lines} lines`);
    if (!scrolls && boxes.some(({ left, right }) => right > clientWidth + 1 || left < -1))
      tell(text, 'lies outside of the window');
    if (!scrolls) for (const one of boxes) pieces.push({ element, text, box: one, floatsIn });
  }

  pieces.sort((a, b) => a.box.top - b.box.top);
  pieces.forEach((one, index) => {
    for (const other of pieces.slice(index + 1)) {
      if (other.box.top > one.box.bottom - 3) break;
      if (one.element === other.element || one.floatsIn !== other.floatsIn) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      if (across > 3 && down > 3) tell(one.text, `lies over ${other.text.slice(0, 40)}`);
    }
  });
  return [...new Set(faults)];
}
