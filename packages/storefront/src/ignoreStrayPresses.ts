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
  let clicked: WeakRef<Element> | undefined;
  window.addEventListener(
    'click',
    (event) => {
      const target = pressed(event);
      if (event.detail > 1 && target !== (clicked?.deref() ?? null)) ignore(event);
      else clicked = target ? new WeakRef(target) : undefined;
    },
    true,
  );
  let held: WeakRef<EventTarget> | undefined;
  window.addEventListener(
    'keydown',
    (event) => {
      if (!event.repeat) held = event.target ? new WeakRef(event.target) : undefined;
      else if (event.key === 'Enter' && event.target !== held?.deref()) ignore(event);
    },
    true,
  );
}
