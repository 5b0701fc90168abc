/** What a click presses: a label presses its field. */
function pressed({ target }: Event): Element | null {
  if (!(target instanceof Element)) return null;
  const label = target.closest('label');
  return label ? (label.control ?? label) : target.closest('a, button, input, select, textarea, summary');
}

function ignore(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Takes no notice of the second click of a double click, nor of an Enter that is held, where it meets something else than
 * the first: what was pressed has gone with the press, and what came into its place was not meant. Two products would be
 * removed in place of one.
 */
export function ignoreStrayPresses(): void {
  // Weakly: a field that has gone is not to be kept, and with it a card number.
  let clicked = new WeakSet<EventTarget>([window]);
  let held = clicked;
  window.addEventListener(
    'click',
    (event) => {
      const target = pressed(event) ?? window;
      if (event.detail > 1 && !clicked.has(target)) ignore(event);
      else clicked = new WeakSet([target]);
    },
    true,
  );
  window.addEventListener(
    'keydown',
    (event) => {
      const target = event.target ?? window;
      if (!event.repeat) held = new WeakSet([target]);
      else if (event.key === 'Enter' && !held.has(target)) ignore(event);
    },
    true,
  );
}
