import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { FaultyRowsMenu } from './FaultyRowsMenu.tsx';

const meta = {
  component: FaultyRowsMenu,
  args: {
    day: '2026-11-28',
    rows: fn(() => [{ code: 'TK-KT-320', quantity: 50, reason: 'Bulunamadı' }]),
  },
  loaders: [() => import('../list/saveRows.ts')],
  parameters: { covers: ['QORD-10'] },
} satisfies Meta<typeof FaultyRowsMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const SavesRows: Story = {
  play: async ({ args, userEvent }) => {
    const offered = spyOn(URL, 'createObjectURL').mockReturnValue('blob:nowhere');
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Hatalı Satırları İndir' }));
    await expect(await screen.findByRole('menuitem', { name: '.xlsx' }, { timeout: 5000 })).toBeVisible();
    await expect(args.rows).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('menuitem', { name: '.csv' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce(), { timeout: 5000 });
    const link = clicked.mock.contexts[0] as HTMLAnchorElement;
    await expect(link.download).toBe('Hatalı Satırlar - 28.11.2026.csv');
    const file = offered.mock.calls[0]?.[0] as Blob;
    await expect(await file.text()).toContain('Kod;Miktar;Neden\r\nTK-KT-320;50;Bulunamadı\r\n');
  },
};
