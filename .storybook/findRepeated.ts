import { describeElement } from './describeElement.ts';

/**
 * Elements that are built as a sibling before them and another behind them are: rows and cards of a long list. A look at
 * accessibility finds in them what it finds in those two. The first and the last of a kind are not among them, as styles treat
 * these otherwise.
 */
export function findRepeated(root: Element): Element[] {
  const repeated: Element[] = [];
  const describe = (element: Element): string => {
    const children = [...element.children].map((child) => ({ child, shape: describe(child) }));
    if (children.length > 2) {
      for (const alike of Map.groupBy(children, ({ shape }) => shape).values())
        repeated.push(...alike.slice(1, -1).map(({ child }) => child));
    }
    return `${describeElement(element)}(${children.map(({ shape }) => shape).join()})`;
  };
  describe(root);
  return repeated;
}
