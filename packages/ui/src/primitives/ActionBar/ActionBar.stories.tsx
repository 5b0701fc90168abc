import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CartIcon } from '../Icon/CartIcon.tsx';
import { ListPlusIcon } from '../Icon/ListPlusIcon.tsx';
import { ActionBar, ActionButton, QuietAction } from './ActionBar.tsx';
import { notes } from './ActionBar.notes.ts';

const [onAdd, onClear] = [fn(), fn()];
const bar = (count: string, state: { isPending?: boolean; isDisabled?: boolean } = {}) => (
  <>
    <span>
      <b>{count}</b> ürün seçildi
    </span>
    <QuietAction label="Seçimi Temizle" onPress={onClear} />
    <QuietAction label="Listeye Kaydet" icon={<ListPlusIcon />} onPress={fn()} {...state} />
    <ActionButton icon={<CartIcon />} onPress={onAdd} {...state}>
      Sepete Ekle
    </ActionButton>
  </>
);

const meta = {
  component: ActionBar,
  parameters: { notes },
  args: { label: 'Seçilen ürünler', children: bar('5') },
  beforeEach: () => {
    onAdd.mockClear();
    onClear.mockClear();
  },
} satisfies Meta<typeof ActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sepete Ekle' }));
    await expect(onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Seçimi Temizle' }));
    await expect(onClear).toHaveBeenCalledOnce();
  },
};
export const Disabled: Story = {
  args: { children: bar('0', { isDisabled: true }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sepete Ekle' }));
    await expect(onAdd).not.toHaveBeenCalled();
  },
};
export const Pending: Story = {
  args: { children: bar('5', { isPending: true }) },
  play: Disabled.play!,
};
/** Where only icons have room, the buttons are still named. */
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { children: bar('1.250') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Seçimi Temizle' })).toHaveTextContent('Seçimi Temizle');
    const region = canvas.getByRole('region', { name: 'Seçilen ürünler' });
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
