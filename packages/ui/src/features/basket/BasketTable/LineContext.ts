import { createContext, use } from 'react';
import type { LineQueue, LineState } from '../LineQueue.ts';
import type { RowNotice } from '../describeRow.ts';

/** What the cells of a row share of its state. */
export interface ShownLine {
  readonly state: LineState;
  readonly notice: RowNotice | undefined;
  /** Id of the message that says the notice. */
  readonly messageId: string;
  readonly queue: LineQueue;
  /** What the row orders from now on. */
  readonly set: (quantity: number) => void;
  /** Whether something stands in its field that is no quantity. */
  readonly onValidity: (isInvalid: boolean) => void;
  readonly onRemove: () => Promise<boolean>;
}

export const LineContext = createContext<ShownLine | undefined>(undefined);

/** The row around. */
export function useShownLine(): ShownLine {
  const line = use(LineContext);
  if (!line) throw new Error('A cell of a basket row stands in a row.');
  return line;
}
