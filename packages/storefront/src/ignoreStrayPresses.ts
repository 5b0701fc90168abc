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
  let clicked: Element | null = null;
  window.addEventListener(
    'click',
    (event) => {
      if (event.detail > 1 && pressed(event) !== clicked) ignore(event);
      else clicked = pressed(event);
    },
    true,
  );
  let held: EventTarget | null = null;
  window.addEventListener(
    'keydown',
    (event) => {
      if (!event.repeat) held = event.target;
      else if (event.key === 'Enter' && event.target !== held) ignore(event);
    },
    true,
  );
}
