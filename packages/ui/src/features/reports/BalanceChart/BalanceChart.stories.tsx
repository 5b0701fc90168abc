import type { Meta, StoryObj } from '@storybook/react-vite';
import { statementReport, statementReportOf } from '@vitrin/demo-server/fixtures/reports';
import { expect } from 'storybook/test';
import { readMovements } from '../reportRows.fixture.ts';
import { chartSeries, type ChartSeries } from '../chartSeries.ts';
import { viewStatement } from '../viewStatement.ts';
import { BalanceChart } from './BalanceChart.tsx';

function seriesOf(report: Parameters<typeof readMovements>[0]): ChartSeries {
  const view = viewStatement(readMovements(report));
  const series = chartSeries(view, { start: '2026-11-20', end: '2026-11-20' });
  if (!series) throw new Error('a statement in one currency is needed');
  return series;
}

const owing = seriesOf(statementReport);

const meta = {
  component: BalanceChart,
  args: { series: owing },
} satisfies Meta<typeof BalanceChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await expect(picture).toHaveAccessibleName(/^Bakiye grafiği: .* TRY \([AB]\)\. Ayrıntılar tablodadır\.$/);
    for (const name of ['Bakiye', 'Borç', 'Alacak']) await expect(canvas.getByText(name)).toBeVisible();
    const { bottom } = canvas.getByRole('img').getBoundingClientRect();
    await expect(bottom).toBeGreaterThan(0);
  },
};
export const Many: Story = { args: { series: seriesOf(statementReportOf(5000)) } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const InCredit: Story = {
  args: {
    series: {
      ...owing,
      opening: 0,
      steps: owing.steps.map((step) => ({ ...step, balance: step.balance - 900_000 })),
    },
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
