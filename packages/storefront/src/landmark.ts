/** A link of the page, by which a place is found again though what lies above it may have other heights by then. */
export interface Landmark {
  readonly href: string;
  /** Which of the links with this address: a card leads to its product twice. */
  readonly index: number;
  /** How far below the window's upper edge it was, in px. */
  readonly top: number;
}

/** Where one looks for something in sight, as shares of the window's height: the middle first, where nothing lies over it. */
const looks = [0.5, 0.35, 0.65, 0.2, 0.8];

const linksTo = (href: string) => [
  ...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`),
];

/** The link that was pressed, or one in sight; undefined where the page has none there. */
export function findLandmark(pressed: EventTarget | null): Landmark | undefined {
  const link =
    (pressed instanceof Element ? pressed.closest<HTMLElement>('main a[href]') : null) ?? linkInSight();
  const href = link?.getAttribute('href');
  if (!link || !href) return undefined;
  return { href, index: linksTo(href).indexOf(link), top: link.getBoundingClientRect().top };
}

function linkInSight(): HTMLElement | undefined {
  for (const look of looks) {
    const there = document.elementFromPoint(window.innerWidth / 2, window.innerHeight * look);
    const link = there?.closest<HTMLElement>('main :is(a[href], li, [role="row"])');
    const found = link?.matches('a') ? link : link?.querySelector<HTMLElement>('a[href]');
    if (found) return found;
  }
  return undefined;
}

/**
 * Scrolls until the landmark is where it was. A table that scrolls in a box of its own is scrolled in it, at the place of the
 * page that is given. The keyboard goes on from there, unless it has gone on by itself.
 *
 * @param y the page's own place, in px from the top
 * @returns whether it stood there already; undefined while it is not in the page
 */
export function bringBack({ href, index, top }: Landmark, y: number): boolean | undefined {
  const link = linksTo(href)[index];
  if (!link) return undefined;
  if (document.activeElement?.id === 'main') link.focus({ preventScroll: true });
  const box = boxAround(link);
  let isThere = true;
  if (box && Math.abs(window.scrollY - y) >= 1) {
    window.scrollTo(0, y);
    isThere = false;
  }
  const away = link.getBoundingClientRect().top - top;
  if (Math.abs(away) >= 1) {
    (box ?? window).scrollBy(0, away);
    isThere = false;
  }
  return isThere;
}

function boxAround(link: Element): Element | undefined {
  for (let box = link.parentElement; box && box !== document.body; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY))
      return box;
  return undefined;
}
