import type { Meta, StoryObj } from '@storybook/react-vite';
import { invoiceReportYear } from '@vitrin/demo-server/fixtures/reports';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { readInvoices } from '../reportRows.fixture.ts';
import { todayInIstanbul } from '../../../text/formatDate.ts';
import { ageInvoices } from '../ageing.ts';
import { viewInvoices } from '../viewInvoices.ts';
import { InvoiceAges, type InvoiceAgesProps } from './InvoiceAges.tsx';

const ages = ageInvoices(viewInvoices(readInvoices(invoiceReportYear), todayInIstanbul()));

const meta = {
  component: InvoiceAges,
  args: { ages, chosen: undefined, onChoose: fn() },
} satisfies Meta<typeof InvoiceAges>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const names = ['Vadesi gelmemiş', '0-30 gün', '31-60 gün', '61-90 gün', '90+ gün'];
    const buttons = canvas.getAllByRole('button');
    await expect(buttons).toHaveLength(names.length);
    for (const [index, name] of names.entries()) await expect(buttons[index]).toHaveTextContent(name);
    await expect(canvas.getByText(/ödemeler düşülmemiştir/)).toBeVisible();
  },
};
export const Loading: Story = {
  args: { isLoading: true, ages: ageInvoices(viewInvoices([], '2026-11-21')) },
};
export const Empty: Story = {
  args: { ages: ageInvoices(viewInvoices([], '2026-11-21')) },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};
const unread = ageInvoices(
  viewInvoices(
    readInvoices({
      data: [
        { VADE: '2026-11-01', GENELTOPLAM: '#DEĞER!', DOVIZ_AD: 'TRY' },
        { VADE: '2026-11-01', GENELTOPLAM: 1500, DOVIZ_AD: 'TRY' },
        { VADE: '2026-12-01', GENELTOPLAM: 7, DOVIZ_AD: 'TRY' },
      ],
    }),
    '2026-11-21',
  ),
);
/** A sum that lacks an amount which could not be read. */
export const UnreadAmounts: Story = {
  args: { ages: unread },
  parameters: { covers: ['USE-12'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^0-30 gün/ })).toHaveTextContent('1.500,00 TL (eksik)');
    await expect(canvas.getAllByText('(eksik)')).toHaveLength(1);
  },
};
export const MobileUnreadAmounts: Story = { ...UnreadAmounts, globals: { viewport: { value: 'phone' } } };
function Arriving(props: InvoiceAgesProps) {
  const [isLoading, setLoading] = useState(true);
  return (
    <>
      <button onClick={() => setLoading(false)}>Geldi</button>
      <InvoiceAges {...props} isLoading={isLoading} />
    </>
  );
}
/** What is awaited takes the place of amounts in one currency, to the pixel. */
export const MobileArriving: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { ages: ageInvoices(viewInvoices([], '2026-11-21')) },
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas, userEvent }) => {
    const height = () => canvas.getByRole('region', { name: 'Vade Durumu' }).offsetHeight;
    const awaited = height();
    await userEvent.click(canvas.getByRole('button', { name: 'Geldi' }));
    await expect(canvas.getAllByText('0 fatura')).toHaveLength(5);
    await expect(height()).toBe(awaited);
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
/** A number and an amount that meet would read as one. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const [name, sums] = button.children;
      const end = name?.getBoundingClientRect().right ?? Number.NaN;
      await expect(sums?.getBoundingClientRect().left).toBeGreaterThanOrEqual(end + 8);
    }
  },
};
export const Chosen: Story = {
  args: { chosen: '31-60' },
  play: async ({ canvas, userEvent, args }) => {
    const chosen = canvas.getByRole('button', { pressed: true });
    await expect(chosen).toHaveTextContent(/^31-60 gün/);
    await userEvent.click(chosen);
    await expect(args.onChoose).toHaveBeenLastCalledWith(undefined);
    await userEvent.click(canvas.getByRole('button', { name: /^0-30 gün/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('0-30');
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
