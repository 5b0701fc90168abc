import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { createSelection } from '../createSelection.ts';
import { SelectionBar } from './SelectionBar.tsx';

const chosen = (count: number) => {
  const selection = createSelection();
  for (let id = 1; id <= count; id += 1) selection.set(id, '3');
  return selection;
};

const meta = {
  component: SelectionBar,
  args: {
    selection: createSelection(),
    isPending: false,
    onAdd: fn(),
    onSave: fn(),
    isSaving: false,
    onClear: fn(),
  },
  beforeEach: ({ args }) => {
    args.selection = chosen(5);
  },
} satisfies Meta<typeof SelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = {
  beforeEach: ({ args }) => {
    args.selection = createSelection();
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Submitting: Story = {
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yapılıyor..' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};
export const Many: Story = {
  beforeEach: ({ args }) => {
    args.selection = chosen(1250);
  },
};
/** Whole on the narrowest phone. */
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: Many.beforeEach,
  parameters: { covers: ['LIST-13'] },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Seçilen ürünler' });
    for (const width of ['320px', '']) {
      bar.style.width = width;
      await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    }
  },
};
export const MobileClears: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { covers: ['LIST-13'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Seçimi Temizle' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Listeye Kaydet' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };

export const CountsDifferentProducts: Story = {
  parameters: { covers: ['LIST-13'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('5 farklı ürün seçildi');
    args.selection.set(1, '500');
    await expect(canvas.getByRole('status')).toHaveTextContent('5 farklı ürün seçildi');
    await userEvent.click(canvas.getByRole('button', { name: 'Seçilenleri Sepete Ekle' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Seçimi Temizle' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    args.selection.clear();
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};
