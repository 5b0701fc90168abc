import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CartIcon } from '../Icon/CartIcon.tsx';
import { Inline } from '../Layout/Inline.tsx';
import { LinkButton } from './LinkButton.tsx';
import { notes } from './LinkButton.notes.ts';

const meta = {
  component: LinkButton,
  parameters: { notes },
  args: { href: '/spa/basket', children: 'Sepete Git', tone: 'brand' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongContent: Story = {
  args: { children: 'Başka firma adına verilen siparişlerin sepetine git' },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const box = canvasElement.firstElementChild!;
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
export const Tones: Story = {
  render: (args) => (
    <Inline>
      <LinkButton {...args} tone="brand" icon={<CartIcon />} />
      <LinkButton {...args} tone="secondary" />
      <LinkButton {...args} tone="quiet" size="sm" />
    </Inline>
  ),
};
