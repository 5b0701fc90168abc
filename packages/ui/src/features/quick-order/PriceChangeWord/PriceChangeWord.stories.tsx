import type { Meta, StoryObj } from '@storybook/react-vite';
import { comparePrices } from '../past/comparePrices.ts';
import { PriceChangeWord } from './PriceChangeWord.tsx';

const from = (then: number, now: number) =>
  comparePrices({ price: then, currency: 'TRY' }, { amount: now, currency: 'TRY' });

const meta = {
  component: PriceChangeWord,
  args: { change: from(4410, 4730.4) },
} satisfies Meta<typeof PriceChangeWord>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Lower: Story = { args: { change: from(182.3, 177.51) } };
export const Same: Story = { args: { change: from(31.1, 31.1) } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
