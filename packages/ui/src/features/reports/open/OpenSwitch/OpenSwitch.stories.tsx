import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OpenSwitch } from './OpenSwitch.tsx';

const meta = {
  component: OpenSwitch,
  args: { isOpen: false, onChange: fn(), onLetter: fn() },
} satisfies Meta<typeof OpenSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByText(/^Satırları işaretleyin/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mutabakat' })).toHaveAttribute('href', '/spa/mutabakat');
  },
};
/** How it was computed, and whose books decide. */
export const Open: Story = {
  args: { isOpen: true },
  parameters: { covers: ['LEDG-02'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/en eski borçtan.*kesin olan satıcının defteridir\./)).toBeVisible();
  },
};
export const Mobile: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
