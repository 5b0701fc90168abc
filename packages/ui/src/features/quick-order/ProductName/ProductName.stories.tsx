import type { Meta, StoryObj } from '@storybook/react-vite';
import { suggestions } from '@vitrin/demo-server/fixtures/search';
import { expect } from 'storybook/test';
import { cell, small } from './ProductName.css.ts';
import { ProductName } from './ProductName.tsx';

const meta = {
  component: ProductName,
  args: {
    name: 'Safera Nitril Kaplı Montaj Eldiveni EN 388 Beden 9',
    href: '#',
    imageUrl: suggestions[0]?.image?.smallUrl ?? '',
    children: <span className={small}>SF-NTR-09</span>,
  },
  decorators: [
    (Story) => (
      <div className={cell} style={{ display: 'grid', maxWidth: 320 }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof ProductName>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: args.name })).toHaveAttribute('href', '#');
  },
};
/** A product that is not there any more leads nowhere. */
export const NotFound: Story = {
  args: { href: undefined, imageUrl: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const LongContent: Story = {
  args: { name: 'Ege Kablo NYM-J 3×2,5 mm² Antigron Kablo '.repeat(6) },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
