import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { BasketSummary } from './BasketSummary.tsx';
import { strip } from './BasketSummary.stories.css.ts';

const meta = {
  component: BasketSummary,
  args: { count: 12 },
  decorators: [
    (Story) => (
      <div className={strip}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BasketSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['LAY-02'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sepetim 12' })).toHaveAttribute('href', paths.basket.to());
  },
};
/** Until the number is known, and when it cannot be, the way to the basket is there all the same. */
export const Loading: Story = { args: { count: undefined } };
export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sepetim' })).toBeVisible();
  },
};
export const Many: Story = { args: { count: 1284 } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const MobileMany: Story = {
  args: { count: 1284 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const number = canvas.getByText('1.284').getBoundingClientRect();
    const icon = canvasElement.querySelector('svg')!.getBoundingClientRect();
    // The icon can still be told.
    await expect((icon.right - number.left) / icon.width).toBeLessThan(0.4);
    await expect(number.left).toBeGreaterThan(icon.left);
  },
};
export const OpensOnHover: Story = {
  args: { children: <a href={paths.basket.to()}>Sepete Git</a> },
  parameters: { covers: ['LAY-02'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Sepetim 12' }));
    await expect(await canvas.findByRole('link', { name: 'Sepete Git' })).toBeVisible();
    await expect(canvas.getByRole('dialog', { name: 'Sepetim' })).toBeVisible();
  },
};
export const ShowsForTheFocus: Story = {
  ...OpensOnHover,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sepetim 12' })).toHaveFocus();
    await expect(await canvas.findByText('Sepete Git')).toBeVisible();
  },
};
export const OpensByKeyboard: Story = {
  ...OpensOnHover,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Sepete Git' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: 'Sepete Git' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Sepetim 12' })).toHaveFocus();
  },
};
