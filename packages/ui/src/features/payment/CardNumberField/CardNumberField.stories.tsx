import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CardNumberField, type CardNumberFieldProps } from './CardNumberField.tsx';

function Controlled(props: CardNumberFieldProps) {
  const [value, setValue] = useState(props.value);
  return <CardNumberField {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: CardNumberField,
  args: { value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 344 }}>{Story()}</div>],
} satisfies Meta<typeof CardNumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldIn = (canvas: { getByRole: (role: 'textbox') => HTMLElement }) =>
  canvas.getByRole('textbox') as HTMLInputElement;

export const Default: Story = {
  parameters: { covers: ['PAYM-02'] },
  play: async ({ canvas, userEvent }) => {
    const field = fieldIn(canvas);
    await userEvent.type(field, '4509011100000004');
    await expect(field).toHaveValue('4509 0111 0000 0004');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toHaveAttribute('autocomplete', 'cc-number');
  },
};
export const Invalid: Story = { args: { errorMessage: 'Kart Numarası gerekli.' } };
export const Mobile: Story = {
  args: { value: '4509 0111 0000 0004' },
  globals: { viewport: { value: 'phone' } },
};
export const TakesAnyGrouping: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = fieldIn(canvas);
    await userEvent.click(field);
    await userEvent.paste(' 45090-111 0000-0004 ');
    await expect(field).toHaveValue('4509 0111 0000 0004');
  },
};
export const KeepsTheCaret: Story = {
  args: { value: '4509 0111 0000 0004' },
  play: async ({ canvas, userEvent }) => {
    const field = fieldIn(canvas);
    await userEvent.click(field);
    field.setSelectionRange(6, 6);
    await userEvent.keyboard('77');
    await expect(field).toHaveValue('4509 0771 1100 0000 04');
    await expect(field.selectionStart).toBe(8);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(field).toHaveValue('4509 0111 0000 0004');
    await expect(field.selectionStart).toBe(6);
    field.setSelectionRange(4, 4);
    await userEvent.keyboard('{Delete}{Delete}');
    await expect(field).toHaveValue('4509 1100 0000 04');
    await expect(field.selectionStart).toBe(4);
  },
};
export const KeepsTheCaretWhereOnlySeparatorsChange: Story = {
  args: { value: '4509 0111 0000 0004' },
  play: async ({ canvas, userEvent, args }) => {
    const field = fieldIn(canvas);
    await userEvent.click(field);
    const press = async (key: string, caret: number) => {
      field.setSelectionRange(caret, caret);
      await userEvent.keyboard(key);
      await expect(field).toHaveValue('4509 0111 0000 0004');
      return field.selectionStart;
    };
    await expect(await press('{Backspace}', 5)).toBe(4);
    await expect(await press(' ', 7)).toBe(7);
    await expect(await press('-', 7)).toBe(7);
    await expect(args.onChange).not.toHaveBeenCalled();
    // Nor is the place remembered for what is typed next.
    field.setSelectionRange(19, 19);
    await userEvent.keyboard('5');
    await expect(field).toHaveValue('4509 0111 0000 0004 5');
    await expect(field.selectionStart).toBe(21);
  },
};
export const KeepsWhatIsNoNumber: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(fieldIn(canvas), '4509O');
    await expect(fieldIn(canvas)).toHaveValue('4509O');
  },
};
