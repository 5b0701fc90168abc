import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WhatsAppLink } from './WhatsAppLink.tsx';

const meta = {
  component: WhatsAppLink,
  args: { phone: '905325550101', text: 'Merhaba' },
} satisfies Meta<typeof WhatsAppLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['FOOT-01'] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'WhatsApp' });
    await expect(link).toHaveAttribute('href', 'https://wa.me/905325550101?text=Merhaba');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const Empty: Story = {
  args: { phone: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
