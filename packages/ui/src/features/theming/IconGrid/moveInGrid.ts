/**
 * The place a key leads to in a grid that is filled row by row; undefined for every other key. Left and right go on in the
 * next row; up and down stay in their column and stop at the ends; Home and End keep to the row, with Ctrl to the grid.
 */
export function moveInGrid(
  { key, ctrlKey }: { readonly key: string; readonly ctrlKey: boolean },
  at: number,
  {
    count,
    columns,
    pageRows,
  }: { readonly count: number; readonly columns: number; readonly pageRows: number },
): number | undefined {
  const rowStart = at - (at % columns);
  const inColumn = (rows: number) => {
    const column = at % columns;
    const lastRow = Math.floor((count - 1 - column) / columns);
    return Math.max(0, Math.min(lastRow, (at - column) / columns + rows)) * columns + column;
  };
  const targets: Record<string, () => number> = {
    ArrowRight: () => at + 1,
    ArrowLeft: () => at - 1,
    ArrowDown: () => inColumn(1),
    ArrowUp: () => inColumn(-1),
    PageDown: () => inColumn(pageRows),
    PageUp: () => inColumn(-pageRows),
    Home: () => (ctrlKey ? 0 : rowStart),
    End: () => (ctrlKey ? count - 1 : rowStart + columns - 1),
  };
  const target = Object.hasOwn(targets, key) ? targets[key]?.() : undefined;
  return target === undefined || count === 0 ? undefined : Math.max(0, Math.min(count - 1, target));
}
