import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { ToastRegion } from '../../../primitives/Toast/ToastRegion.tsx';
import type { CariPickerProps } from '../CariPicker/CariPicker.tsx';
import { CariButton, type CariButtonProps } from './CariButton.tsx';

const Picker = (props: Pick<CariPickerProps, 'isOpen' | 'onOpenChange'>) => (
  <Dialog title="Cari Seç" closeLabel="Kapat" {...props}>
    …
  </Dialog>
);

const load: CariButtonProps['load'] = async () => Picker;

const meta = {
  component: CariButton,
  args: { load },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <ToastRegion label="Bildirimler" closeLabel="Kapat" />
      </>
    ),
  ],
} satisfies Meta<typeof CariButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The code of the dialog is on its way. */
export const Pending: Story = {
  args: { load: () => new Promise(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cari Seç' }));
    await expect(canvas.getByRole('button', { name: 'Cari Seç' })).toHaveAttribute('data-pending');
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Opens: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cari Seç' }));
    await expect(await screen.findByRole('dialog', { name: 'Cari Seç' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Cari Seç' })).toHaveFocus();
  },
};
export const SaysThatItCannotOpen: Story = {
  args: { load: fn(() => Promise.reject(new Error('gone'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cari Seç' }));
    await expect(await screen.findByText('Bir şeyler ters gitti.')).toBeVisible();
  },
};
