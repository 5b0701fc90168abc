import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfflineStrip } from './OfflineStrip.tsx';

const meta = {
  component: OfflineStrip,
  args: { isGuest: false },
  parameters: { covers: ['WARE-04'] },
} satisfies Meta<typeof OfflineStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Çevrimdışı$/);
    await expect(canvas.getByText(/bağlantı gelince aranır/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Hızlı Sipariş' })).toHaveAttribute(
      'href',
      '/spa/hizli-siparis',
    );
  },
};
export const Guest: Story = {
  args: { isGuest: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Çevrimdışı$/);
    await expect(canvas.queryByText(/aranır/)).toBeNull();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
