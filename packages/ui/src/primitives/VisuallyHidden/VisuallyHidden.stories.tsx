import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { notes } from './VisuallyHidden.notes.ts';

const meta = {
  component: VisuallyHidden,
  parameters: { notes },
  args: { children: '5 farklı ürün seçildi', role: 'status' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByRole('status');
    await expect(words).toHaveTextContent('5 farklı ürün seçildi');
    await expect(words.getBoundingClientRect().width).toBe(1);
  },
};
