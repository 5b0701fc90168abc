import type { Meta, StoryObj } from '@storybook/react-vite';
import { application } from '@vitrin/demo-server/fixtures/application';
import { given } from '@vitrin/demo-server/given';
import { expect, fn, waitFor } from 'storybook/test';
import { chooseDocuments } from '../../features/payment/payDocuments.fixture.ts';
import { PaymentSuccess } from './PaymentSuccess.tsx';

const meta = {
  component: PaymentSuccess,
  tags: ['!autodocs'],
  args: { paymentId: '700001', receiptId: '1000700001', onReceipt: fn() },
} satisfies Meta<typeof PaymentSuccess>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['PAYM-10'] },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Ödemeniz Başarıyla Alınmıştır.' }),
    ).toBeVisible();
    await expect(canvas.getByText('700001')).toBeVisible();
    const receipt = canvas.getByRole('link', { name: 'Dekont Yazdır' });
    await expect(receipt).toHaveAttribute('href', '/payment2/print/1000700001');
    await expect(receipt).toHaveAttribute('target', '_blank');
    await expect(args.onReceipt).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(given.applicationPending()) };
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(given.applicationFails()),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dekont Yazdır' })).toBeVisible();
  },
};
export const Dealer: Story = { globals: { session: 'dealer' } };
export const Delegated: Story = { globals: { session: 'delegated' } };
export const Admin: Story = { globals: { session: 'admin' } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Contract: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      given.application({
        ...application,
        settings: { ...application.settings, paymentIsSozlesmeActive: 'True' },
      }),
    ),
  parameters: { covers: ['PAYM-10'] },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onReceipt).toHaveBeenCalledWith('/payment2/print/1000700001'));
  },
};
/** An address may say anything of its receipt. */
export const ForgedReceipt: Story = {
  ...Contract,
  args: { receiptId: '../../login/logout' },
  parameters: { covers: ['SAFE-02'] },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('700001')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Dekont Yazdır' })).toBeNull();
    await expect(args.onReceipt).not.toHaveBeenCalled();
  },
};
export const WithoutReceipt: Story = {
  args: { receiptId: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Dekont Yazdır' })).toBeNull();
  },
};
const namesThem: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByText('Ödenen belgeler: KTA2026000018802, KTA2026000018913')).toBeVisible();
};
export const Documents: Story = {
  beforeEach: () => chooseDocuments({ isSent: true, paidAs: '700001' }),
  parameters: { covers: ['LEDG-03'] },
  play: namesThem,
};
/** The bank leads here without another word: what was sent for them is this payment. */
export const DocumentsFromTheBank: Story = {
  ...Documents,
  beforeEach: () => chooseDocuments({ isSent: true }),
};
/** Those of another payment are not named. */
export const DocumentsOfAnother: Story = {
  ...Documents,
  beforeEach: () => chooseDocuments({ isSent: true, paidAs: '700002' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('700001')).toBeVisible();
    await expect(canvas.queryByText(/^Ödenen belgeler/)).toBeNull();
  },
};
