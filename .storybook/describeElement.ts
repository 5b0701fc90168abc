/** What is another in each row, and tells one row from another only by being there. */
const ofOne =
  /^(?:id|for|href|src|srcset|alt|title|name|value|datetime|d|points|style|data-(?!scheme|density|theme)[\w-]+|aria-(?:label|labelledby|describedby|controls|owns|activedescendant|rowindex|posinset|setsize|valuenow|valuetext))$/;

/** What no attribute tells: what floats is open, what is ticked is, what has no box is not there. */
const states = [':popover-open', ':modal', ':checked', ':invalid'];

/** An element without its children: its classes, role and states, and whether there is text of its own. */
export function describeElement(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) =>
    ofOne.test(name) ? `${name}${value === '' ? '' : '+'}` : `${name}=${value}`,
  );
  const own = states.filter((state) => element.matches(state));
  if (!element.checkVisibility()) own.push('hidden');
  return `${element.tagName}[${attributes.toSorted().join()}]${own.join()}${hasText(element) ? 't' : ''}`;
}

/** Whether words stand in it that are in no element within it. */
export const hasText = (element: Element): boolean =>
  [...element.childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && /\S/.test(nodeValue ?? ''),
  );
