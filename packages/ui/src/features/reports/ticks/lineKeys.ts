import type { ReportLine } from '../ReportLine.ts';

/** Gives the key of a line; where nothing can be ticked nobody asks. */
export function lineKeys(lines: readonly ReportLine[]): (line: ReportLine) => string {
  let keys: ReadonlyMap<ReportLine, string> | undefined;
  return (line) => {
    keys ??= allKeys(lines);
    return keys.get(line) ?? '';
  };
}

/**
 * What each line is told by when the report is read again, sorted or filtered: by all it says, and of lines that say the same
 * by which of them it is.
 */
function allKeys(lines: readonly ReportLine[]): ReadonlyMap<ReportLine, string> {
  const seen = new Map<string, number>();
  return new Map(
    lines.map((line) => {
      const { documentNo, date, kind, debit, credit, grandTotal, sumCurrency } = line;
      const said = [documentNo, date, kind, debit, credit, grandTotal, sumCurrency].join('|');
      const which = seen.get(said) ?? 0;
      seen.set(said, which + 1);
      return [line, `${said}|${which}`];
    }),
  );
}
