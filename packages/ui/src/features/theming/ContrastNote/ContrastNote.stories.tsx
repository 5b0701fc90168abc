import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ContrastNote } from './ContrastNote.tsx';

const meta = {
  component: ContrastNote,
  args: { contrast: { ratio: 7.63, better: '#000000' }, onCorrect: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 330 }}>{Story()}</div>],
} satisfies Meta<typeof ContrastNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AA 7,6:1')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Just below: what is missing must not be rounded away. */
export const Invalid: Story = {
  args: { contrast: { ratio: 4.499, better: '#FFFFFF' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('4,4:1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Beyaz yazı kullan' }));
    await expect(args.onCorrect).toHaveBeenLastCalledWith('#FFFFFF');
  },
};

export const Mobile: Story = { ...Invalid, globals: { viewport: { value: 'phone' } } };
