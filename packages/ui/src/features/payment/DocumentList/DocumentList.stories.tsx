import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DocumentList } from './DocumentList.tsx';

const meta = {
  component: DocumentList,
  args: {
    title: 'Ödenecek belgeler',
    documents: [
      { key: 'a', documentNo: 'KTA2026000016741', kurus: 1213275 },
      { key: 'b', documentNo: 'KTA2026000017018', kurus: 2148768 },
    ],
  },
  parameters: { covers: ['LEDG-03'] },
} satisfies Meta<typeof DocumentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 belge')).toBeVisible();
    await expect(canvas.getByText('33.620,43 TL')).toBeVisible();
  },
};
/** Somebody has paid meanwhile. */
export const Changed: Story = {
  args: { openNow: new Map([['b', 100]]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Artık açık değil')).toBeVisible();
    await expect(canvas.getByText('Şimdi açık: 1,00 TL')).toBeVisible();
  },
};
export const Mobile: Story = { ...Changed, globals: { viewport: { value: 'phone' } } };
