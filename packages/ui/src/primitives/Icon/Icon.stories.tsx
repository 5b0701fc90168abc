import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartIcon } from './CartIcon.tsx';
import { notes } from './Icon.notes.ts';

/** All drawings are listed under Foundations/Icons; here are the sizes. */
const meta = { component: CartIcon, parameters: { notes } } satisfies Meta<typeof CartIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', alignItems: 'center', gap: 16 };

export const Default: Story = {};
export const Sizes: Story = {
  render: () => (
    <div style={row}>
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <CartIcon size={size} key={size} />
      ))}
    </div>
  ),
};
