import type { Meta, StoryObj } from '@storybook/react-vite';
import { readBasket } from '@vitrin/api-client/basket/basket';
import { expect } from 'storybook/test';
import { VariationBox } from './VariationBox.tsx';

const { sums } = readBasket({ sums: [{ genelToplamWCF: '180.556,20 TL', paraBirimi: 'TRY' }] });
const variation = {
  id: 1,
  title: 'Peşin ödeme seçeneği',
  description: 'Siparişinizi havale veya tek çekim kart ile öderseniz.',
  currency: 'TRY',
  subtotalText: '142.940,32 TL',
  vatText: '28.588,06 TL',
  totalText: '171.528,39 TL',
};

const meta = {
  component: VariationBox,
  args: { variation, sums },
  render: (args) => (
    <div style={{ maxWidth: 376 }}>
      <VariationBox {...args} />
    </div>
  ),
} satisfies Meta<typeof VariationBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['BSKT-05'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Peşin ödeme seçeneği' })).toBeVisible();
    await expect(canvas.getByText(variation.description)).toBeVisible();
    for (const text of ['142.940,32 TL', '28.588,06 TL', '171.528,39 TL', '9.027,81 TL kazanç']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
};
export const LongContent: Story = {
  args: {
    variation: {
      ...variation,
      title: 'Peşin ödeme ve depodan teslim alma seçeneği ile yıl sonuna kadar geçerli özel fiyat',
      totalText: '123.456.789,00 TL',
      subtotalText: '102.880.657,50 TL',
    },
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const OtherCurrency: Story = {
  args: { variation: { ...variation, currency: 'USD', totalText: '4.066,10 USD' } },
  parameters: { covers: ['BSKT-05'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/kazanç/)).toBeNull();
  },
};
