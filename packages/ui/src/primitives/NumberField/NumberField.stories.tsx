import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { expectEdgeSeen, paleBrand } from '../../theme/paleBrand.fixture.ts';
import { Button } from '../Button/Button.tsx';
import { NumberField } from './NumberField.tsx';
import type { Quantity } from './parseQuantity.ts';
import { quantity, quantityInput, quantityUnit } from './quantity.css.ts';
import { notes } from './NumberField.notes.ts';

const invalidMessage = 'Miktar tam sayı olmalı.';
const stepper = { look: 'stepper', decrementLabel: 'Azalt', incrementLabel: 'Artır', min: 1 } as const;

const meta = {
  component: NumberField,
  parameters: { notes },
  args: { label: 'Miktar', invalidMessage, onChange: fn(), unit: 'Adet' },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Miktar' })).toHaveValue('');
  },
};

export const Disabled: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <NumberField {...args} defaultValue={12} isDisabled />
      <NumberField {...args} {...stepper} label="Koli" defaultValue={12} isDisabled />
    </div>
  ),
};

export const Invalid: Story = {
  args: { unit: 'Takım' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Miktar' });
    await userEvent.type(field, '2,5');
    await userEvent.tab();
    await expect(field).toHaveValue('2,5');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(invalidMessage);
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'invalid' });
  },
};

export const Filled: Story = { args: { defaultValue: 1250 } };

export const Stepper: Story = {
  args: { ...stepper, defaultValue: 12 },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
};

export const LongContent: Story = {
  args: { defaultValue: 12_345_678, unit: 'Düzine', description: 'Bir düzine 12 adettir.' },
};

/** The look without the component: the rows of a large list write this markup themselves. */
export const Many: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 108px)', gap: 12 }}>
      {['', '1', '12', '1.250', '99.999', '', '2,5', '480'].map((text, index) => (
        <span key={`${text}-${index}`} className={quantity}>
          <input
            className={quantityInput}
            aria-label={`Miktar ${index + 1}`}
            aria-invalid={text === '2,5' || undefined}
            inputMode="numeric"
            placeholder=" "
            defaultValue={text}
          />
          <span className={quantityUnit}>{['Adet', 'Kutu', 'Makara', 'Takım'][index % 4]}</span>
        </span>
      ))}
    </div>
  ),
};

/** A brand as pale as the page: a quantity that is filled in keeps its edge. */
export const PaleBrand: Story = {
  decorators: (Stories) => (
    <div {...paleBrand}>
      <Stories />
    </div>
  ),
  args: { defaultValue: 12 },
  play: async ({ canvas }) => expectEdgeSeen(canvas.getByRole('textbox').parentElement),
};

export const Mobile: Story = {
  ...Stepper,
  globals: { viewport: { value: 'phone' } },
};

export const ReadsTurkishGrouping: Story = {
  parameters: { covers: ['LIST-12'] },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Miktar' });
    await userEvent.type(field, '1.000');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'value', value: 1000 });
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'empty' });
    await userEvent.type(field, '1500');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'value', value: 1500 });
    await userEvent.tab();
    await expect(field).toHaveValue('1.500');
  },
};

export const StepsWithArrows: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Miktar' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).toHaveValue('2');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveValue('');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveValue('');
    await userEvent.type(field, '-3{ArrowUp}');
    await expect(field).toHaveValue('-3');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'invalid' });
  },
};

export const NeverGoesBelowItsMinimum: Story = {
  parameters: { covers: ['LIST-14'] },
  args: { ...stepper, defaultValue: 2 },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Miktar' });
    await userEvent.click(canvas.getByRole('button', { name: 'Azalt' }));
    await expect(field).toHaveValue('1');
    await expect(canvas.getByRole('button', { name: 'Azalt' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Artır' }));
    await expect(field).toHaveValue('2');
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveValue('1');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'value', value: 1 });
  },
};

export const FollowsARollback: Story = {
  args: { unit: undefined },
  render: function Rolling(args) {
    const [value, setValue] = useState<Quantity | number>(5);
    return (
      <div style={{ display: 'flex', gap: 16, alignItems: 'end' }}>
        <NumberField {...args} value={value} onChange={setValue} />
        <Button onPress={() => setValue(5)}>Geri al</Button>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Miktar' });
    const undo = canvas.getByRole('button', { name: 'Geri al' });
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await userEvent.click(undo);
    await waitFor(() => expect(field).toHaveValue('5'));
    await userEvent.type(field, ',5');
    await expect(field).toHaveValue('5,5');
    await userEvent.click(undo);
    await waitFor(() => expect(field).toHaveValue('5'));
    await expect(field).toBeValid();
  },
};
