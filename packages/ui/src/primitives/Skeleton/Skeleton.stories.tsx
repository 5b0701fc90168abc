import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Layout/Inline.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';
import { notes } from './Skeleton.notes.ts';

const meta = { component: Skeleton, parameters: { notes }, args: { width: 216 } } satisfies Meta<
  typeof Skeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A line of a list: thumbnail, name over code, quantity. */
export const Shapes: Story = {
  render: () => (
    <Inline>
      <Skeleton width={32} height={32} />
      <Stack gap={1}>
        <Skeleton width={300} />
        <Skeleton width={88} height={10} />
      </Stack>
      <Skeleton width={108} height={32} shape="control" />
    </Inline>
  ),
};
export const Dark: Story = { ...Shapes, globals: { scheme: 'dark' } };

export const HoldsItsPlace: Story = {
  args: { width: 100, height: 32 },
  play: async ({ canvasElement }) => {
    const { width, height } = canvasElement.querySelector('[aria-hidden]')!.getBoundingClientRect();
    await expect([width, height]).toEqual([100, 32]);
  },
};

export const HoldsALine: Story = {
  render: () => (
    <p style={{ lineHeight: '24px' }}>
      <Skeleton width={100} isLine />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const { top, height } = canvasElement.querySelector('p')!.getBoundingClientRect();
    const bar = canvasElement.querySelector('[aria-hidden]')!.getBoundingClientRect();
    await expect([height, bar.height, bar.top - top]).toEqual([24, 12, 6]);
  },
};
