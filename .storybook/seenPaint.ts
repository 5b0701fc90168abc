import { hasText } from './describeElement.ts';
import { numberOf, type PageShape } from './describePage.ts';
import { isSeen, remember } from './seen.ts';

/** What an element's text is painted on. */
interface Ground {
  /** What the element is built as. */
  readonly own: number;
  /** Backgrounds down to the first that lets nothing through. */
  readonly backgrounds: string;
  /** Opacities of all it stands in. */
  readonly opacity: string;
  /** The colour of the text around it. */
  readonly color: string;
  /** Covered by a dialog, or not usable: axe judges neither. */
  readonly isCovered: boolean;
  readonly isDisabled: boolean;
}

/** What is pressed. */
const targets =
  'a[href], button, input, select, textarea, summary, [tabindex], [role="button"], [role="link"], [role="checkbox"], [role="radio"], [role="switch"], [role="tab"], [role="option"], [role^="menuitem"], [role="combobox"]';

/** Pixels: what is as large in both directions, and clear of others, needs no space around it (WCAG 2.5.8). */
const largeTarget = 24;

/** What of a page's paint no story before has shown. */
export interface NewPaint {
  /** One element for each. */
  readonly parts: readonly Element[];
  /** Remembers them as good. */
  readonly remember: () => void;
}

/**
 * The parts of a page that nothing before them has shown to be readable and large enough: text of the same colour, size and
 * weight on the same ground is read as well, whatever it says. What is laid out of its place may stand on anything: that is
 * the same in the same place only, as is a small target.
 * @param leftOut selectors of regions that are not looked at
 */
export function findNewPaint(page: PageShape, leftOut: readonly string[] = []): NewPaint {
  const parts = new Map<number, Element>();
  const pressed: Target[] = [];
  const modal = document.querySelector(':modal');
  const visit = (element: Element, around: Ground) => {
    const shape = page.elements.get(element);
    if (!shape || element instanceof SVGElement || leftOut.some((region) => element.matches(region))) return;
    if (element.matches('[aria-hidden="true"], [inert], option')) return;
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.clipPath === 'inset(50%)') return;
    const place = `${shape.own} in ${around.own}`;
    const ground: Ground = {
      own: shape.own,
      ...paintBehind(style, place, around),
      color: style.color,
      isCovered: around.isCovered && element !== modal && !element.matches(':popover-open'),
      isDisabled: around.isDisabled || isDisabled(element),
    };
    if (style.visibility === 'visible') {
      const key = describeText(element, style, ground, around);
      if (key !== undefined && !isSeen(key)) parts.set(key, element);
      if (element.matches(targets)) pressed.push({ element, place, box: element.getBoundingClientRect() });
    }
    for (const child of element.children) if (!page.repeated.has(child)) visit(child, ground);
  };
  visit(page.root, {
    own: 0,
    backgrounds: getComputedStyle(document.documentElement).backgroundColor,
    opacity: '',
    color: '',
    isCovered: modal !== null,
    isDisabled: false,
  });
  for (const [key, element] of describeTight(pressed)) if (!isSeen(key)) parts.set(key, element);
  return {
    parts: [...new Set(parts.values())],
    remember: () => remember(parts.keys()),
  };
}

const isDisabled = (element: Element) =>
  element.matches(':disabled, [aria-disabled="true"]') ||
  (element instanceof HTMLLabelElement && element.control?.matches(':disabled') === true);

/** A computed colour names its opacity after a stroke, or as the fourth of `rgba`, unless nothing shows through it. */
const isOpaque = (color: string) => !/^rgba|\/|^transparent/.test(color);

function paintBehind(style: CSSStyleDeclaration, place: string, around: Ground) {
  const { backgroundColor, backgroundImage, opacity, position } = style;
  const isCover = isOpaque(backgroundColor) && backgroundImage === 'none';
  const isMoved = !isCover && position !== 'static' && position !== 'relative';
  const own = [backgroundColor, backgroundImage, isMoved ? place : 'in place'].join(' ');
  const isThere = own !== 'rgba(0, 0, 0, 0) none in place';
  return {
    backgrounds: isOpaque(backgroundColor)
      ? own
      : isThere
        ? `${around.backgrounds} < ${own}`
        : around.backgrounds,
    opacity: opacity === '1' ? around.opacity : `${around.opacity} ${opacity}`,
  };
}

/** Of large text less contrast is asked: 18 pt, or 14 pt in bold (WCAG 1.4.3), in whole parts of a point as axe counts them. */
const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration) =>
  Math.ceil(Number.parseFloat(fontSize) * 72) / 96 >= (Number(fontWeight) >= 700 ? 14 : 18);

/** How an element's own text is painted, undefined where there is none. */
function describeText(
  element: Element,
  style: CSSStyleDeclaration,
  ground: Ground,
  around: Ground,
): number | undefined {
  if (!hasText(element) && !element.matches('input, select, textarea')) return undefined;
  const { color, fontSize, textDecorationLine } = style;
  // It is as wide as it is large.
  const textShadow = style.textShadow === 'none' ? '' : `${style.textShadow} ${fontSize}`;
  // A link is told from the text around it.
  const link = element.matches('a, [role="link"]') ? `${around.color} ${textDecorationLine}` : '';
  const { backgrounds, opacity, isCovered } = ground;
  return numberOf(
    [color, isLarge(style), textShadow, link, backgrounds, opacity, isCovered, ground.isDisabled].join('|'),
  );
}

interface Target {
  readonly element: Element;
  readonly place: string;
  readonly box: DOMRect;
}

const doOverlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Targets that are small or partly covered by another, by their place and size. */
function describeTight(pressed: readonly Target[]): readonly (readonly [number, Element])[] {
  const isTight = ({ element, box }: Target) =>
    box.width < largeTarget ||
    box.height < largeTarget ||
    pressed.some(
      (other) =>
        doOverlap(box, other.box) &&
        other.element !== element &&
        !other.element.contains(element) &&
        !element.contains(other.element),
    );
  return pressed
    .filter(({ box }) => box.width > 0 && box.height > 0)
    .filter(isTight)
    .map(({ box, element, place }) => {
      const [width, height] = [box.width, box.height].map((size) => Math.min(size, largeTarget).toFixed());
      return [numberOf(`${innerWidth} ${place} ${width} × ${height}`), element];
    });
}
