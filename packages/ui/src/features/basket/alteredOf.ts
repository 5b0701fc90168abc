import type { AddedLine } from '@vitrin/api-client/basket/addedLines';

/** The lines that arrived with another quantity than asked for. */
export const alteredOf = (lines: readonly AddedLine[]) =>
  lines.flatMap((line) =>
    line.saved !== undefined && line.saved > 0 && line.saved !== line.quantity
      ? [{ ...line, saved: line.saved }]
      : [],
  );
