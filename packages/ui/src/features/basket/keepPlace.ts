/**
 * Gives the focus to the remove button of the next row, or of the one before the last, once a row has gone with the button
 * that removed it; after the only one to what the rows float in, if they do. The keyboard would start at the top of the page
 * otherwise.
 */
export async function keepPlace(button: HTMLElement, removal: Promise<boolean>): Promise<void> {
  const rows = button.closest('[role="table"], ul');
  const buttons = [...(rows?.querySelectorAll<HTMLElement>('button[data-remove]') ?? [])];
  const index = buttons.indexOf(button);
  const next = buttons[index + 1] ?? buttons[index - 1] ?? button.closest<HTMLElement>('[role="dialog"]');
  if ((await removal) && document.activeElement === document.body) next?.focus();
}
