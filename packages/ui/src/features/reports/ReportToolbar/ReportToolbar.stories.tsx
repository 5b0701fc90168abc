import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { viewStatement } from '../viewStatement.ts';
import { ReportToolbar, type ReportToolbarProps } from './ReportToolbar.tsx';

function Controlled(props: ReportToolbarProps) {
  const [range, setRange] = useState(props.range);
  const [filter, setFilter] = useState(props.filter);
  const [sort, setSort] = useState(props.sort);
  return (
    <ReportToolbar
      {...props}
      {...{ range, filter, sort }}
      onRangeChange={(next) => {
        setRange(next);
        props.onRangeChange(next);
      }}
      onFilterChange={setFilter}
      onSort={(next) => {
        setSort(next);
        props.onSort(next);
      }}
    />
  );
}

const meta = {
  component: ReportToolbar,
  args: {
    range: { start: '2026-11-20', end: '2026-11-21' },
    onRangeChange: fn(),
    today: '2026-11-21',
    filter: '',
    onFilterChange: fn(),
    columns: viewStatement([]).columns,
    sort: { key: 'date', isDescending: false },
    onSort: fn(),
    rows: { shown: 105, total: 105 },
  },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ minHeight: 580 }}>{Story()}</div>],
} satisfies Meta<typeof ReportToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const openPicker = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Tarih Aralığı' });
  // The calendar is code of its own and comes a little later.
  await within(dialog).findByRole('button', { name: 'Uygula' }, { timeout: 8000 });
  return within(dialog);
};

export const Default: Story = {
  parameters: { covers: ['REPT-02'] },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: /^Tarih Aralığı/ });
    await expect(opener).toHaveTextContent('20.11.2026 – 21.11.2026');
    await expect(opener.getBoundingClientRect().width).toBe(300);
    await expect(canvas.getByRole('status')).toHaveTextContent('105 satır');
  },
};
export const Pending: Story = { args: { rows: undefined } };
export const Mobile: Story = {
  globals: phone,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Sıralama'), 'Alacak');
    await userEvent.click(canvas.getByRole('button', { name: 'Azalan sırala' }));
    await expect(args.onSort).toHaveBeenLastCalledWith({ key: 'credit', isDescending: true });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Filtered: Story = {
  args: { filter: 'fatura', rows: { shown: 12, total: 1105 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1.105 satırdan 12 tanesi');
  },
};

export const AppliesAPreset: Story = {
  parameters: { covers: ['REPT-02'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Tarih Aralığı/ }));
    const picker = await openPicker();
    for (const name of ['Bugün', 'Bu Ay', 'Geçen Ay', 'Bu Yil', 'Vazgeç']) {
      await expect(picker.getByRole('button', { name })).toBeVisible();
    }
    const weekdays = picker.getAllByText(/^(Pzt|Sal|Çar|Per|Cum|Cmt|Paz)$/).map((day) => day.textContent);
    await expect(weekdays).toEqual(['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz']);
    await userEvent.click(picker.getByRole('button', { name: 'Geçen Ay' }));
    await expect(args.onRangeChange).not.toHaveBeenCalled();
    await userEvent.click(picker.getByRole('button', { name: 'Uygula' }));
    await expect(args.onRangeChange).toHaveBeenCalledWith({
      start: '2026-10-01',
      end: '2026-10-31',
    });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Tarih Aralığı/ })).toHaveTextContent(
        '01.10.2026 – 31.10.2026',
      ),
    );
  },
};
export const OpensAsASheetOnAPhone: Story = {
  globals: phone,
  parameters: { covers: ['REPT-02'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Tarih Aralığı/ }));
    const picker = await openPicker();
    await userEvent.click(picker.getByRole('button', { name: 'Bu Yil' }));
    await userEvent.click(picker.getByText('Vazgeç'));
    await expect(args.onRangeChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: /^Tarih Aralığı/ })).toHaveTextContent('20.11.2026');
  },
};
