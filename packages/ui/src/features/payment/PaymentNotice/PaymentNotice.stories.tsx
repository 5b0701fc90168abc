import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { payWords } from '../paymentWords.ts';
import { PaymentNotice } from './PaymentNotice.tsx';

const meta = {
  component: PaymentNotice,
  args: { state: { kind: 'unknown', message: payWords.unanswered }, onCheck: fn() },
} satisfies Meta<typeof PaymentNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['FAIL-02'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Ödemenizin sonucu alınamadı. Lütfen tekrar denemeden önce hesap hareketlerinizi kontrol edin.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Durumu kontrol et' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};
export const Pending: Story = { args: { state: { kind: 'checking' } } };
export const Rejected: Story = {
  args: { state: { kind: 'refused', errors: ['Kart limiti yetersiz.', 'Bankanızla görüşün.'] } },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Blank: Story = { args: { state: { kind: 'unknown', message: payWords.blank } } };
export const Early: Story = { args: { state: { kind: 'unknown', message: payWords.early } } };
export const Elsewhere: Story = { args: { state: { kind: 'unknown', message: payWords.elsewhere } } };
export const NotPaid: Story = { args: { state: { kind: 'undone' } } };
export const Found: Story = {
  args: { state: { kind: 'found' }, onPayAgain: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Başka bir ödeme yap' }));
    await expect(args.onPayAgain).toHaveBeenCalledOnce();
  },
};
