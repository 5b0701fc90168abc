import type { Meta, StoryObj } from '@storybook/react-vite';
import * as payments from '@vitrin/demo-server/fixtures/payment';
import { given } from '@vitrin/demo-server/given';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { LeaveAndReturn } from '../../../../../.storybook/LeaveAndReturn.tsx';
import { typeCard } from '../../../../../.storybook/typeCard.ts';
import { chooseDocuments, keptChoice } from '../../features/payment/payDocuments.fixture.ts';
import { NavigationProvider } from '../../primitives/Link/NavigationProvider.tsx';
import { ToastRegion } from '../../primitives/Toast/ToastRegion.tsx';
import { Payment } from './Payment.tsx';

const meta = {
  component: Payment,
  tags: ['!autodocs'],
  args: { onPaid: fn() },
} satisfies Meta<typeof Payment>;
export default meta;
type Story = StoryObj<typeof meta>;

const navigate = fn();
const phone = { viewport: { value: 'phone' } };

export const Default: Story = {
  parameters: { covers: ['PAYM-01'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ödeme Sayfası (Tahsilat)' })).toBeVisible();
    await expect(await canvas.findByLabelText('Kart Numarası')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /Visa/ })).toBeVisible();
  },
};
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(given.applicationPending()) };
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(given.applicationFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bir şeyler ters gitti.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
  },
};
export const Dealer: Story = { globals: { session: 'dealer' } };
export const Delegated: Story = { globals: { session: 'delegated' } };
export const Admin: Story = { globals: { session: 'admin' } };
export const Mobile: Story = { globals: phone };
export const MobileLoading: Story = { ...Loading, globals: phone };
export const MobileFailed: Story = {
  beforeEach: ({ msw }) => msw.use(given.applicationFails()),
  globals: phone,
};
export const Dark: Story = { globals: { scheme: 'dark' } };

const documents = async () => within(await screen.findByRole('region', { name: 'Ödenecek belgeler' }));
const pay = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  await canvas.findByLabelText('Kart Numarası');
  await typeCard({ canvas, userEvent });
  await userEvent.click(canvas.getByRole('button', { name: 'Hesapla' }));
  await userEvent.click(await canvas.findByRole('radio', { name: /^3 Taksit/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Ödeme Yap' }));
};

/** Chosen from a statement: what is open of them is the amount, until somebody has paid of them meanwhile. */
export const Documents: Story = {
  beforeEach: () => chooseDocuments(),
  parameters: { covers: ['LEDG-03'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Tutar')).toHaveValue('1234,50');
    const chosen = await documents();
    await expect(chosen.getByText('KTA2026000018802')).toBeVisible();
    await expect(await chosen.findAllByText('Artık açık değil')).toHaveLength(2);
    await userEvent.click(chosen.getByRole('button', { name: 'Tutarı güncelle' }));
    // Nothing is open of any of them: none is left to be paid.
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Ödenecek belgeler' })).toBeNull());
    await expect(keptChoice()).toBeUndefined();
  },
};
/** Where the statement does not come, the amounts are those of the moment of choosing. */
export const DocumentsFailed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(given.statementReportFails());
    return chooseDocuments();
  },
  parameters: { covers: ['LEDG-03'] },
  play: async ({ canvas }) => {
    const chosen = await documents();
    await expect(await chosen.findByText(/^Belgelerin güncel durumu okunamadı/)).toBeVisible();
    await expect(chosen.queryByText('Artık açık değil')).toBeNull();
    await expect(await canvas.findByLabelText('Tutar')).toHaveValue('1234,50');
  },
};
/** A payment that is refused, or of which nobody knows, is still one for these documents. */
export const KeepsDocumentsWhenRefused: Story = {
  beforeEach: ({ msw }) => {
    msw.use(given.instalments(payments.instalments), given.pay(payments.paymentDeclined));
    return chooseDocuments();
  },
  parameters: { covers: ['LEDG-03', 'FAIL-02'] },
  play: async (hands) => {
    await pay(hands);
    await expect(await hands.canvas.findByText('Kart limiti yetersiz.')).toBeVisible();
    await expect((await documents()).getByText('KTA2026000018802')).toBeVisible();
    await expect(keptChoice()).toMatchObject({ isSent: true, paidAs: '' });
  },
};
export const NamesWhatIsPaid: Story = {
  beforeEach: ({ msw }) => {
    msw.use(given.instalments(payments.instalments), given.pay(payments.paymentPaid));
    return chooseDocuments();
  },
  parameters: { covers: ['LEDG-03'] },
  play: async (hands) => {
    await pay(hands);
    await waitFor(() => expect(hands.args.onPaid).toHaveBeenCalledOnce());
    await expect(keptChoice()).toMatchObject({ paidAs: '700001' });
  },
};

/** Back out of the bank's page: the notice leads to where it is read back. */
export const LeadsBackWhoLeftTheBank: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      given.instalments(payments.instalments),
      given.pay({ openThreedsPagePopUp: true, threedsHtmlContent: btoa('<p>Banka</p>') }),
    ),
  render: (args) => (
    <NavigationProvider navigate={navigate} base="/spa">
      <LeaveAndReturn>
        <Payment {...args} />
      </LeaveAndReturn>
      <ToastRegion label="Bildirimler" closeLabel="Kapat" />
    </NavigationProvider>
  ),
  parameters: { covers: ['PAYM-11', 'FAIL-02'] },
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await canvas.findByLabelText('Kart Numarası');
    await typeCard({ canvas, userEvent });
    await userEvent.type(canvas.getByLabelText('Tutar'), '1.234,50');
    await userEvent.click(canvas.getByRole('button', { name: 'Hesapla' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /^3 Taksit/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ödeme Yap' }));
    await screen.findByRole('dialog', { name: '3D Secure Doğrulama' });
    canvas.getByRole('button', { name: 'Ayrıl', hidden: true }).click();
    await expect(await screen.findByText(/^Banka doğrulaması tamamlanmadan kapatıldı\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Durumu kontrol et' }));
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith('/spa/payment');
  },
};
/** Whoever has gone on to something else is told by a notice, and is not fetched to the receipt. */
export const TellsWhoHasGoneOn: Story = {
  beforeEach: ({ msw }) => msw.use(given.instalments(payments.instalments), given.pay(payments.paymentPaid)),
  render: (args) => (
    <>
      <LeaveAndReturn>
        <Payment {...args} />
      </LeaveAndReturn>
      <ToastRegion label="Bildirimler" closeLabel="Kapat" />
    </>
  ),
  parameters: { covers: ['PAYM-08'] },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByLabelText('Kart Numarası');
    await typeCard({ canvas, userEvent });
    await userEvent.type(canvas.getByLabelText('Tutar'), '1.234,50');
    await userEvent.click(canvas.getByRole('button', { name: 'Hesapla' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /^3 Taksit/ }));
    const leave = canvas.getByRole('button', { name: 'Ayrıl' });
    // In one task: no answer comes between.
    canvas.getByRole('button', { name: 'Ödeme Yap' }).click();
    leave.click();
    const told = await screen.findByText('Ödemeniz Başarıyla Alınmıştır.');
    await waitFor(() => expect(told).toBeVisible());
    await expect(args.onPaid).not.toHaveBeenCalled();
  },
};
