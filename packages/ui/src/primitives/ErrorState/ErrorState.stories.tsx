import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
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

/** A screen that waits once more after it was tried again, and has something beside it that the keyboard reaches. */
export const HandsTheFocusOn: Story = {
  parameters: { covers: ['FAIL-01'] },
  render: function Steps(args) {
    const [step, setStep] = useState(0);
    const next = () => setStep((before) => before + 1);
    return (
      <main>
        <button onClick={next}>Sürdür</button>
        {step === 0 ? (
          <ErrorState {...args} onRetry={next} />
        ) : step === 1 ? (
          <p aria-busy="true">…</p>
        ) : step === 2 ? (
          <section aria-label="Ürünler">Matkap</section>
        ) : step === 3 ? (
          <ErrorState {...args} onRetry={next} />
        ) : (
          <section aria-label="Ürünler">Matkap</section>
        )}
        <p>Altında</p>
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Tekrar Dene' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    const onward = canvas.getByRole('button', { name: 'Sürdür' });
    onward.click();
    await expect(await canvas.findByRole('region', { name: 'Ürünler' })).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveFocus();
    onward.click();
    (await canvas.findByRole('button', { name: 'Tekrar Dene' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Ürünler' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(onward).toHaveFocus();
  },
};
/** Who has gone elsewhere meanwhile is not fetched back. */
export const LeavesTheFocusElsewhere: Story = {
  ...HandsTheFocusOn,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Tekrar Dene' }).focus();
    const onward = canvas.getByRole('button', { name: 'Sürdür' });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(onward).toHaveFocus();
  },
};
