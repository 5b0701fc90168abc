import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IncompleteMark } from './IncompleteMark.tsx';

const meta = {
  component: IncompleteMark,
  decorators: [(Story) => <p>1.234,56{Story()}</p>],
} satisfies Meta<typeof IncompleteMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['USE-12'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1.234,56 (eksik)');
  },
};
export const Mobile: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
