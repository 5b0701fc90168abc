import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoginCheckAlert } from './LoginCheckAlert.tsx';

const meta = { component: LoginCheckAlert, args: { onRetry: fn() } } satisfies Meta<typeof LoginCheckAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['APP-04'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Oturum durumunuz doğrulanamadı.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tekrar Dene' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Pending: Story = { args: { isRetrying: true } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
