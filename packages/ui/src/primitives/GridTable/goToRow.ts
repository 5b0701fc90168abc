/**
 * Goes from a quantity (`input[data-quantity]`) to that of a row below or above, and selects it.
 * @returns false at the ends of the table, where there is none
 */
export function goToRow(field: HTMLInputElement, by: number): boolean {
  const table = field.closest('[role="table"]');
  const fields = [...(table?.querySelectorAll<HTMLInputElement>('input[data-quantity]') ?? [])];
  const next = fields[fields.indexOf(field) + by];
  next?.focus();
  next?.select();
  return next !== undefined;
}
