import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';
import { notes } from './Checkbox.notes.ts';

const meta = {
  component: Checkbox,
  parameters: { notes },
  args: { children: 'Stokta Olanlar', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selected: Story = { args: { defaultSelected: true } };

export const Indeterminate: Story = {
  args: { isIndeterminate: true, children: 'Tümü' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Tümü' })).toBePartiallyChecked();
  },
};

export const Disabled: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 20 }}>
      <Checkbox {...args} isDisabled />
      <Checkbox {...args} isDisabled defaultSelected>
        Beni Hatırla
      </Checkbox>
    </div>
  ),
};

export const Invalid: Story = {
  args: { children: 'Mesafeli satış sözleşmesini okudum.', errorMessage: 'Sözleşmeyi onaylamanız gerekli.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Mesafeli satış sözleşmesini okudum.' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Sözleşmeyi onaylamanız gerekli.');
  },
};

export const LongContent: Story = {
  args: {
    children:
      'Ön bilgilendirme koşullarını ve mesafeli satış sözleşmesini okudum, sipariş ettiğim ürünlerin stok durumuna göre parça parça sevk edilebileceğini kabul ediyorum.',
    description: 'Onayınız siparişle birlikte kaydedilir.',
  },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };

export const Toggles: Story = {
  render: function Toggling(args) {
    const [isSelected, setSelected] = useState(false);
    return (
      <Checkbox
        {...args}
        isSelected={isSelected}
        onChange={(next) => {
          setSelected(next);
          args.onChange?.(next);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Stokta Olanlar' });
    await userEvent.click(canvas.getByText('Stokta Olanlar'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(box).not.toBeChecked();
  },
};
