import { numberOf, type PageShape } from './describePage.ts';
import { isSeen, remember } from './seen.ts';

/** More of them than this cost axe more to leave out than they save. */
const mostParts = 24;

/** What axe judges by what stands elsewhere on the page: landmarks and headings by each other, and what names another by its id. */
const judgedByOthers =
  'main, nav, header, footer, aside, section, form, h1, h2, h3, h4, h5, h6, [role="heading"], [role="region"], [role="search"], [role="dialog"], [id], [accesskey], [aria-labelledby], [aria-describedby], [aria-controls], [aria-owns]';

/** What of a page's structure no story before has shown. */
export interface NewStructure {
  /** Whether there is any. */
  readonly isAny: boolean;
  /** What need not be looked at: the largest parts that stood in the same place before and are judged by themselves, and what is repeated. */
  readonly leftOut: readonly Element[];
  /** Remembers all of it as good. */
  readonly remember: () => void;
}

/** Tells what is new of a page, in a window as wide. */
export function findNewStructure({ root, elements, repeated }: PageShape): NewStructure {
  /** Parts of the page in their places: what they are built of, and what they stand in. */
  const placed: number[] = [];
  const known: { element: Element; size: number }[] = [];
  const alike: Element[] = [];
  const visit = (element: Element, place: number, isWithinKnown: boolean) => {
    const shape = elements.get(element);
    if (!shape) return;
    const part = numberOf(`${place} ${shape.whole}`);
    placed.push(part);
    const isKnown =
      !isWithinKnown &&
      isSeen(part) &&
      !element.matches(judgedByOthers) &&
      !element.querySelector(judgedByOthers);
    if (isKnown) known.push({ element, size: shape.size });
    const own = numberOf(`${place} in ${shape.own}`);
    for (const child of element.children) {
      if (!repeated.has(child)) visit(child, own, isWithinKnown || isKnown);
      else if (!isWithinKnown && !isKnown) alike.push(child);
    }
  };
  const window = numberOf(`window ${innerWidth}`);
  visit(root, window, false);
  return {
    isAny: !isSeen(numberOf(`${window} ${elements.get(root)?.whole ?? ''}`)),
    leftOut: [
      ...known
        .toSorted((one, other) => other.size - one.size)
        .slice(0, mostParts)
        .map(({ element }) => element),
      ...alike,
    ],
    remember: () => remember(placed),
  };
}
