import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PasteDialog, type PasteDialogProps } from './PasteDialog.tsx';

/** Keeps what is typed, as whoever opens it does. */
function Kept(props: PasteDialogProps) {
  const [text, setText] = useState(props.text);
  return <PasteDialog {...props} text={text} onTextChange={setText} />;
}

const text = `TK-1855-2B;6
5 x EK-NYM-3250
1) SF-NTR-09 132 adet
VT-C16-1PN - 96 adet
8690224318764\t1.000
[20.11.2026 14:03] Ali: HS-KV-1000 x25
• SF-NTR-09 12
RN-SLK-280-S 2,5`;
const many = Array.from({ length: 5000 }, (_, place) =>
  place % 1000 === 999 ? `KOD-${place} 2,5` : `KOD-${place} ${place + 1}`,
).join('\n');

const meta = {
  component: PasteDialog,
  args: { isOpen: true, text, onTextChange: fn(), onLines: fn(), onClose: fn() },
  render: (args) => <Kept {...args} />,
  parameters: { covers: ['QORD-03'] },
} satisfies Meta<typeof PasteDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const understood = () => screen.findByRole('list', { name: 'Anlaşılan' });
const summary = () => screen.getByRole('status');
const handOver = () => screen.getByRole('button', { name: 'Satırlara Aktar' });

export const Default: Story = {
  play: async () => {
    const rows = within(await understood()).getAllByRole('listitem');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'TK-1855-2B6Anlaşıldı',
      'EK-NYM-32505Anlaşıldı',
      'SF-NTR-092 satır birleştirildi144Anlaşıldı',
      'VT-C16-1PN96Anlaşıldı',
      '86902243187641.000Anlaşıldı',
      'HS-KV-100025Anlaşıldı',
      'RN-SLK-280-S2,5Miktar hatalı',
    ]);
    await expect(summary()).toHaveTextContent(
      '8 satır okundu, aynı koddan 1 satır birleştirildi, 7 satır aktarılacak, 1 satır hatalı',
    );
  },
};
export const Empty: Story = {
  args: { text: '' },
  play: async () => {
    await expect(handOver()).toHaveAttribute('aria-disabled', 'true');
    await expect(summary()).toHaveTextContent('');
  },
};
export const Invalid: Story = {
  args: { text: `${many}\nBIR-FAZLA 1` },
  play: async () => {
    const box = screen.getByRole('textbox', { name: 'Ürün listesi' });
    await waitFor(() => expect(box).toHaveAccessibleDescription(/en çok 5\.000 satır/), { timeout: 5000 });
    await expect(handOver()).toHaveAttribute('aria-disabled', 'true');
  },
};
export const LongContent: Story = {
  args: {
    text: `${'UZUN-KOD-'.repeat(6)}1 99.999\n${'Merhaba, sipariş listemiz aşağıdadır, '.repeat(4)}\n????`,
  },
};
export const Many: Story = {
  args: { text: many },
  play: async () => {
    await waitFor(
      () =>
        expect(summary()).toHaveTextContent('5.000 satır okundu, 5.000 satır aktarılacak, 5 satır hatalı'),
      { timeout: 5000 },
    );
    const box = screen.getByRole('textbox', { name: 'Ürün listesi' });
    await expect(box).toHaveAttribute('readonly');
    await expect((box as HTMLTextAreaElement).value.split('\n')).toHaveLength(100);
    // What needs a look is in sight, and the page holds no thousands of rows.
    const rows = within(await understood()).getAllByRole('listitem');
    await expect(rows.slice(0, 6).map((row) => row.textContent)).toEqual([
      'KOD-9992,5Miktar hatalı',
      'KOD-19992,5Miktar hatalı',
      'KOD-29992,5Miktar hatalı',
      'KOD-39992,5Miktar hatalı',
      'KOD-49992,5Miktar hatalı',
      'KOD-01Anlaşıldı',
    ]);
    await expect(rows.at(-1)).toHaveTextContent('ve 4.960 satır daha');
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const TakesAndDropsALongList: Story = {
  args: { text: 'AM-01;5\n' },
  play: async ({ args, userEvent }) => {
    const box = screen.getByRole('textbox', { name: 'Ürün listesi' });
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', many);
    (box as HTMLTextAreaElement).setSelectionRange(8, 8);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await waitFor(() => expect(summary()).toHaveTextContent('5.001 satır okundu'), { timeout: 5000 });
    await userEvent.click(screen.getByRole('button', { name: 'Listeyi Sil' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await expect(box).not.toHaveAttribute('readonly');
    await userEvent.type(box, 'AM-02;1');
    await waitFor(() => expect(handOver()).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(handOver());
    await expect(args.onLines).toHaveBeenCalledWith([{ kind: 'product', code: 'AM-02', quantity: 1 }]);
  },
};
export const HandsOverLines: Story = {
  args: { text: '' },
  play: async ({ args, userEvent }) => {
    const box = screen.getByRole('textbox', { name: 'Ürün listesi' });
    await userEvent.click(box);
    await userEvent.paste('AM-01;5\nAM-02 2,5\nam-01 x3\n???');
    await waitFor(() => expect(handOver()).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(handOver());
    await expect(args.onLines).toHaveBeenCalledWith([
      { kind: 'product', code: 'AM-01', quantity: 8, merged: 2 },
      { kind: 'badQuantity', code: 'AM-02', text: '2,5' },
      { kind: 'unreadable', text: '???' },
    ]);
  },
};
