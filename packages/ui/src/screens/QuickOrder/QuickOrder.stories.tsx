import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuickOrder } from './QuickOrder.tsx';

const meta = { component: QuickOrder, tags: ['!autodocs'] } satisfies Meta<typeof QuickOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
