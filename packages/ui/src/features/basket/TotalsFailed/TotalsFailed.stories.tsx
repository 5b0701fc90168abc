import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TotalsFailed } from './TotalsFailed.tsx';

const meta = {
  component: TotalsFailed,
  args: { isRetrying: false, onRetry: fn() },
  render: (args) => (
    <div style={{ maxWidth: 334 }}>
      <TotalsFailed {...args} />
    </div>
  ),
} satisfies Meta<typeof TotalsFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['FAIL-01'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Bir şeyler ters gitti.');
    await userEvent.click(canvas.getByRole('button', { name: 'Tekrar Dene' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Pending: Story = { args: { isRetrying: true } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
