import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { FilterChips } from './FilterChips.tsx';
import { notes } from './FilterChips.notes.ts';

const meta = {
  component: FilterChips,
  parameters: { notes },
  args: {
    label: 'Duruma göre',
    all: { label: 'Tümü', count: '1.250' },
    options: [
      { value: 'ready', label: 'Hazır', count: '1.180' },
      { value: 'missing', label: 'Bulunamadı', count: '62' },
      { value: 'unread', label: 'Miktar hatalı', count: '8' },
    ],
    chosen: 'missing',
    onChoose: fn(),
  },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** One line, which is moved sideways. */
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };

export const Chooses: Story = {
  render: function Choosing(args) {
    const [chosen, setChosen] = useState<string>();
    return <FilterChips {...args} chosen={chosen} onChoose={setChosen} />;
  },
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('button', { name: 'Tümü 1.250' });
    const missing = canvas.getByRole('button', { name: 'Bulunamadı 62' });
    await expect(all).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(missing);
    await expect(missing).toHaveAttribute('aria-pressed', 'true');
    await expect(all).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(missing);
    await expect(all).toHaveAttribute('aria-pressed', 'true');
  },
};
