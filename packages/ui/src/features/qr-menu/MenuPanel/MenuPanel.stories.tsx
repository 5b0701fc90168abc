import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { firstConfig } from '../readMenuConfig.ts';
import { MenuPanel } from './MenuPanel.tsx';

const meta = {
  component: MenuPanel,
  args: {
    state: { config: firstConfig, canUndo: true, isKept: true },
    settings: { change: fn(), undo: fn(), reset: fn() },
    preview: 'wide',
    onPreviewChange: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 376, marginInlineStart: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof MenuPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['QRMN-02'] },
  play: async ({ args, canvas, userEvent }) => {
    const panel = canvas.getByRole('dialog', { name: 'Menü Ayarları' });
    await expect(panel).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Geri Al' }));
    await expect(args.settings.undo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Sıfırla' }));
    await expect(args.settings.reset).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Disabled: Story = {
  args: { state: { config: firstConfig, canUndo: false, isKept: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Geri Al' }));
    await expect(args.settings.undo).not.toHaveBeenCalled();
  },
};
/** The device keeps nothing. */
export const Rejected: Story = {
  args: { state: { config: firstConfig, canUndo: true, isKept: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Bu tarayıcı ayarları saklamıyor');
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const ColorsHardToRead: Story = {
  args: { state: { config: { ...firstConfig, primaryColor: '#F2E3C8' }, canUndo: true, isKept: true } },
  parameters: { covers: ['QRMN-02'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Ana renk' })).toHaveAccessibleDescription(/okumak zor/);
    await expect(canvas.getByRole('textbox', { name: 'İkincil renk' })).toHaveAccessibleDescription(
      /^Arka planla karşıtlık \d,\d:1$/,
    );
  },
};
export const OffersEveryChoice: Story = {
  parameters: { covers: ['QRMN-02'] },
  play: async ({ args, canvas, userEvent }) => {
    const bounds = (name: string) => {
      const slider = canvas.getByRole<HTMLInputElement>('slider', { name });
      return [slider.min, slider.max];
    };
    await expect(bounds('Sütun sayısı (küçük ekran)')).toEqual(['1', '4']);
    await expect(bounds('Sütun sayısı (büyük ekran)')).toEqual(['1', '6']);
    for (const name of ['Başlık boyutu', 'Açıklama boyutu', 'Fiyat boyutu']) {
      await expect(canvas.getByRole('slider', { name })).toBeEnabled();
    }
    for (const name of ['Ana renk', 'İkincil renk', 'Arka plan rengi', 'Kenarlık rengi']) {
      await expect(canvas.getByRole('button', { name: `${name}: renk seç` })).toBeEnabled();
    }
    await userEvent.click(canvas.getByRole('radio', { name: '48' }));
    await expect(args.settings.change).toHaveBeenLastCalledWith({ thumbnailHeight: 48 });
    await expect(canvas.getByRole('combobox', { name: 'Görsel köşeleri' }).children).toHaveLength(5);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Görsel köşeleri' }), 'Daire');
    await expect(args.settings.change).toHaveBeenLastCalledWith({ thumbnailRounded: 'full' });
    await expect(canvas.getByRole('combobox', { name: 'Yazı tipi' }).children).toHaveLength(3);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Yazı tipi' }), 'Yuvarlak');
    await expect(args.settings.change).toHaveBeenLastCalledWith({ fontFamily: 'rounded' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Telefon' }));
    await expect(args.onPreviewChange).toHaveBeenCalledWith('phone');
  },
};
/** An emptied colour is on its way to the next one: the menu keeps what it has. */
export const KeepsTheColorWhileTyping: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Ana renk' });
    await userEvent.clear(field);
    await expect(args.settings.change).not.toHaveBeenCalled();
    await userEvent.type(field, '#0a5');
    // They are on the way to six, and count when the field is left.
    await expect(args.settings.change).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.settings.change).toHaveBeenLastCalledWith({ primaryColor: '#00AA55' });
  },
};
