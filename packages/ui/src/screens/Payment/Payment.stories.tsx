import type { Meta, StoryObj } from '@storybook/react-vite';
import { given } from '@vitrin/demo-server/given';
import { expect, fn } from 'storybook/test';
import { Payment } from './Payment.tsx';

const meta = {
  component: Payment,
  tags: ['!autodocs'],
  args: { onPaid: fn() },
} satisfies Meta<typeof Payment>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Default: Story = {
  parameters: { covers: ['PAYM-01'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ödeme Sayfası (Tahsilat)' })).toBeVisible();
    await expect(await canvas.findByLabelText('Kart Numarası')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /Visa/ })).toBeVisible();
  },
};
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(given.applicationPending()) };
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(given.applicationFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bir şeyler ters gitti.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
  },
};
export const Dealer: Story = { globals: { session: 'dealer' } };
export const Delegated: Story = { globals: { session: 'delegated' } };
export const Admin: Story = { globals: { session: 'admin' } };
export const Mobile: Story = { globals: phone };
export const MobileLoading: Story = { ...Loading, globals: phone };
export const MobileFailed: Story = {
  beforeEach: ({ msw }) => msw.use(given.applicationFails()),
  globals: phone,
};
export const Dark: Story = { globals: { scheme: 'dark' } };
