import type { Id } from '@vitrin/api-client/read/readId';
import type { ChosenLine, Selection } from './createSelection.ts';
import { noteUnderWay } from './selections.ts';
import { tellWrongQuantity } from './tellWrongQuantity.ts';

/** What became of a line on its way into the basket. */
export interface ArrivedLine {
  readonly productId: Id;
  readonly quantity: number;
  readonly isAdded: boolean;
  /** What is to be said of it at its row, '' for nothing. */
  readonly note: string;
}

/** Puts lines into the basket and says how that went. */
export type AddLines = (lines: readonly ChosenLine[]) => Promise<readonly ArrivedLine[]>;

/** What arrived leaves the selection, unless it was changed meanwhile; the rest stays and says why. */
export function settleSelection(selection: Selection, lines: readonly ArrivedLine[]): void {
  selection.remove(lines.filter(({ isAdded }) => isAdded));
  for (const { productId, note } of lines) if (note !== '') selection.note(productId, note);
}

/** Puts all that is chosen in another list into the basket; where something in it is no quantity, it says so instead. */
export async function addSelection(selection: Selection, add: AddLines): Promise<void> {
  const wrong = selection.firstInvalid();
  if (wrong) return tellWrongQuantity(selection, wrong);
  settleSelection(selection, await noteUnderWay(selection, add(selection.lines())));
}
