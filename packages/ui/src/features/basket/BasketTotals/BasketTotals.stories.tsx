import type { Meta, StoryObj } from '@storybook/react-vite';
import { readBasket } from '@vitrin/api-client/basket/basket';
import * as baskets from '@vitrin/demo-server/fixtures/basket';
import { expect } from 'storybook/test';
import { BasketTotals } from './BasketTotals.tsx';

const meta = {
  component: BasketTotals,
  args: { sums: readBasket(baskets.basket).sums },
  render: (args) => (
    <div style={{ maxWidth: 334 }}>
      <BasketTotals {...args} />
    </div>
  ),
} satisfies Meta<typeof BasketTotals>;
export default meta;
type Story = StoryObj<typeof meta>;

const large = {
  currency: 'TRY',
  subtotalText: '123.456.789,00 TL',
  vatText: '24.691.357,80 TL',
  totalText: '148.148.146,80 TL',
};

export const Default: Story = {
  parameters: { covers: ['BSKT-04'] },
  play: async ({ canvas, args }) => {
    for (const term of ['Ara Toplam', 'KDV Toplam', 'Genel Toplam']) {
      await expect(canvas.getByText(term)).toBeVisible();
    }
    await expect(canvas.getByText(args.sums[0]?.totalText ?? '')).toBeVisible();
  },
};
export const LongContent: Story = { args: { sums: [large] } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const TwoCurrencies: Story = {
  args: { sums: readBasket(baskets.basketTwoCurrencies).sums },
  parameters: { covers: ['BSKT-04'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Türk Lirası')).toBeVisible();
    await expect(canvas.getByText('Amerikan Doları')).toBeVisible();
    await expect(canvas.getAllByText('Genel Toplam')).toHaveLength(2);
  },
};
export const WithoutAmounts: Story = { args: { sums: readBasket({ sums: [{}] }).sums } };
