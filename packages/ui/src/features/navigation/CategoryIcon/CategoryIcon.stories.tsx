import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CategoryIcon } from './CategoryIcon.tsx';

const meta = {
  component: CategoryIcon,
  args: { icon: 'fa-solid fa-wrench' },
  parameters: { covers: ['CAT-01'] },
} satisfies Meta<typeof CategoryIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const drawing = await canvas.findByRole<HTMLImageElement>('presentation');
    await waitFor(() => expect(drawing.naturalWidth).toBeGreaterThan(0));
  },
};
export const Empty: Story = { args: { icon: '' } };
export const NotFound: Story = {
  args: { icon: 'fa-solid fa-no-such-icon' },
  play: async ({ canvas, canvasElement }) => {
    // An unknown name leaves the quiet parcel, not a hole.
    await waitFor(() => expect(canvas.queryByRole('presentation')).toBeNull());
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Regular: Story = { args: { icon: 'far fa-lightbulb' } };
