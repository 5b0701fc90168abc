import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CardPreview } from './CardPreview.tsx';

const meta = {
  component: CardPreview,
  args: {
    name: 'Ayşe Işık',
    number: '4509 0111 0000 0004',
    month: '4',
    year: '2031',
    cvcLength: 0,
    isFlipped: false,
  },
} satisfies Meta<typeof CardPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['PAYM-04'] },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('img', { name: /Visa/ });
    await expect(card).toHaveTextContent('4509 0111 0000 0004');
    await expect(card).toHaveTextContent('AYŞE IŞIK');
    await expect(card).toHaveTextContent('04/31');
  },
};
export const Empty: Story = {
  args: { name: '', number: '', month: '', year: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Visa/ })).toHaveTextContent('•••• •••• •••• ••••');
  },
};
export const LongContent: Story = {
  args: { name: 'Muhammet Abdülkerim Karadağlıoğulları Yapı Malzemeleri' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // The name gives way, the date does not.
    const card = canvas.getByRole('img').getBoundingClientRect();
    const date = canvas.getByText(/04\/31$/).getBoundingClientRect();
    await expect(date.right).toBeLessThan(card.right);
    await expect(date.width).toBeGreaterThan(0);
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Amex: Story = {
  args: { number: '3782 82' },
  parameters: { covers: ['PAYM-04'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /American Express/ })).toHaveTextContent(
      '3782 82•••• •••••',
    );
  },
};
export const Mastercard: Story = { args: { number: '5209 0212' } };
export const Troy: Story = { args: { number: '9792 0414' } };
export const Discover: Story = { args: { number: '6011' } };
export const Back: Story = { args: { isFlipped: true, cvcLength: 3 } };
export const BackWithoutMotion: Story = { ...Back, globals: { motion: 'reduced' } };
