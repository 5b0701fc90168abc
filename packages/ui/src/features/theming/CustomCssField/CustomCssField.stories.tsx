import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CustomCssField, type CustomCssFieldProps } from './CustomCssField.tsx';

function Controlled(props: CustomCssFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <CustomCssField
      {...props}
      value={value}
      onChange={(css) => {
        setValue(css);
        props.onChange(css);
      }}
    />
  );
}

const meta = {
  component: CustomCssField,
  args: { value: 'border-radius: 0;\npadding: 8px;', selector: '.elements-card', onChange: fn() },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 330 }}>{Story()}</div>],
} satisfies Meta<typeof CustomCssField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Özel CSS' })).toBeValid();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Empty: Story = { args: { value: '' } };

export const Invalid: Story = {
  args: { value: 'border-radius: 0;\nposition: fixed;\nbackground: url(https://evil.example/a)' },
  parameters: { covers: ['THEM-04'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Özel CSS' })).toBeInvalid();
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines).toHaveLength(2);
    await expect(lines[0]).toMatch(/^2\. satır .*position: fixed$/);
    await expect(lines[1]).toMatch(/^3\. satır .*evil\.example\/a\)$/);
  },
};

export const LongContent: Story = {
  args: { value: `${'border-color: #111827;\n'.repeat(20)}bilinmeyen-özellik-${'uzun'.repeat(30)}: 1` },
};

export const Mobile: Story = { ...Invalid, globals: { viewport: { value: 'phone' } } };

export const TellsProblemsWhileTyping: Story = {
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Özel CSS' });
    await userEvent.type(field, 'z-index: 9');
    await expect(canvas.getByRole('listitem')).toHaveTextContent('1. satır');
    await userEvent.clear(field);
    await userEvent.type(field, 'padding: 4px');
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(args.onChange).toHaveBeenLastCalledWith('padding: 4px');
  },
};
