import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { endedSession } from '../endedSession.ts';
import { IdentityChangeDialog } from './IdentityChangeDialog.tsx';

const dealer = { isAuth: true, member: 'Merve Kaya', isDelegated: false, delegatedCompany: '' };

const meta = {
  component: IdentityChangeDialog,
  args: {
    change: {
      before: dealer,
      after: { ...dealer, isDelegated: true, delegatedCompany: 'Karadağ Yapı Market Ltd. Şti.' },
      isAnnounced: true,
    },
    onReload: fn(),
  },
} satisfies Meta<typeof IdentityChangeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = {
  args: { change: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
/** There is no way back to the page but a fresh one. */
export const LeavesOnlyByReloading: Story = {
  beforeEach: () => void endedSession.set(true),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('alertdialog', { name: 'Oturumunuz değişti' })).toBeVisible();
    await expect(args.onReload).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Sayfayı Yenile' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await expect(endedSession.get()).toBe(false);
  },
};
