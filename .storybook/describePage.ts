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

/** Numbers of descriptions, for as long as the page stays. */
const numbers = new Map<string, number>();

/** The number of a description: the same as of an equal one before. */
export function numberOf(description: string): number {
  const known = numbers.get(description);
  if (known !== undefined) return known;
  numbers.set(description, numbers.size);
  return numbers.size - 1;
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
