import type { queryAllByRole } from '@testing-library/dom';

/** What is looked for, as it is sent to the page. */
export interface SentWanted {
  readonly role: string;
  readonly name: string | null;
  readonly isPattern: boolean;
  readonly at: number;
  readonly within: SentWanted | null;
}

declare global {
  interface Window {
    TestingLibraryDom: { readonly queryAllByRole: typeof queryAllByRole };
    looks: {
      /** Whether the last press went elsewhere. */
      isMissed?: boolean;
      /** Whether anything has changed since the last look. */
      isChanged?: boolean;
      /** When it was last looked, in ms since the page began, and for which wait. */
      at?: number;
      wait?: number;
      /** What is about to be pressed, where it is, and whether it has been there for two frames. */
      resting?: { readonly element: HTMLElement; readonly place: string; readonly isLong: boolean };
    };
  }
}

// Everything here runs in the page, which gets it as text: it knows of nothing else in this module.

function find(wanted: SentWanted): HTMLElement | null {
  const container = wanted.within ? find(wanted.within) : document.body;
  if (!container) return null;
  const name = wanted.isPattern ? new RegExp(wanted.name ?? '') : wanted.name;
  const found = window.TestingLibraryDom.queryAllByRole(
    container,
    wanted.role,
    name === null ? {} : { name },
  );
  return found[wanted.at] ?? null;
}

/** Looks if the page has changed since it was last looked for this, or a while has gone: not all that is waited for is a change of elements. */
function look<T>(wait: number, search: () => T): T | null {
  const { looks } = window;
  const isDue = looks.wait !== wait || looks.isChanged || performance.now() - (looks.at ?? 0) > 250;
  if (!isDue) return null;
  Object.assign(looks, { wait, isChanged: false, at: performance.now() });
  return search();
}

function watchChanges(): void {
  new MutationObserver(() => {
    window.looks.isChanged = true;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** Whether something is it, or of it, or what labels it. */
function isPartOf(element: HTMLElement, part: unknown): boolean {
  return (
    part instanceof Element && (element.contains(part) || part.closest('label')?.contains(element) === true)
  );
}

/** Where it is, if a press in its middle would meet it. */
function placeToPress(element: HTMLElement): string | undefined {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return isPartOf(element, top) ? [x, y, width, height].join(' ') : undefined;
}

/** Notes whether the next press meets it. */
function watch(element: HTMLElement): void {
  window.looks.isMissed = true;
  window.addEventListener(
    'pointerdown',
    ({ target }) => {
      window.looks.isMissed = !isPartOf(element, target);
    },
    { capture: true, once: true },
  );
}

/** Whether it has stood in one place for two frames. */
function rests(element: HTMLElement, place: string): boolean {
  const { resting } = window.looks;
  if (resting?.element === element && resting.place === place) return resting.isLong;
  const begun = { element, place, isLong: false };
  window.looks.resting = begun;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      begun.isLong = true;
    }),
  );
  return false;
}

/** What a press would do something to: it is there, takes presses, rests, and nothing lies over it. */
function ready(wanted: SentWanted): HTMLElement | null {
  const element = find(wanted);
  if (!element || element.matches(':disabled, [aria-disabled="true"]')) return null;
  if (placeToPress(element) === undefined) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = placeToPress(element);
  if (place === undefined || !rests(element, place)) return null;
  watch(element);
  return element;
}

/**
 * Gives a page `looks`: `find`, `look` for something until it is there, and what is `ready` for a press. All of them answer at once, and are
 * asked again: what a page that goes has promised may never come.
 */
export const makeLooks = `
  ${[find, look, watchChanges, isPartOf, placeToPress, watch, rests, ready].map(String).join('\n')}
  window.looks = { find, look, ready };
  watchChanges();`;
