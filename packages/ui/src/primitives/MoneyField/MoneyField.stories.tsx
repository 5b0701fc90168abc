import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';
import { notes } from './MoneyField.notes.ts';

const lira = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' });

/** Enough for the stories; the shop brings its own reader of every notation. */
const parse = (text: string) => {
  const amount = Number(text.replaceAll('.', '').replace(',', '.'));
  return Number.isFinite(amount) ? amount : null;
};

function Controlled(props: MoneyFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <MoneyField
      {...props}
      value={value}
      onChange={(text) => {
        setValue(text);
        props.onChange(text);
      }}
    />
  );
}

const meta = {
  component: MoneyField,
  parameters: { notes },
  args: {
    label: 'Tutar',
    value: '',
    onChange: fn(),
    parse,
    format: (amount) => lira.format(amount),
    invalidMessage: 'Tutar sayı olmalı.',
  },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { value: '84.231,46' } };

export const Empty: Story = {};

export const Disabled: Story = { args: { value: '84.231,46', isDisabled: true } };

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Tutar' });
    await userEvent.type(field, '12 lira');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('12 lira');
    await expect(field).toHaveAccessibleDescription('Tutar sayı olmalı.');
  },
};

export const LongContent: Story = {
  args: { value: '1.234.567.890,12', errorMessage: 'Ödeme tutarı 50.000.000,00 TL üstünde olamaz.' },
};

export const Mobile: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

export const SaysWhatItUnderstood: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Tutar' });
    await userEvent.click(field);
    await userEvent.paste('1234,5');
    await expect(field).toHaveValue('1234,5');
    await expect(field).toHaveAccessibleDescription('₺1.234,50');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234,5');
  },
};
export const ForgivesWhatIsCorrected: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Tutar' });
    await userEvent.type(field, '12 lira');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await userEvent.type(field, '{Backspace>5/}');
    await expect(field).toBeValid();
  },
};
