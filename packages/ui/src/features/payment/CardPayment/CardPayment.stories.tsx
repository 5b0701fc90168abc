import type { Meta, StoryObj } from '@storybook/react-vite';
import { application } from '@vitrin/demo-server/fixtures/application';
import { checkout } from '@vitrin/demo-server/fixtures/checkout';
import * as payments from '@vitrin/demo-server/fixtures/payment';
import { given } from '@vitrin/demo-server/given';
import { readApplication } from '@vitrin/api-client/application/application';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { LeaveAndReturn } from '../../../../../../.storybook/LeaveAndReturn.tsx';
import { later } from '../../../../../../.storybook/later.ts';
import { typeCard } from '../../../../../../.storybook/typeCard.ts';
import { ToastRegion } from '../../../primitives/Toast/ToastRegion.tsx';
import { CardPayment } from './CardPayment.tsx';

const settings = { isContract: false, showsCommission: true, minimum: 100 };

const meta = {
  component: CardPayment,
  tags: ['!autodocs'],
  args: {
    identity: readApplication(application).identity,
    settings,
    onPaid: fn(),
    onArrive: fn(),
  },
  beforeEach: ({ msw }) => msw.use(given.instalments(payments.instalments)),
} satisfies Meta<typeof CardPayment>;
export default meta;
type Story = StoryObj<typeof meta>;

type Hands = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const fill = async (hands: Hands, price = '1.234,50') => {
  await typeCard(hands);
  if (price !== '') await hands.userEvent.type(hands.canvas.getByLabelText('Tutar'), price);
};

const choose = async ({ canvas, userEvent }: Hands) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Hesapla' }));
  await userEvent.click(await canvas.findByRole('radio', { name: /^3 Taksit/ }));
};

/** Requests of the page from here on, by what their address contains. */
const watch = (part: string) => {
  const spy = spyOn(globalThis, 'fetch');
  return () =>
    spy.mock.calls.map(([input]) => input as Request).filter(({ url }) => new URL(url).pathname === part);
};

export const Default: Story = {
  parameters: { covers: ['PAYM-06', 'PAYM-07', 'PAYM-11'] },
  play: async (hands) => {
    const lookups = watch('/payment2/PaynetRatio');
    await fill(hands);
    await choose(hands);
    const address = new URL(lookups()[0]?.url ?? '');
    await expect(Object.fromEntries(address.searchParams)).toEqual({
      price: '1234.50',
      addcomissionToAmount: 'false',
      cardNumber: '4509011100000000',
    });
    await expect(hands.canvas.getByRole('button', { name: 'Ödeme Yap' })).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(given.instalmentsPending()),
  play: async (hands) => {
    await fill(hands);
    await hands.userEvent.click(hands.canvas.getByRole('button', { name: 'Hesapla' }));
    await waitFor(() =>
      expect(hands.canvas.getByRole('button', { name: 'Hesapla' })).toHaveAttribute('data-pending'),
    );
  },
};
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(given.instalmentsFails()),
  play: async (hands) => {
    await fill(hands);
    await hands.userEvent.click(hands.canvas.getByRole('button', { name: 'Hesapla' }));
    await expect(await hands.canvas.findByText('Bir şeyler ters gitti.')).toBeVisible();
    await expect(hands.canvas.getByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
  },
};
export const Invalid: Story = {
  parameters: { covers: ['PAYM-03'] },
  play: async ({ canvas, userEvent }) => {
    const lookups = watch('/payment2/PaynetRatio');
    await userEvent.click(canvas.getByLabelText('CVC'));
    await userEvent.tab();
    await expect(canvas.getByText('CVC gerekli.')).toBeVisible();
    await expect(canvas.queryByText('Kart Numarası gerekli.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Hesapla' }));
    await expect(canvas.getByText('Maalesef, tüm alanlar doğru doldurulmadı.')).toBeVisible();
    await expect(canvas.getByText('Kart Numarası gerekli.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Kart Üzerindeki İsim')).toHaveFocus());
    // Each time it is sent it leads to what is wrong first.
    await userEvent.keyboard('Ayşe Işık');
    await userEvent.click(canvas.getByRole('button', { name: 'Hesapla' }));
    await waitFor(() => expect(canvas.getByLabelText('Kart Numarası')).toHaveFocus());
    await expect(lookups()).toHaveLength(0);
  },
};
export const Submitting: Story = {
  beforeEach: ({ msw }) => msw.use(given.payPending()),
  parameters: { covers: ['FAIL-02'] },
  play: async (hands) => {
    const sent = watch('/payment2');
    await fill(hands);
    await choose(hands);
    const button = hands.canvas.getByRole('button', { name: 'Ödeme Yap' });
    await hands.userEvent.keyboard('{Enter}');
    await hands.userEvent.dblClick(button);
    await hands.userEvent.click(button);
    await waitFor(() => expect(sent()).toHaveLength(1));
    await expect(hands.canvas.getByLabelText('Kart Numarası')).toBeDisabled();
  },
};
export const Rejected: Story = {
  beforeEach: ({ msw }) => msw.use(given.pay(payments.paymentDeclined)),
  parameters: { covers: ['FAIL-02'] },
  play: async (hands) => {
    await fill(hands);
    await choose(hands);
    await hands.userEvent.click(hands.canvas.getByRole('button', { name: 'Ödeme Yap' }));
    await expect(await hands.canvas.findByText('Kart limiti yetersiz.')).toBeVisible();
    await expect(hands.canvas.getByLabelText('Kart Numarası')).toHaveValue('4509 0111 0000 0004');
    await expect(hands.args.onPaid).not.toHaveBeenCalled();
  },
};
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (hands) => {
    await fill(hands);
    await choose(hands);
  },
};
export const BelowMinimum: Story = {
  parameters: { covers: ['PAYM-05'] },
  play: async (hands) => {
    const lookups = watch('/payment2/PaynetRatio');
    await fill(hands, '99,99');
    await hands.userEvent.click(hands.canvas.getByRole('button', { name: 'Hesapla' }));
    await expect(await screen.findByText('Ödeme tutarı 100 TL altında olamaz.')).toBeVisible();
    await expect(lookups()).toHaveLength(0);
    await expect(screen.getByRole('button', { name: 'Kapat' })).toBeVisible();
  },
};
export const SinglePayment: Story = {
  args: { order: { id: '100001', price: 1234.5, hasInstalments: false } },
  parameters: { covers: ['PAYM-08'] },
  play: async (hands) => {
    const { canvas } = hands;
    await expect(canvas.getByRole('radio', { name: 'Tek Çekim, toplam 1.234,50 TL' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Ödemeyi Yap & Siparişi Tamamla' })).toBeVisible();
  },
};
/** What an order costs may come with any number of decimals: three are no thousands. */
export const PaysToTheKurus: Story = {
  args: { order: { id: '100001', price: 123.456, hasInstalments: true } },
  beforeEach: ({ msw }) =>
    msw.use(
      given.checkout({ ...checkout, payPrice: 123.456 }),
      given.instalments(payments.instalmentsEmpty),
      given.pay(payments.paymentPaid),
    ),
  parameters: { covers: ['PAYM-08'] },
  play: async (hands) => {
    const { canvas, userEvent, args } = hands;
    const lookups: (string | null)[] = [];
    const forms: Record<string, FormDataEntryValue>[] = [];
    const send = globalThis.fetch;
    spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (input instanceof Request && input.method === 'POST')
        forms.push(Object.fromEntries(await input.clone().formData()));
      else if (input instanceof Request && new URL(input.url).pathname === '/payment2/PaynetRatio')
        lookups.push(new URL(input.url).searchParams.get('price'));
      return send(input, init);
    });
    await typeCard(hands);
    await expect(canvas.getByLabelText('Tutar')).toHaveValue('123,46');
    await userEvent.click(canvas.getByRole('button', { name: 'Sonraki Adım' }));
    await expect(await canvas.findByRole('radio', { name: 'Tek Çekim, toplam 123,46 TL' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Ödemeyi Yap & Siparişi Tamamla' }));
    await waitFor(() => expect(args.onPaid).toHaveBeenCalledOnce());
    await expect(lookups).toEqual(['123.46']);
    await expect(forms).toEqual([expect.objectContaining({ Price: '123,46', ChargePrice: '123,46' })]);
  },
};
export const NoInstalments: Story = {
  beforeEach: ({ msw }) => msw.use(given.instalments(payments.instalmentsEmpty)),
  play: async (hands) => {
    await fill(hands);
    await hands.userEvent.click(hands.canvas.getByRole('button', { name: 'Hesapla' }));
    await expect(await hands.canvas.findByRole('radio', { name: /^Tek Çekim/ })).toBeChecked();
  },
};
export const Contract: Story = { args: { settings: { ...settings, isContract: true } } };
export const Paid: Story = {
  beforeEach: ({ msw }) => msw.use(given.pay(payments.paymentPaid)),
  parameters: { covers: ['PAYM-08'] },
  play: async (hands) => {
    await fill(hands);
    await choose(hands);
    await hands.userEvent.click(hands.canvas.getByRole('button', { name: 'Ödeme Yap' }));
    await waitFor(() => expect(hands.args.onPaid).toHaveBeenCalledOnce());
  },
};
export const BankPage: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      given.pay({
        openThreedsPagePopUp: true,
        threedsHtmlContent: btoa(
          '<form action="/favicon/favicon.svg"><input type="hidden" name="a" value="1"></form>',
        ),
      }),
    ),
  parameters: { covers: ['PAYM-09'] },
  play: async (hands) => {
    await fill(hands);
    await choose(hands);
    await hands.userEvent.click(hands.canvas.getByRole('button', { name: 'Ödeme Yap' }));
    await expect(await screen.findByRole('dialog', { name: '3D Secure Doğrulama' })).toBeVisible();
  },
};
/** One that cannot be read, or has nothing in it: whether anything was paid only a look can tell. */
export const UnreadableBankPage: Story = {
  beforeEach: ({ msw }) => msw.use(given.pay({ openThreedsPagePopUp: true, threedsHtmlContent: '%%%' })),
  parameters: { covers: ['PAYM-09'] },
  play: async (hands) => {
    const { canvas } = hands;
    await fill(hands);
    await choose(hands);
    await hands.userEvent.click(canvas.getByRole('button', { name: 'Ödeme Yap' }));
    await expect(await canvas.findByText(/^Bankanızın doğrulama sayfası açılamadı/)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Ödeme Yap' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Durumu kontrol et' })).toBeVisible();
  },
};

export const OutcomeUnknown: Story = {
  beforeEach: ({ msw }) => msw.use(given.payOffline()),
  parameters: { covers: ['FAIL-02'] },
  play: async (hands) => {
    await fill(hands);
    await choose(hands);
    await hands.userEvent.click(hands.canvas.getByRole('button', { name: 'Ödeme Yap' }));
    await expect(await hands.canvas.findByText(/^Ödemenizin sonucu alınamadı\./)).toBeVisible();
    await expect(hands.canvas.getByRole('button', { name: 'Durumu kontrol et' })).toBeVisible();
    await expect(hands.canvas.queryByRole('button', { name: 'Ödeme Yap' })).toBeNull();
  },
};
export const ForgetsTheCardWhenThePageGoes: Story = {
  parameters: { covers: ['PAYM-11'] },
  play: async (hands) => {
    await fill(hands);
    await choose(hands);
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await expect(hands.canvas.getByLabelText('Kart Numarası')).toHaveValue('');
    await expect(hands.canvas.getByLabelText('CVC')).toHaveValue('');
    await expect(hands.canvas.queryByRole('radiogroup')).toBeNull();
    await expect(hands.canvas.queryByText(/^Sipariş tutarı değişti/)).toBeNull();
  },
};
export const PaysUnderAContract: Story = {
  args: { settings: { ...settings, isContract: true } },
  beforeEach: ({ msw }) => msw.use(given.pay(payments.paymentPaid)),
  parameters: { covers: ['PAYM-02', 'PAYM-06', 'PAYM-08'] },
  play: async (hands) => {
    const { canvas, userEvent, args } = hands;
    const lookups: string[] = [];
    const forms: Record<string, FormDataEntryValue>[] = [];
    const send = globalThis.fetch;
    spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (input instanceof Request && input.method === 'POST') {
        forms.push(Object.fromEntries(await input.clone().formData()));
      } else if (input instanceof Request) lookups.push(input.url);
      return send(input, init);
    });
    await fill(hands);
    await userEvent.click(canvas.getByRole('button', { name: 'Hesapla' }));
    await expect(canvas.getByText('Telefon gerekli.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Telefon'), '0532 555 01 01');
    await userEvent.type(canvas.getByLabelText('Açıklama'), 'Kasım ödemesi');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Komisyonu tutara ekle' }));
    await choose(hands);
    await userEvent.click(canvas.getByRole('button', { name: 'Ödeme Yap' }));
    await waitFor(() => expect(args.onPaid).toHaveBeenCalledOnce());
    await expect(lookups.find((url) => url.includes('PaynetRatio'))).toContain('addcomissionToAmount=true');
    await expect(forms).toHaveLength(1);
    await expect(forms[0]).toMatchObject({
      CardHolderPhone: '05325550101',
      CardHolderDescription: 'Kasım ödemesi',
      CardNumber: '4509011100000004',
      CardCVC: '321',
      Price: '1234,50',
      AddcomissionToAmount: 'true',
      Installment: '3',
      OrderId: '0',
      IsBasket: 'false',
    });
  },
};
export const RecoversOnRetry: Story = {
  ...Failed,
  play: async ({ msw, ...hands }) => {
    await fill(hands);
    await hands.userEvent.click(hands.canvas.getByRole('button', { name: 'Hesapla' }));
    const retry = await hands.canvas.findByRole('button', { name: 'Tekrar Dene' });
    msw.use(given.instalments(payments.instalments));
    await hands.userEvent.click(retry);
    await expect(await hands.canvas.findByRole('radio', { name: /^3 Taksit/ })).toBeVisible();
  },
};
export const ReturnsToTheAmount: Story = {
  parameters: { covers: ['PAYM-05'] },
  play: async (hands) => {
    await fill(hands, '99,99');
    await hands.userEvent.click(hands.canvas.getByRole('button', { name: 'Hesapla' }));
    await hands.userEvent.click(await screen.findByRole('button', { name: 'Kapat' }));
    await waitFor(() => expect(screen.queryByText('Ödeme tutarı 100 TL altında olamaz.')).toBeNull());
    await expect(hands.canvas.getByLabelText('Tutar')).toHaveValue('99,99');
  },
};
export const OffersNoSecondPaymentWhenTheBankPageIsLeft: Story = {
  ...BankPage,
  play: async (hands) => {
    await fill(hands);
    await choose(hands);
    await hands.userEvent.click(hands.canvas.getByRole('button', { name: 'Ödeme Yap' }));
    await screen.findByRole('dialog', { name: '3D Secure Doğrulama' });
    await hands.userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
    await expect(await hands.canvas.findByText(/^Banka doğrulaması tamamlanmadan kapatıldı/)).toBeVisible();
    await expect(hands.canvas.queryByRole('button', { name: 'Ödeme Yap' })).toBeNull();
  },
};
/** A bank's page that comes when nobody is there ends at once: one that waited would stand in the way of every payment. */
export const TellsWhoHasGoneOn: Story = {
  ...BankPage,
  render: (args) => (
    <>
      <LeaveAndReturn>
        <CardPayment {...args} />
      </LeaveAndReturn>
      <ToastRegion label="Bildirimler" closeLabel="Kapat" />
    </>
  ),
  parameters: { covers: ['FAIL-02'] },
  play: async (hands) => {
    await fill(hands);
    await choose(hands);
    const leave = hands.canvas.getByRole('button', { name: 'Ayrıl' });
    // In one task: no answer comes between.
    hands.canvas.getByRole('button', { name: 'Ödeme Yap' }).click();
    leave.click();
    const told = await screen.findByText(/^Banka doğrulaması tamamlanmadan kapatıldı/);
    await waitFor(() => expect(told).toBeVisible());
    await hands.userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
    await hands.userEvent.click(hands.canvas.getByRole('button', { name: 'Geri' }));
    await expect(await hands.canvas.findByRole('button', { name: 'Durumu kontrol et' })).toBeVisible();
    await later(121_000, async () => {
      await hands.userEvent.click(hands.canvas.getByRole('button', { name: 'Durumu kontrol et' }));
      await expect(await hands.canvas.findByText('Bu ödeme alınmamış.')).toBeVisible();
    });
  },
};
export const TellsWhoHasGoneOnOfARefusalWithoutReasons: Story = {
  ...TellsWhoHasGoneOn,
  beforeEach: ({ msw }) => msw.use(given.pay({ hasError: true })),
  play: async (hands) => {
    await fill(hands);
    await choose(hands);
    const leave = hands.canvas.getByRole('button', { name: 'Ayrıl' });
    hands.canvas.getByRole('button', { name: 'Ödeme Yap' }).click();
    leave.click();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Ödeme alınamadı.');
  },
};
export const ChecksWhetherItWasPaid: Story = {
  ...OutcomeUnknown,
  play: async (hands) => {
    await fill(hands);
    await choose(hands);
    await hands.userEvent.click(hands.canvas.getByRole('button', { name: 'Ödeme Yap' }));
    await hands.userEvent.click(await hands.canvas.findByRole('button', { name: 'Durumu kontrol et' }));
    await expect(await hands.canvas.findByText(/^Ödemeniz henüz görünmüyor/)).toBeVisible();
    await later(121_000, async () => {
      await hands.userEvent.click(hands.canvas.getByRole('button', { name: 'Durumu kontrol et' }));
      await expect(await hands.canvas.findByText('Bu ödeme alınmamış.')).toBeVisible();
    });
    await expect(hands.canvas.getByRole('button', { name: 'Ödeme Yap' })).toBeVisible();
  },
};
export const AsksForInstalmentsAnewWhenTheCardChanges: Story = {
  parameters: { covers: ['PAYM-06'] },
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    await fill(hands);
    await choose(hands);
    await userEvent.type(canvas.getByLabelText('CVC'), '{Backspace}');
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Hesapla' })).toBeVisible();
  },
};
