import type { ChartSeries } from './chartSeries.ts';

/** Width and heights of the drawing in its own units; it is stretched to the place it gets. */
export const drawing = { width: 620, balance: 72, bars: 40 } as const;

export interface DrawnSeries {
  /** Outline of the balance, a step per day or week, and the same closed down to zero. */
  readonly line: string;
  readonly area: string;
  /** Debits stand on the middle line, credits hang from it. */
  readonly debits: string;
  readonly credits: string;
  /** Height of zero in the upper part. */
  readonly zero: number;
  /** Highest and lowest of what the upper part reaches. */
  readonly top: number;
  readonly bottom: number;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The next 1, 2, 2.5 or 5 of its power of ten, so that the axis says a round number. */
export function roundUp(value: number): number {
  if (value <= 0) return 0;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 2.5, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}

/** A series as paths: one element each, however many days there are. */
export function drawSeries({ steps, opening }: ChartSeries): DrawnSeries {
  const balances = [opening, ...steps.map(({ balance }) => balance)];
  const top = roundUp(Math.max(0, ...balances));
  const low = Math.min(0, ...balances);
  const bottom = low < 0 ? -roundUp(-low) : 0;
  const span = top - bottom || 1;
  const y = (amount: number) => round(((top - amount) / span) * drawing.balance);
  const step = drawing.width / Math.max(1, steps.length);
  const x = (index: number) => round(index * step);

  const rises = steps.map(({ balance }, index) => `V${y(balance)}H${x(index + 1)}`).join('');
  const line = `M0 ${y(opening)}${rises}`;
  const zero = y(0);
  const most =
    Math.max(...steps.map(({ debit, credit }) => Math.max(Math.abs(debit), Math.abs(credit)))) || 1;
  const middle = drawing.bars / 2;
  const inset = Math.min(step * 0.15, 3);
  const bar = (amount: number, index: number, direction: -1 | 1) => {
    const height = round(direction * (amount / most) * (middle - 1));
    return amount === 0
      ? ''
      : `M${round(x(index) + inset)} ${middle}v${height}h${round(step - 2 * inset)}V${middle}z`;
  };
  return {
    line,
    area: `${line}V${zero}H0z`,
    debits: steps.map(({ debit }, index) => bar(debit, index, -1)).join(''),
    credits: steps.map(({ credit }, index) => bar(credit, index, 1)).join(''),
    zero,
    top,
    bottom,
  };
}
