import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { classic, menuPresets } from '../menuPresets.ts';
import { MenuPresets } from './MenuPresets.tsx';

const meta = {
  component: MenuPresets,
  args: { chosen: classic, onChoose: fn() },
} satisfies Meta<typeof MenuPresets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['QRMN-02'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Klasik');
    await userEvent.click(canvas.getByRole('button', { name: 'Renkli' }));
    await expect(args.onChoose).toHaveBeenCalledWith(menuPresets[3]?.look);
  },
};
/** Once something was changed it is none of them. */
export const Empty: Story = { args: { chosen: undefined } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
