import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
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
const underFinger = (link: HTMLElement) => {
  const { left, top } = link.getBoundingClientRect();
  return document.elementFromPoint(left + 20, top + 10) as HTMLElement;
};
/** Nothing that it covers could be pressed. */
export const MobileRoom: Story = {
  parameters: { covers: ['FOOT-01'] },
  globals: phone,
  decorators: [
    (Story) => (
      <>
        <div style={{ height: 3000 }} />
        {Story()}
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'WhatsApp' });
    await waitFor(() => expect(link).toBeVisible());
    await expect(link).toContainElement(underFinger(link));
  },
};
/** Nor does it lie over what is there to be read. */
export const OverText: Story = {
  parameters: { covers: ['FOOT-01'] },
  globals: phone,
  decorators: [
    (Story) => (
      <>
        <p style={{ height: 3000, textAlign: 'right' }}>1.234,00 TL</p>
        {Story()}
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(canvas.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('data-aside');
  },
};
/** On a phone it covers what is there to be pressed, so it comes only to who turns back, and where there is room for it. */
export const StepsAside: Story = {
  parameters: { covers: ['FOOT-01'] },
  globals: phone,
  decorators: [
    (Story) => (
      <>
        <div style={{ height: 3000 }}>
          <button style={{ width: '100%', height: 1500 }}>Ürün</button>
        </div>
        {Story()}
      </>
    ),
  ],
  play: async ({ canvas, step }) => {
    // By its role it is found all the while: nobody who cannot see it has to scroll for it.
    const link = () => canvas.getByRole('link', { name: 'WhatsApp' });
    await step('at the top it covers nothing', async () => {
      await expect(link()).not.toBeVisible();
      await expect(link()).not.toContainElement(underFinger(link()));
    });
    await step('nor while somebody reads on', async () => {
      window.scrollTo(0, 600);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await expect(link()).not.toBeVisible();
    });
    await step('nor over something to be pressed when they turn back', async () => {
      window.scrollTo(0, 400);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await expect(link()).not.toBeVisible();
    });
    await step('it comes when they turn back where there is room for it', async () => {
      window.scrollTo(0, 1900);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      window.scrollTo(0, 1700);
      await waitFor(() => expect(link()).toBeVisible());
    });
    await step('and goes again at the top, where the next screen begins', async () => {
      window.scrollTo(0, 0);
      await waitFor(() => expect(link()).not.toBeVisible());
    });
    await step('at the end it is there', async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await waitFor(() => expect(link()).toBeVisible());
    });
    await step('whoever comes to it by keyboard sees it', async () => {
      window.scrollTo(0, 0);
      await waitFor(() => expect(link()).not.toBeVisible());
      await userEvent.tab();
      await userEvent.tab();
      await expect(link()).toHaveFocus();
      await waitFor(() => expect(link()).toBeVisible());
    });
  },
};
