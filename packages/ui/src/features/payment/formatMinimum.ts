/** The least amount as the shop's message has it: whole lira without decimals. */
export const formatMinimum = (lira: number): string =>
  lira.toLocaleString('tr-TR', {
    minimumFractionDigits: Number.isInteger(lira) ? 0 : 2,
    maximumFractionDigits: 2,
  });
