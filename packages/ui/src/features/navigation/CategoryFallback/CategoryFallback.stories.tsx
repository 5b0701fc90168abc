import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CategoryFallback } from './CategoryFallback.tsx';

const meta = { component: CategoryFallback, args: { isEmpty: false } } satisfies Meta<
  typeof CategoryFallback
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { isEmpty: true } };
export const Failed: Story = { args: { onRetry: fn() }, parameters: { covers: ['FAIL-01'] } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
