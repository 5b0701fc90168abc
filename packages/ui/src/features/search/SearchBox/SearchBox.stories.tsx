import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchBox } from './SearchBox.tsx';

const meta = {
  component: SearchBox,
  args: { text: '', onTextChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongContent: Story = {
  args: { text: 'Torka TK-1855 Kömürsüz Akülü Darbeli Matkap 18 V 55 Nm, Çift Akü 2×4,0 Ah Çantalı Set' },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
/** Where suggestions are on, a press or an arrow key leads to the dialog. */
export const LeadsToTheDialog: Story = {
  args: { onOpen: fn(), onIntent: fn() },
  parameters: { covers: ['SRCH-01'] },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Ürün ara' });
    await userEvent.click(box);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onIntent).toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};
