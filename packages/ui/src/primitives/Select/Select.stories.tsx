import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Select, type SelectProps } from './Select.tsx';
import { notes } from './Select.notes.ts';

const sorts = ['Fiyat Artan', 'Fiyat Azalan', 'Ad A-Z', 'Ad Z-A', 'En Yeni', 'En Eski'].map((label) => ({
  value: label,
  label,
}));

function Controlled(props: SelectProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <Select
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  component: Select,
  parameters: { notes },
  args: { label: 'Sıralama', options: sorts, value: 'En Yeni', onChange: fn() },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disabled: Story = { args: { isDisabled: true } };

export const Invalid: Story = {
  args: {
    label: 'Teslimat Saati',
    value: null,
    placeholder: 'Saat seçin',
    errorMessage: 'Teslimat saati seçilmedi.',
  },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Teslimat Saati' });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Teslimat saati seçilmedi.');
  },
};

export const WithPrefix: Story = {
  args: { prefix: 'Sıralama:' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Sıralama' })).toHaveDisplayValue('En Yeni');
  },
};

export const WithPlaceholder: Story = {
  args: { label: 'Markalar', isLabelHidden: true, value: null, placeholder: 'Markalar' },
};

export const LongContent: Story = {
  args: {
    label: 'Teslimat Adresi',
    value: 'merkez',
    options: [
      {
        value: 'merkez',
        label: 'Merkez – Ahmet Karadağ, Mahmutbey Mahallesi 2538. Sokak No: 14, Bağcılar / İstanbul',
      },
      { value: 'depo', label: 'Depo – Hadımköy' },
    ],
    description: 'Mahmutbey Mah. 2538. Sok. No: 14, Bağcılar / İstanbul',
  },
};

export const Many: Story = {
  args: {
    label: 'Yıl',
    value: '2029',
    options: Array.from({ length: 16 }, (_, index) => ({
      value: String(2026 + index),
      label: String(2026 + index),
    })),
  },
};

export const Mobile: Story = { args: { prefix: 'Sıralama:' }, globals: { viewport: { value: 'phone' } } };

export const TellsTheChoice: Story = {
  args: { options: [...sorts.slice(0, 5), { value: 'En Eski', label: 'En Eski', isDisabled: true }] },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Sıralama' });
    await userEvent.selectOptions(select, 'Ad A-Z');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ad A-Z');
    await expect(select).toHaveDisplayValue('Ad A-Z');
    await expect(canvas.getByRole('option', { name: 'En Eski' })).toBeDisabled();
  },
};
