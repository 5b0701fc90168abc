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
    looks: { isMissed?: boolean };
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

/**
 * Looks when the page has changed, and now and then, as not all that is waited for is a change of its elements. Answers null after a
 * second, so that no call is left unanswered.
 */
function change<T>(look: () => T): Promise<T | null> {
  return new Promise((resolve) => {
    const end = performance.now() + 1000;
    let timer = 0;
    let last = 0;
    const observer = new MutationObserver(() => lookIn(Math.max(0, last + 50 - performance.now())));
    const lookIn = (wait: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        last = performance.now();
        const found = look();
        if (!found && last < end) return lookIn(250);
        observer.disconnect();
        clearTimeout(timer);
        resolve(found || null);
      }, wait);
    };
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    lookIn(0);
  });
}

/** What goes into the memory of Back stands still there, and answers nobody: it answers before. */
function unlessLeft<T>(promise: Promise<T>): Promise<T | null> {
  const left = new Promise<null>((resolve) => {
    window.addEventListener('pagehide', () => resolve(null), { once: true });
  });
  return Promise.race([promise, left]);
}

function frame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
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

/** What a press would do something to: it is there, takes presses, rests, and nothing lies over it. */
async function ready(wanted: SentWanted): Promise<HTMLElement | null> {
  const look = () => {
    const element = find(wanted);
    return element?.matches(':disabled, [aria-disabled="true"]') ? null : element;
  };
  const element = await change(look);
  if (!element) return null;
  if (placeToPress(element) === undefined) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = placeToPress(element);
  await frame();
  await frame();
  if (before === undefined || look() !== element || placeToPress(element) !== before) return null;
  watch(element);
  return element;
}

/** Gives a page `looks`: `find` at once, `until` something is true, and what is `ready` for a press. */
export const makeLooks = `
  ${[find, change, unlessLeft, frame, isPartOf, placeToPress, watch, ready].map(String).join('\n')}
  window.looks = {
    find,
    until: (look) => unlessLeft(change(look)),
    ready: (wanted) => unlessLeft(ready(wanted)),
  };`;
