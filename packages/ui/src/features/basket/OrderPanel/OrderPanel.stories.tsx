import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OrderPanel } from './OrderPanel.tsx';

const meta = {
  component: OrderPanel,
  args: { state: { kind: 'idle' }, isOverStock: false, onOrder: fn(), onCheck: fn() },
  render: (args) => (
    <div style={{ maxWidth: 334 }}>
      <OrderPanel {...args} />
    </div>
  ),
} satisfies Meta<typeof OrderPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['BSKT-06'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sipariş Ver' }));
    await expect(args.onOrder).toHaveBeenCalledOnce();
  },
};
export const Submitting: Story = {
  args: { state: { kind: 'sending' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sipariş Ver' }));
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};
export const Rejected: Story = {
  args: { state: { kind: 'refused', errors: ['Siparişiniz alınamadı. Tekrar deneyin.'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Siparişiniz alınamadı. Tekrar deneyin.');
    await expect(canvas.getByRole('button', { name: 'Sipariş Ver' })).toBeVisible();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const OverStock: Story = {
  args: { isOverStock: true, onLowerAll: fn() },
  parameters: { covers: ['BSKT-07'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Sepetinizde stok miktarını aşan ürün bulunuyor.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sipariş Ver' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Miktarları stoğa indir' }));
    await expect(args.onLowerAll).toHaveBeenCalledOnce();
  },
};
/** None of them can be lowered: they are counted, and one press leads to each. */
export const NothingToLower: Story = {
  args: { isOverStock: true, hindering: 99, onNext: fn() },
  parameters: { covers: ['USE-23'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('99 ürünün miktarını düzelttiğinizde');
    await expect(canvas.queryByRole('button', { name: 'Miktarları stoğa indir' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sıradaki ürüne git' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};
export const OutcomeUnknown: Story = {
  args: {
    state: { kind: 'unknown', message: 'Siparişinizin sonucu alınamadı. Siparişiniz alınmış olabilir.' },
  },
  parameters: { covers: ['FAIL-02'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Sipariş Ver' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Durumu kontrol et' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};
export const Checking: Story = { args: { state: { kind: 'checking' } } };
export const NotTaken: Story = { args: { state: { kind: 'undone' } } };
