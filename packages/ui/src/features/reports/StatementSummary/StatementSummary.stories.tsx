import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  statementReport,
  statementReportMixed,
  statementReportUnread,
} from '@vitrin/demo-server/fixtures/reports';
import { expect } from 'storybook/test';
import { readMovements } from '../reportRows.fixture.ts';
import { sumReport } from '../sumReport.ts';
import { viewStatement } from '../viewStatement.ts';
import { StatementSummary } from './StatementSummary.tsx';

const totalsOf = (report: Parameters<typeof readMovements>[0]) => {
  const view = viewStatement(readMovements(report));
  return sumReport(view, view.lines);
};

const meta = {
  component: StatementSummary,
  args: { totals: totalsOf(statementReport), company: 'Işık Elektrik Ltd. Şti. (Cari No 120.01.034)' },
} satisfies Meta<typeof StatementSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^-?[\d.]+,\d\d TRY \([AB]\)$/)).toBeVisible();
    await expect(canvas.getByText('Toplam Borç')).toBeVisible();
    await expect(canvas.getByText('Toplam Alacak')).toBeVisible();
  },
};
export const Loading: Story = { args: { totals: undefined } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const MixedCurrencies: Story = {
  args: { totals: totalsOf(statementReportMixed).slice(1) },
  play: async ({ canvas }) => {
    for (const text of ['0,30 TRY (B)', '25,00 EUR (B)', '-1.234,50 USD (A)']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
};
/** Sums that lack an amount which could not be read. */
export const UnreadAmounts: Story = {
  args: { totals: totalsOf(statementReportUnread).slice(1) },
  parameters: { covers: ['USE-12'] },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(shown).toEqual([
      '1.000,00 TRY (B) (eksik)',
      '-50,00 USD (A)',
      '1.000,00 (eksik)',
      '-50,00',
      '0,00 (eksik)',
      '0,00',
    ]);
  },
};
export const MobileUnreadAmounts: Story = { ...UnreadAmounts, globals: { viewport: { value: 'phone' } } };
