import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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
    // Within the gutter of the page, which is 24 px wide.
    await expect(link.offsetWidth).toBeLessThanOrEqual(24);
  },
};
export const Empty: Story = {
  args: { phone: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
const phone = { viewport: { value: 'phone' } };
export const Mobile: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'WhatsApp' });
    await expect(link.clientWidth).toBeLessThanOrEqual(44);
    await expect(link.clientHeight).toBeGreaterThanOrEqual(42);
  },
};
/** On a phone it covers what is read next, so it goes while somebody reads on and comes back when they turn. */
export const StepsAside: Story = {
  globals: phone,
  decorators: [
    (Story) => (
      <>
        <p style={{ height: 3000 }}>Ürünler</p>
        {Story()}
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'WhatsApp' });
    await expect(link).toBeVisible();
    window.scrollTo(0, 600);
    await waitFor(() => expect(link).not.toBeVisible());
    window.scrollTo(0, 400);
    await waitFor(() => expect(link).toBeVisible());
  },
};
