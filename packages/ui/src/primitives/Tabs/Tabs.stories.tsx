import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tabs } from './Tabs.tsx';
import { notes } from './Tabs.notes.ts';

const items = ['Regular', 'Solid', 'Brands'].map((label) => ({
  key: label,
  label,
  content: `${label} ikonları`,
}));

const meta = {
  component: Tabs,
  parameters: { notes },
  args: { label: 'İkon türü', items, onSelectionChange: fn() },
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disabled: Story = {
  args: { items: items.map((item) => ({ ...item, isDisabled: item.key === 'Solid' })) },
};

export const LongContent: Story = {
  args: {
    items: [
      { key: 'a', label: 'Siparişlerin teslimat ve ödeme bilgileri', content: 'Uzun metin. '.repeat(60) },
      ...items,
    ],
  },
};

export const Many: Story = {
  args: {
    items: Array.from({ length: 16 }, (_, index) => ({
      key: `k${index}`,
      label: `Kategori ${index + 1}`,
      content: `İçerik ${index + 1}`,
    })),
  },
};

export const Mobile: Story = { ...Many, globals: { viewport: { value: 'phone' } } };

export const MovesWithArrows: Story = {
  args: { items: [...items, { key: 'Duotone', label: 'Duotone', content: '', isDisabled: true }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Regular' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Solid', selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Solid' })).toHaveTextContent('Solid ikonları');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Brands' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Regular' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('Regular');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await userEvent.click(canvas.getByRole('tab', { name: 'Brands' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('Brands');
  },
};
