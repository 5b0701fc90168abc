import { describeElement } from './describeElement.ts';

/** What a page is built of. */
export interface PageShape {
  /**
   * Elements that are built as a sibling before them and another behind them are: rows and cards of a long list. A look at
   * accessibility finds in them what it finds in those two. The first and the last of a kind are not among them, as styles
   * treat these otherwise.
   */
  readonly repeated: Element[];
  /** The same for two pages that differ in words, addresses and the length of their lists only. */
  readonly shape: string;
  /** What each element is by itself, without what stands in it. */
  readonly elements: ReadonlyMap<Element, string>;
}

/** Describes an element with everything in it. */
export function describePage(root: Element): PageShape {
  const repeated: Element[] = [];
  const elements = new Map<Element, string>();
  const describe = (element: Element): string => {
    const own = describeElement(element);
    elements.set(element, own);
    const children = [...element.children].map((child) => ({ child, shape: describe(child) }));
    const kinds = Map.groupBy(children, ({ shape }) => shape);
    for (const alike of kinds.values()) repeated.push(...alike.slice(1, -1).map(({ child }) => child));
    const shapes = [...kinds].map(([shape, { length }]) => (length > 1 ? `${shape}*` : shape));
    return `${own}(${shapes.join()})`;
  };
  return { shape: describe(root), repeated, elements };
}
