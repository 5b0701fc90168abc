import { describeElement } from './describeElement.ts';

/** What one element of a page is. */
export interface ElementShape {
  /** The same for elements built alike, whatever stands in them. */
  readonly own: number;
  /** The same for elements built alike with everything in them, but for words, addresses and the length of lists. */
  readonly whole: number;
  /** Elements in it and itself. */
  readonly size: number;
}

/** What a page is built of. */
export interface PageShape {
  readonly root: Element;
  readonly elements: ReadonlyMap<Element, ElementShape>;
  /**
   * Elements that are built as a sibling before them and another behind them are: rows and cards of a long list. A look at
   * accessibility finds in them what it finds in those two. The first and the last of a kind are not among them, as styles
   * treat these otherwise.
   */
  readonly repeated: ReadonlySet<Element>;
}

/**
 * The number of a description, the same on every page: 53 bits, of which two in millions are alike once in a thousand runs
 * (cyrb53 by bryc, public domain).
 */
export function numberOf(description: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < description.length; at += 1) {
    const code = description.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0);
}

/** Describes an element with everything in it. */
export function describePage(root: Element): PageShape {
  const repeated = new Set<Element>();
  const elements = new Map<Element, ElementShape>();
  const describe = (element: Element): ElementShape => {
    const own = numberOf(describeElement(element));
    const children = [...element.children].map((child) => ({ child, shape: describe(child) }));
    const kinds = Map.groupBy(children, ({ shape }) => shape.whole);
    for (const alike of kinds.values()) for (const { child } of alike.slice(1, -1)) repeated.add(child);
    const shapes = [...kinds].map(([whole, { length }]) => (length > 1 ? `${whole}*` : whole));
    const shape = {
      own,
      whole: numberOf(`${own}(${shapes.join()})`),
      size: children.reduce((sum, child) => sum + child.shape.size, 1),
    };
    elements.set(element, shape);
    return shape;
  };
  describe(root);
  return { root, repeated, elements };
}
