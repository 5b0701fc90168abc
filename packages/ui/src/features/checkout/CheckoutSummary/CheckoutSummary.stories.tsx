import type { Meta, StoryObj } from '@storybook/react-vite';
import { readCheckout } from '@vitrin/api-client/checkout/checkout';
import * as checkouts from '@vitrin/demo-server/fixtures/checkout';
import { expect } from 'storybook/test';
import { resolveChoice } from '../resolveChoice.ts';
import { CheckoutSummary } from './CheckoutSummary.tsx';

const full = readCheckout(checkouts.checkout);
const foreign = readCheckout(checkouts.checkoutForeignCurrency);
const cargo = {
  delivery: 'kargo',
  addressId: full.addresses[0]?.id,
  bankAccountId: full.bankAccounts[0]?.id,
} as const;

const meta = {
  component: CheckoutSummary,
  args: { orderId: '100001', checkout: full, choice: resolveChoice(cargo, full).choice },
  render: (args) => (
    <div style={{ maxWidth: 334 }}>
      <CheckoutSummary {...args} />
    </div>
  ),
} satisfies Meta<typeof CheckoutSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['CHKT-01'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('100001')).toBeVisible();
    await expect(canvas.getByText('Kargo')).toBeVisible();
    await expect(canvas.getByText('Havale / EFT')).toBeVisible();
    await expect(canvas.getByText(full.totalText)).toBeVisible();
    await expect(canvas.queryByText('Genel Toplam (TL)')).toBeNull();
  },
};
export const LongContent: Story = {
  args: {
    orderId: 'SP-2026-018472-KUZEY-TEKNIK',
    checkout: { ...foreign, totalText: '123.456.789,00 USD', totalLiraText: '5.207.407.340,02 TL' },
  },
};
/** The shop writes the total as it likes: one of several currencies stays on the paper, too. */
export const ManyCurrencies: Story = {
  args: { checkout: { ...foreign, totalText: '1.234.567,89 TL + 123.456,78 USD + 98.765,43 EUR' } },
  play: async ({ args, canvas, canvasElement }) => {
    const total = canvas.getByText(args.checkout.totalText);
    const edge = canvasElement.querySelector('dl')?.getBoundingClientRect().right;
    await expect(total.scrollWidth).toBeLessThanOrEqual(total.clientWidth);
    await expect(total.getBoundingClientRect().right).toBeLessThanOrEqual(edge ?? NaN);
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const ByCard: Story = {
  args: {
    checkout: { ...full, payPrice: 1234.5, due: 1234.5 },
    choice: { ...resolveChoice(cargo, full).choice, payment: 'kredikarti' },
    charge: { name: 'Anka Bankası, 3 Taksit', instalments: 3, monthly: 427.54, total: 1282.62 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Anka Bankası, 3 Taksit')).toBeVisible();
    await expect(canvas.getByText('3 × 427,54 TL')).toBeVisible();
    await expect(canvas.getByText('48,12 TL')).toBeVisible();
    await expect(canvas.getByText('Karttan çekilecek').nextElementSibling).toHaveTextContent('1.282,62 TL');
  },
};
export const ForeignCurrency: Story = {
  args: { checkout: foreign },
  parameters: { covers: ['CHKT-01'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Genel Toplam (TL)')).toBeVisible();
    await expect(canvas.getByText(foreign.totalLiraText)).toBeVisible();
  },
};
