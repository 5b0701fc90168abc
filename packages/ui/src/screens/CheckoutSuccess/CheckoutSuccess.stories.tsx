import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutSuccess } from './CheckoutSuccess.tsx';

const meta = { component: CheckoutSuccess, args: { orderId: '100001' } } satisfies Meta<
  typeof CheckoutSuccess
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['CHKT-09'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Siparişiniz Başarıyla Oluşturuldu.' }),
    ).toBeVisible();
    await expect(canvas.getByText('100001')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ana sayfaya dön' })).toHaveAttribute('href', '/spa/');
  },
};
export const LongContent: Story = { args: { orderId: 'SP-2026-018472-KUZEY-TEKNIK-MALZEME-SANAYI' } };
export const Dealer: Story = { globals: { session: 'dealer' } };
export const Delegated: Story = { globals: { session: 'delegated' } };
export const Admin: Story = { globals: { session: 'admin' } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
