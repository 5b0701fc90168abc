import type { Meta, StoryObj } from '@storybook/react-vite';
import { statementReportMixed, statementReportUnread } from '@vitrin/demo-server/fixtures/reports';
import { expect, fn } from 'storybook/test';
import { readMovements } from '../../reportRows.fixture.ts';
import { viewStatement } from '../../viewStatement.ts';
import { viewOpen } from '../viewOpen.ts';
import { OpenSummary } from './OpenSummary.tsx';

const openOf = (report: Parameters<typeof readMovements>[0]) =>
  viewOpen(viewStatement(readMovements(report)), {
    dueDates: new Map(),
    today: '2026-05-01',
    begin: '2026-03-01',
  });

const meta = {
  component: OpenSummary,
  args: {
    open: openOf(statementReportMixed),
    hasDueDates: true,
    isAskingAgain: false,
    onAskAgain: fn(),
    endsBefore: undefined,
    chosen: undefined,
    onChoose: fn(),
  },
} satisfies Meta<typeof OpenSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['LEDG-02'] },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(shown.slice(0, 3)).toEqual(['0,30 TRY (B)', '25,00 EUR (B)', '-1.234,50 USD (A)']);
    await expect(canvas.getByText('31–60 gün')).toBeVisible();
  },
};
/** An age that no document has cannot be asked for, but the one that is shown can be left. */
export const Chosen: Story = {
  args: { chosen: '90+' },
  parameters: { covers: ['LEDG-02'] },
  play: async ({ canvas, userEvent, args }) => {
    const chosen = canvas.getByRole('button', { pressed: true });
    await expect(chosen).toHaveTextContent('90+ gün 0 belge');
    await userEvent.click(chosen);
    await expect(args.onChoose).toHaveBeenLastCalledWith(undefined);
    await expect(canvas.getByRole('button', { name: /^0–30 gün 0 belge/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /^31–60 gün/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('31–60');
    await expect(canvas.queryByText('Tarihsiz')).toBeNull();
  },
};
/** Every reason why it may say less than all. */
export const Incomplete: Story = {
  args: { open: openOf(statementReportUnread), hasDueDates: false, endsBefore: '30.04.2026' },
  parameters: { covers: ['LEDG-02', 'USE-12'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^TRY: okunamayan bir tutar/)).toBeVisible();
    await expect(canvas.getByText(/^Vadeler okunamadı/)).toBeVisible();
    await expect(canvas.getByText(/^Tarih aralığı 30\.04\.2026 günü bitiyor/)).toBeVisible();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
