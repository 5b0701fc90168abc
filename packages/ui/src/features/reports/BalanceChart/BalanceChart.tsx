import { type ReactNode, useMemo } from 'react';
import { formatAmount } from '../../../text/formatAmount.ts';
import { formatDate } from '../../../text/formatDate.ts';
import type { ChartSeries, ChartStep } from '../chartSeries.ts';
import { drawing, drawSeries } from '../drawSeries.ts';
import { formatBalance } from '../showCell.ts';
import * as css from './BalanceChart.css.ts';

export interface BalanceChartProps {
  series: ChartSeries;
}

/** What is owed over the days of a statement, and what was debited and credited. The statement's table says the same in words. */
export function BalanceChart({ series }: BalanceChartProps) {
  const { steps, currency } = series;
  const drawn = useMemo(() => drawSeries(series), [series]);
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return null;
  const { width, balance, bars } = drawing;
  const step = width / steps.length;
  return (
    <figure className={css.chart}>
      <figcaption className={css.legend}>
        <span className={css.nameOf.balance}>Bakiye</span>
        <span className={css.nameOf.debit}>Borç</span>
        <span className={css.nameOf.credit}>Alacak</span>
      </figcaption>
      <div className={css.plot} role="img" aria-label={describe(series, first, last)}>
        <Plot className={css.picture} height={balance}>
          <path className={css.area} d={drawn.area} />
          <path className={css.line} d={drawn.line} />
          <path className={css.axis} d={`M0 ${drawn.zero}H${width}`} />
          {steps.map((one, index) => (
            <rect key={one.start} className={css.hit} x={index * step} width={step} height={balance}>
              <title>{titleOf(one, currency)}</title>
            </rect>
          ))}
        </Plot>
        <div className={css.amounts} aria-hidden="true" translate="no">
          <span>{shortAmount(drawn.top)}</span>
          <span>{shortAmount(drawn.bottom)}</span>
        </div>
        <Plot className={css.bars} height={bars}>
          <path className={css.debits} d={drawn.debits} />
          <path className={css.credits} d={drawn.credits} />
          <path className={css.axis} d={`M0 ${bars / 2}H${width}`} />
        </Plot>
        <div className={css.days} aria-hidden="true">
          <span>{formatDate(first.start)}</span>
          <span>{formatDate(last.end)}</span>
        </div>
      </div>
    </figure>
  );
}

interface PlotProps {
  className: string;
  /** Of the drawing; its width is that of all. */
  height: number;
  children: ReactNode;
}

/** A drawing that is stretched to its place. */
const Plot = ({ height, ...rest }: PlotProps) => (
  <svg {...rest} viewBox={`0 0 ${drawing.width} ${height}`} preserveAspectRatio="none" aria-hidden="true" />
);

const describe = ({ opening, currency }: ChartSeries, first: ChartStep, last: ChartStep) =>
  `Bakiye grafiği: ${formatDate(first.start)} başında ${formatBalance(opening, currency)}, ` +
  `${formatDate(last.end)} sonunda ${formatBalance(last.balance, currency)}. Ayrıntılar tablodadır.`;

const titleOf = ({ start, end, debit, credit, balance }: ChartStep, currency: string) =>
  [
    start === end ? formatDate(start) : `${formatDate(start)} – ${formatDate(end)}`,
    `Borç ${formatAmount(debit)}`,
    `Alacak ${formatAmount(credit)}`,
    `Bakiye ${formatBalance(balance, currency)}`,
  ].join('\n');

const short = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });
/** `250 bin`, `1,5 milyon`: the browser's own short form writes B for bin, which here is a debit. */
function shortAmount(amount: number): string {
  const size = Math.abs(amount);
  if (size >= 1e9) return `${short.format(amount / 1e9)} milyar`;
  if (size >= 1e6) return `${short.format(amount / 1e6)} milyon`;
  return size >= 1e3 ? `${short.format(amount / 1e3)} bin` : short.format(amount);
}
