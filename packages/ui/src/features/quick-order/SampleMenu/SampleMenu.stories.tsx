import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { SampleMenu } from './SampleMenu.tsx';

const meta = {
  component: SampleMenu,
  loaders: [() => import('../list/saveRows.ts'), () => import('../list/sampleRows.ts')],
  parameters: { covers: ['QORD-10'] },
} satisfies Meta<typeof SampleMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const SavesASample: Story = {
  play: async ({ userEvent }) => {
    const offered = spyOn(URL, 'createObjectURL').mockReturnValue('blob:nowhere');
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Örnek Dosya' }));
    await expect(
      await screen.findByRole('menuitem', { name: 'Örnek .csv' }, { timeout: 5000 }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Örnek .xlsx' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce(), { timeout: 5000 });
    await expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe('Hızlı Sipariş Örneği.xlsx');
    const file = offered.mock.calls[0]?.[0] as Blob;
    await expect(file.type).toContain('spreadsheetml');
  },
};
