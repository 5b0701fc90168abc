import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Highlight } from './Highlight.tsx';
import { notes } from './Highlight.notes.ts';

const meta = {
  component: Highlight,
  parameters: { notes },
  args: {
    parts: [
      { text: 'Torka TK-1855 Kömürsüz Akülü Darbeli ', isMatch: false },
      { text: 'Matkap', isMatch: true },
      { text: ' 18 V 55 Nm', isMatch: false },
    ],
  },
} satisfies Meta<typeof Highlight>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Matkap').tagName).toBe('MARK');
    await expect(canvasElement).toHaveTextContent('Torka TK-1855 Kömürsüz Akülü Darbeli Matkap 18 V 55 Nm');
  },
};
export const LongContent: Story = {
  args: {
    parts: [
      { text: 'TRK-', isMatch: false },
      { text: '1855-ÖZELÜRETİM-2026-PASLANMAZÇELİKGÖVDELİ', isMatch: true },
      { text: '-0001', isMatch: false },
    ],
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
