import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { PlainLayout } from './PlainLayout.tsx';

const meta = {
  component: PlainLayout,
  args: {
    children: (
      <main>
        <h1>Giriş Yapın</h1>
      </main>
    ),
  },
  parameters: { layout: 'fullscreen', covers: ['LAY-01'] },
} satisfies Meta<typeof PlainLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const ShowsNotices: Story = {
  parameters: { covers: ['LAY-10'] },
  play: async ({ canvasElement }) => {
    toasts.show({ title: 'Oturumunuz sona erdi.', tone: 'info', timeout: null });
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('Oturumunuz sona erdi.')).toBeVisible();
  },
};
