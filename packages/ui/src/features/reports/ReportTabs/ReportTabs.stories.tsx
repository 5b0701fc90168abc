import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReportTabs } from './ReportTabs.tsx';

const meta = { component: ReportTabs, args: { type: 'hesapekstresi' } } satisfies Meta<typeof ReportTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(names).toEqual(['Genel Hareketler', 'Hesap Ekstresi', 'Sipariş Listesi', 'Fatura Listesi']);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      '/spa/report/hesapekstresi',
    );
  },
};
export const Mobile: Story = {
  args: { type: 'faturalistesi' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};
