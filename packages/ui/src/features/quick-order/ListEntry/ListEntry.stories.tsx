import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ToastRegion } from '../../../primitives/Toast/ToastRegion.tsx';
import { toasts } from '../../../primitives/Toast/toasts.ts';
import { listed, readable } from '../file/listFiles.fixture.ts';
import { ListEntry } from './ListEntry.tsx';

const meta = {
  component: ListEntry,
  args: { onLines: fn() },
  loaders: [() => import('../PasteDialog/PasteDialog.tsx'), () => import('../FileDialog/FileDialog.tsx')],
  render: (args) => (
    <>
      <ListEntry {...args} />
      <ToastRegion label="Bildirimler" closeLabel="Kapat" />
    </>
  ),
} satisfies Meta<typeof ListEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 20_000 };
const csv = () => new File([readable['google.csv']?.() ?? ''], 'google.csv');
const withFiles = (...files: File[]) => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
};
/** As a browser tells it: the library's own events carry no files. */
const drag = (type: 'dragenter' | 'drop', dataTransfer: DataTransfer) =>
  document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
const paste = (clipboardData: DataTransfer) =>
  document.body.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
const table = () => screen.findByRole('table', { name: 'İlk beş satır' }, patience);
const box = () => screen.findByRole('textbox', { name: 'Ürün listesi' });
const lines = listed.map(([code, quantity]) => ({ kind: 'product', code, quantity }));

export const Default: Story = {};
export const Empty: Story = { args: { isEmpty: true } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const MobileEmpty: Story = {
  args: { isEmpty: true },
  globals: { viewport: { value: 'phone' } },
};
export const Over: Story = {
  play: async () => {
    drag('dragenter', withFiles(csv()));
    await expect(await screen.findByText('Listenizi buraya bırakın')).toBeVisible();
  },
};
export const KeepsWhatWasPasted: Story = {
  parameters: { covers: ['QORD-03'] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Yapıştır' }));
    await userEvent.type(await box(), 'AM-01;5');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Yapıştır' }));
    await expect(await box()).toHaveValue('AM-01;5');
    const handOver = screen.getByRole('button', { name: 'Satırlara Aktar' });
    await waitFor(() => expect(handOver).not.toHaveAttribute('aria-disabled'));
    // The dialog goes in a turn of its own: a second press comes before it.
    handOver.click();
    handOver.click();
    await expect(screen.getByRole('dialog')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(args.onLines).toHaveBeenCalled());
    await expect(args.onLines).toHaveBeenCalledOnce();
    await expect(args.onLines).toHaveBeenCalledWith([{ kind: 'product', code: 'AM-01', quantity: 5 }]);
  },
};
export const TakesPastedText: Story = {
  parameters: { covers: ['QORD-03'] },
  play: async () => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'AM-01\t5');
    // As a spreadsheet copies cells: as text, and as a picture of them.
    clipboardData.items.add(new File(['x'], 'image.png', { type: 'image/png' }));
    paste(clipboardData);
    await expect(await box()).toHaveValue('AM-01\t5');
  },
};
export const TakesFiles: Story = {
  parameters: { covers: ['QORD-04'] },
  play: async ({ args, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for files');
    await expect(input).toHaveAttribute('aria-label', 'Dosya Seç');
    const ways = [
      () => userEvent.upload(input, csv()),
      () => drag('drop', withFiles(csv())),
      () => paste(withFiles(csv())),
    ];
    for (const [place, bring] of ways.entries()) {
      await bring();
      await table();
      const handOver = screen.getByRole('button', { name: 'Satırlara Aktar' });
      await waitFor(() => expect(handOver).not.toHaveAttribute('aria-disabled'));
      await userEvent.click(handOver);
      await waitFor(() => expect(args.onLines).toHaveBeenNthCalledWith(place + 1, lines));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
};
export const RefusesSeveralFiles: Story = {
  play: async () => {
    drag('drop', withFiles(csv(), csv()));
    await expect(await screen.findByText('Dosyaları tek tek ekleyin.')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    toasts.clear();
  },
};
