import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { ShownGrid } from './chosenCells.ts';

type CopyCells = typeof import('./copyCells.ts').copyCells;
let copyCells: CopyCells | undefined;

/** Few copy: the code for it comes when something begins to be selected, and is there before a hand has reached the keys. */
async function load(): Promise<void> {
  // Without it the browser copies as it always does.
  copyCells ??= (await import('./copyCells.ts').catch(() => undefined))?.copyCells;
}

/** Has a selection that spans cells of a table copied as cells. */
export function useCopiedCells<Row>(table: RefObject<HTMLElement | null>, grid: ShownGrid<Row>): void {
  const copy = useEffectEvent((event: ClipboardEvent) => {
    if (table.current) copyCells?.(event, table.current, grid);
  });
  useEffect(() => {
    const begin = () => void load();
    document.addEventListener('selectstart', begin);
    document.addEventListener('copy', copy);
    return () => {
      document.removeEventListener('selectstart', begin);
      document.removeEventListener('copy', copy);
    };
  }, []);
}
