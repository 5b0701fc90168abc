import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CloseIcon } from '../Icon/CloseIcon.tsx';
import { Inline } from '../Layout/Inline.tsx';
import { IconButton } from './IconButton.tsx';
import { notes } from './IconButton.notes.ts';

const meta = {
  component: IconButton,
  parameters: { notes },
  args: { label: 'Kapat', children: <CloseIcon />, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = { args: { isDisabled: true } };
export const Pending: Story = { args: { isPending: true } };
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { size: 'sm' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const Tones: Story = {
  render: (args) => (
    <Inline>
      <IconButton {...args} tone="brand" />
      <IconButton {...args} tone="secondary" />
      <IconButton {...args} tone="quiet" />
      <IconButton {...args} tone="danger" />
      <IconButton {...args} size="sm" />
      <IconButton {...args} size="lg" />
    </Inline>
  ),
};
export const Dark: Story = { ...Tones, globals: { scheme: 'dark' } };

export const Presses: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kapat' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
