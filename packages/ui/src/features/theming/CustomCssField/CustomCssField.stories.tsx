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

export const TellsWhatTheBrowserDoesNotKnow: Story = {
  args: { value: 'padding: 12;\ncolor: redd;\nborder-raduis: 4px;\nmargin: 4px' },
  parameters: { covers: ['THEM-04'] },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines).toHaveLength(3);
    await expect(lines[0]).toMatch(/^1\. satır .*desteklenmiyor\. padding: 12$/);
  },
};
export const TellsNothingOfWhatIsApplied: Story = {
  args: {
    value: [
      'Padding: 4px !important',
      'color: var(--vitrin-color-text, RED)',
      'width: calc(100% - 2 * 4px)',
      'background: url("/file/desen.png") no-repeat, linear-gradient(#fff, rgb(0 0 0 / 10%))',
      `font: 600 14px/1.4 "Inter", sans-serif`,
      'display: flex; flex: 1 1 0; float: left /* sol */; border-radius: inherit',
    ].join(';\n'),
  },
  parameters: { covers: ['THEM-04'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Özel CSS' })).toBeValid();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
