import { chosenCells, type ShownGrid } from './chosenCells.ts';
import { copiedTable } from './copiedTable.ts';

/**
 * Puts the cells of a table that are selected on the clipboard. What is selected in a field is the field's; of a selection that
 * begins and ends outside of the table, as when the whole page is selected, the browser knows best.
 */
export function copyCells<Row>(event: ClipboardEvent, table: HTMLElement, grid: ShownGrid<Row>): void {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || event.defaultPrevented) return;
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
  const range = selection.getRangeAt(0);
  if (!table.contains(range.startContainer) && !table.contains(range.endContainer)) return;
  const cells = chosenCells(range, table, grid);
  if (!cells || !event.clipboardData) return;
  const { html, plain } = copiedTable(cells);
  event.clipboardData.setData('text/html', html);
  event.clipboardData.setData('text/plain', plain);
  event.preventDefault();
}
