import type { PastDocument } from '../past/PastLine.ts';
import type { RowView } from './CodeRows.ts';

/** Rows that came out of a document, and how many of them are not ticked. */
export interface TakenDocument {
  readonly document: PastDocument;
  readonly leftOut: number;
}

/** What of the rows is ticked, and where they came from. */
export interface Ticks {
  /** Ready rows that are ticked: they go into the basket. */
  readonly ready: number;
  readonly leftOut: number;
  /** In the order in which their rows stand. */
  readonly documents: readonly TakenDocument[];
  /** Some rows know what was paid for them. */
  readonly hasPast: boolean;
}

/** Of rows that came out of none. */
export const noDocuments: Pick<Ticks, 'documents' | 'hasPast'> = { documents: [], hasPast: false };

/** Counts the ticks of rows. Where no document is and nothing is left out, there is nothing to tick. */
export function ticksOf(rows: readonly RowView[]): Ticks {
  let [ready, leftOut, hasPast] = [0, 0, false];
  const documents = new Map<string, TakenDocument>();
  for (const { row, state } of rows) {
    const isLeftOut = row.leftOut !== undefined;
    if (isLeftOut) leftOut += 1;
    else if (state.kind === 'ready') ready += 1;
    hasPast ||= row.past !== undefined;
    const document = row.past?.document;
    if (!document) continue;
    const key = `${document.kind} ${document.documentNo}`;
    const known = documents.get(key)?.leftOut ?? 0;
    documents.set(key, { document, leftOut: known + (isLeftOut ? 1 : 0) });
  }
  return { ready, leftOut, hasPast, documents: [...documents.values()] };
}
