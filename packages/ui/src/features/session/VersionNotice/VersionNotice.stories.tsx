import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VersionNotice } from './VersionNotice.tsx';

const meta = {
  component: VersionNotice,
  args: { onTake: fn(), onClose: fn() },
} satisfies Meta<typeof VersionNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['WARE-05'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Yeni sürüm hazır');
    await expect(args.onTake).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Yenile' }));
    await expect(args.onTake).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Kapat' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
