import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IconGrid } from './IconGrid.tsx';

const names = Array.from({ length: 2000 }, (_, index) => `icon-${index}`);
const drawing = (index: number) => ({ width: 20, height: 20, path: `M2 2h${2 + (index % 15)}v16H2z` });

const meta = {
  component: IconGrid,
  args: {
    label: 'Solid ikonları',
    names,
    drawings: new Map(names.map((name, index) => [name, drawing(index)])),
    selected: 'icon-7',
    onSelect: fn(),
    onType: fn(),
  },
} satisfies Meta<typeof IconGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'icon-3' }));
    await expect(args.onSelect).toHaveBeenCalledWith('icon-3');
    await userEvent.keyboard('x');
    await expect(args.onType).toHaveBeenCalledOnce();
  },
};
export const LongContent: Story = {
  args: { names: ['a-very-long-icon-name-that-does-not-fit', 'icon-1'], selected: undefined },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
