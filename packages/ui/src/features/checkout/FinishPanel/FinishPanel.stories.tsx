import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FinishPanel } from './FinishPanel.tsx';

const meta = {
  component: FinishPanel,
  args: {
    state: { kind: 'idle' },
    isDisabled: false,
    isIncomplete: false,
    onFinish: fn(),
    onCheck: fn(),
  },
  render: (args) => (
    <div style={{ maxWidth: 334 }}>
      <FinishPanel {...args} />
    </div>
  ),
} satisfies Meta<typeof FinishPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Siparişi Bitir' }));
    await expect(args.onFinish).toHaveBeenCalledOnce();
  },
};
export const Disabled: Story = {
  args: { isDisabled: true },
  parameters: { covers: ['CHKT-06'] },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Siparişi Bitir' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onFinish).not.toHaveBeenCalled();
  },
};
export const Invalid: Story = { args: { isIncomplete: true } };
export const Submitting: Story = {
  args: { state: { kind: 'sending' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Siparişi Bitir' }));
    await expect(args.onFinish).not.toHaveBeenCalled();
  },
};
export const Rejected: Story = {
  args: {
    state: {
      kind: 'refused',
      errors: ['Lütfen teslimat adresi seçin.', 'Sipariş tutarı kullanılabilir risk limitinizi aşıyor.'],
    },
  },
  parameters: { covers: ['CHKT-05'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bir hata oluştu.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const OutcomeUnknown: Story = {
  args: {
    state: { kind: 'unknown', message: 'Siparişinizin sonucu alınamadı. Siparişiniz tamamlanmış olabilir.' },
  },
  parameters: { covers: ['FAIL-02'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Siparişi Bitir' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Durumu kontrol et' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};
export const NotFinished: Story = { args: { state: { kind: 'undone' } } };
