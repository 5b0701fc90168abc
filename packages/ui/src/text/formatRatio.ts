let oneDecimal: Intl.NumberFormat | undefined;

/** A contrast ratio as `7,6:1`, rounded down: 4,49 must not read as the 4,5 that is asked for. */
export function formatRatio(ratio: number): string {
  oneDecimal ??= new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `${oneDecimal.format(Math.floor(ratio * 10) / 10)}:1`;
}
