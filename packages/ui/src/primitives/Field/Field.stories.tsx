import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from './Field.tsx';
import { notes } from './Field.notes.ts';

const meta = {
  component: Field,
  parameters: { notes },
  args: {
    label: 'Sevkiyat saati',
    children: (control) => <input type="time" defaultValue="09:30" {...control} />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Sevkiyat saati')).toHaveValue('09:30');
  },
};
export const Invalid: Story = {
  args: { errorMessage: 'Depo 18:00’de kapanıyor.', description: '08:00 ile 18:00 arası' },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Sevkiyat saati');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('Depo 18:00’de kapanıyor. 08:00 ile 18:00 arası');
  },
};
export const LongContent: Story = {
  args: {
    label: 'Kabloların makara üzerinde, kesilmeden sevk edilmesi için istenen teslim saati',
    description: 'Aynı gün sevkiyat için en geç 12:00. Sonraki siparişler ertesi iş günü sevk edilir.',
    note: '12 / 500',
  },
};
export const LabelHidden: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Sevkiyat saati')).toBeVisible();
  },
};
