import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../../primitives/Layout/Stack.tsx';
import { LineState } from './LineState.tsx';

const meta = { component: LineState, args: { kind: 'product' } } satisfies Meta<typeof LineState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const All: Story = {
  render: () => (
    <Stack gap={2} align="start">
      {(['product', 'badQuantity', 'lostBarcode', 'unreadable'] as const).map((kind) => (
        <LineState key={kind} kind={kind} />
      ))}
    </Stack>
  ),
};
