/** Attributes whose value is another one for each row, and only whose presence tells one row from another. */
const ofOne =
  /^(?:id|for|href|src|srcset|alt|title|value|aria-(?:label|labelledby|describedby|controls|owns|activedescendant))$/;

/**
 * Elements that are built as a sibling before them and another behind them are: rows and cards of a long list. Classes, roles,
 * states and styles are the same, only texts, addresses and ids are others, so a look at accessibility finds in them what it
 * finds in those two. The first and the last of a kind are not among them, as styles treat these otherwise.
 */
export function findRepeated(root: Element): Element[] {
  const repeated: Element[] = [];
  const describe = (element: Element): string => {
    const children = [...element.children].map((child) => ({ child, shape: describe(child) }));
    if (children.length > 2) {
      for (const alike of Map.groupBy(children, ({ shape }) => shape).values())
        repeated.push(...alike.slice(1, -1).map(({ child }) => child));
    }
    const attributes = element
      .getAttributeNames()
      .toSorted()
      .map((name) =>
        ofOne.test(name)
          ? `${name}=${element.getAttribute(name) ? 1 : 0}`
          : `${name}=${element.getAttribute(name)}`,
      );
    const hasText = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && /\S/.test(nodeValue ?? ''),
    );
    return `${element.tagName}[${attributes.join()}]${hasText ? 't' : ''}(${children.map(({ shape }) => shape).join()})`;
  };
  describe(root);
  return repeated;
}
