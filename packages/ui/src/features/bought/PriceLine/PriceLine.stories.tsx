import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Purchase } from '../sumBought.ts';
import { PriceLine } from './PriceLine.tsx';

const bought = (...prices: readonly (number | undefined)[]): readonly Purchase[] =>
  prices.map((price, place) => ({
    documentNo: `FTR${place}`,
    day: `2026-0${place + 1}-11`,
    quantity: 5,
    price,
    currency: 'TRY',
  }));

const meta = {
  component: PriceLine,
  args: {
    product: { name: 'Safera Eldiven', purchases: bought(28, 28, 30.5, undefined, 29, 31.1) },
    onOpen: fn(),
  },
} satisfies Meta<typeof PriceLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['REOR-03'] },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', {
      name: 'Fiyat seyri: Safera Eldiven, 5 alışta 28,00 TL’den 31,10 TL’ye',
    });
    await userEvent.click(button);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = {
  args: { product: { name: 'Eldiven', purchases: bought(undefined) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
/** One price is a line in the middle. */
export const Once: Story = { args: { product: { name: 'Eldiven', purchases: bought(31.1) } } };
