import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { orderNotes } from '../orderNotes.ts';
import { OrderNote } from './OrderNote.tsx';

const meta = {
  component: OrderNote,
  args: { owner: 'dealer', basketId: 100_001 },
  render: (args) => (
    <div style={{ maxWidth: 560 }}>
      <OrderNote {...args} />
    </div>
  ),
} satisfies Meta<typeof OrderNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };

export const OutlivesAReload: Story = {
  parameters: { covers: ['BSKT-06'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Sipariş Notu' }), 'Makara üzerinde');
    await expect(orderNotes.read('dealer', 100_001)).toBe('Makara üzerinde');
    await expect(JSON.stringify(sessionStorage)).toContain('Makara üzerinde');
  },
};

export const WrittenBefore: Story = {
  beforeEach: () =>
    orderNotes.write(
      'dealer',
      100_001,
      'Kabloların makara üzerinde, kesilmeden sevk edilmesini rica ederiz.',
    ),
  parameters: { covers: ['BSKT-06'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Sipariş Notu' })).toHaveValue(
      'Kabloların makara üzerinde, kesilmeden sevk edilmesini rica ederiz.',
    );
  },
};
