import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lists } from './Lists.tsx';

const meta = { component: Lists, tags: ['!autodocs'] } satisfies Meta<typeof Lists>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
