import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Slider, type SliderProps } from './Slider.tsx';
import { notes } from './Slider.notes.ts';

function Controlled(props: SliderProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Slider
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
  component: Slider,
  parameters: { notes },
  args: {
    label: 'Yükseklik',
    value: 10,
    onChange: fn(),
    minValue: 4,
    maxValue: 30,
    step: 2,
    formatValue: (value) => `${value} · ${value * 4} px`,
    hasScale: true,
  },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disabled: Story = { args: { isDisabled: true } };

export const Ends: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Controlled {...args} label="En az" value={4} />
      <Controlled {...args} label="En çok" value={30} />
    </div>
  ),
};

export const LongContent: Story = {
  args: {
    label: 'Logonun üst şeritte ve çıktılarda kapladığı yükseklik',
    description: 'Logo şeride sığmazsa şerit logoyla birlikte yükselir.',
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };

export const SaysItsValue: Story = {
  parameters: { covers: ['THEM-01'] },
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Yükseklik' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', '10 · 40 px');
    await fireEvent.change(slider, { target: { value: '12' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await expect(canvas.getByText('12 · 48 px')).toBeVisible();
    await expect(slider).toHaveAttribute('step', '2');
  },
};
