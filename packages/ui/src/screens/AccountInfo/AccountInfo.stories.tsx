import * as fixtures from '@vitrin/demo-server/fixtures/account';
import { given } from '@vitrin/demo-server/given';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { AccountInfo } from './AccountInfo.tsx';

const meta = { component: AccountInfo, tags: ['!autodocs'] } satisfies Meta<typeof AccountInfo>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Default: Story = {
  parameters: { covers: ['ACCT-01'] },
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole('navigation', { name: 'Sayfa yolu' }));
    await expect(trail.getByText('Hesabım')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Firma Bilgileri' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Cari Bilgileri' })).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(given.accountInfoPending()),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible());
  },
};
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(given.accountInfoFails()),
  parameters: { covers: ['FAIL-01'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
    await expect(canvas.getByText('Firma bilgileri yüklenemedi.')).toBeVisible();
  },
};
export const Dealer: Story = { globals: { session: 'dealer' } };
/** The company that is acted for, not one's own. */
export const Delegated: Story = { globals: { session: 'delegated' } };
export const Mobile: Story = { globals: phone };
export const MobileLoading: Story = { ...Loading, globals: phone };
export const OnlyAName: Story = {
  beforeEach: ({ msw }) => msw.use(given.accountInfo(fixtures.accountInfoBare)),
  parameters: { covers: ['ACCT-01'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Cari Bilgileri' });
    await expect(canvas.queryByText(/TL$/)).toBeNull();
    await expect(canvas.queryByText(/^Adres/)).toBeNull();
  },
};
export const ApplicationFails: Story = {
  beforeEach: ({ msw }) => msw.use(given.applicationFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
  },
};
export const RecoversOnRetry: Story = {
  ...Failed,
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Tekrar Dene' });
    msw.use(given.accountInfo(fixtures.accountInfo));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { name: 'Cari Bilgileri' })).toBeVisible();
  },
};
