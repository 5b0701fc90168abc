import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';
import { notes } from './ErrorState.notes.ts';

const meta = {
  component: ErrorState,
  parameters: { notes },
  args: {
    title: 'Bir şeyler ters gitti.',
    children: 'Ürünler yüklenemedi. Bağlantınızı kontrol edip tekrar deneyin.',
    retryLabel: 'Tekrar Dene',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pending: Story = { args: { isRetrying: true } };
export const LongContent: Story = {
  args: {
    title: 'Hesap hareketleriniz, açık faturalarınız ve bekleyen siparişleriniz şu anda gösterilemiyor.',
    children:
      'Bağlantınızı kontrol edip tekrar deneyin. Sorun sürerse müşteri temsilciniz size belgelerinizi gönderebilir; yaptığınız işlemler kaybolmadı.',
    retryLabel: 'Hesap Hareketlerini Yeniden İste',
  },
  decorators: [(Story) => <div style={{ width: 260 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const box = canvasElement.firstElementChild!;
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };

export const Retries: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Bir şeyler ters gitti.');
    await userEvent.click(canvas.getByRole('button', { name: 'Tekrar Dene' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
