import type { Meta, StoryObj } from '@storybook/react-vite';
import { getApplication } from '@vitrin/api-client/application/application';
import { browserLock } from '@vitrin/api-client/inFlight/browserLock';
import { readInstalments } from '@vitrin/api-client/payment/instalments';
import * as checkouts from '@vitrin/demo-server/fixtures/checkout';
import * as payments from '@vitrin/demo-server/fixtures/payment';
import { given } from '@vitrin/demo-server/given';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { LeaveAndReturn } from '../../../../../.storybook/LeaveAndReturn.tsx';
import { later } from '../../../../../.storybook/later.ts';
import { typeCard } from '../../../../../.storybook/typeCard.ts';
import { finishKey } from '../../features/checkout/createFinishing.ts';
import { payKey } from '../../features/payment/payRecord.ts';
import { Checkout } from './Checkout.tsx';

/** An order of as much as the instalments are of. */
const order = {
  ...checkouts.checkout,
  toplamTutarF: '1.234,50 TL',
  toplamTutarTL: 1234.5,
  toplamTutarTLF: '1.234,50 TL',
  payPrice: 1234.5,
};

const meta = {
  component: Checkout,
  tags: ['!autodocs'],
  args: { orderId: '100001', onFinished: fn() },
  beforeEach: ({ msw }) => msw.use(given.checkout(order), given.instalments(payments.instalments)),
} satisfies Meta<typeof Checkout>;
export default meta;
type Story = StoryObj<typeof meta>;

type Hands = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const phone = { viewport: { value: 'phone' } };
const payAndFinish = 'Ödemeyi Yap & Siparişi Tamamla';

const chooseCard = async ({ canvas, userEvent }: Hands) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Kredi Kartı' }));
  // Its code comes only now.
  await expect(await canvas.findByLabelText('Kart Numarası', {}, { timeout: 10_000 })).toBeVisible();
};

const chooseInstalments = async (hands: Hands) => {
  const { canvas, userEvent } = hands;
  await chooseCard(hands);
  await typeCard(hands);
  await userEvent.click(canvas.getByRole('button', { name: 'Sonraki Adım' }));
  await userEvent.click(await canvas.findByRole('radio', { name: /^3 Taksit/ }));
};

const pay = async (hands: Hands) => {
  await chooseInstalments(hands);
  await hands.userEvent.click(hands.canvas.getByRole('button', { name: payAndFinish }));
};

/** Calls of the page from here on, by what their path begins with. */
const watch = (path: string) => {
  const spy = spyOn(globalThis, 'fetch');
  return () =>
    spy.mock.calls.flatMap(([request]) =>
      request instanceof Request && new URL(request.url).pathname.startsWith(path) ? [request] : [],
    );
};

/** What the finish of an order sends from here on. */
const finishedWith = () => {
  const bodies: unknown[] = [];
  const send = globalThis.fetch;
  spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (input instanceof Request && input.url.includes('/basket/checkout2/'))
      bodies.push(await input.clone().json());
    return send(input, init);
  });
  return bodies;
};

const [bank] = readInstalments(payments.instalments);
/** By cargo, in three instalments. */
const cargoInThree = expect.objectContaining({
  teslimSekli: 'kargo',
  teslimAdres: order.adreses?.[0]?.id,
  odemeSekli: 'kredikarti',
  installment: 3,
  installmentId: bank?.options.find(({ instalments }) => instalments === 3)?.id,
});

export const Default: Story = {
  parameters: { covers: ['CHKT-07'] },
  play: async (hands) => {
    const { canvas } = hands;
    await chooseCard(hands);
    await expect(canvas.queryByRole('button', { name: 'Siparişi Bitir' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Sonraki Adım' })).toBeVisible();
    await expect(canvas.getByLabelText('Tutar')).toHaveAttribute('readonly');
  },
};
export const Disabled: Story = {
  beforeEach: ({ msw }) => msw.use(given.checkout({ ...order, disableFinish: true })),
  parameters: { covers: ['CHKT-06'] },
  play: async (hands) => {
    const sent = watch('/payment2');
    await pay(hands);
    await expect(hands.canvas.getByRole('button', { name: payAndFinish })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(sent().filter(({ method }) => method === 'POST')).toHaveLength(0);
  },
};
/** Nothing to be charged to a card says nothing of an order that no card may pay. */
export const NotPaidWhereNoCardIsTaken: Story = {
  beforeEach: ({ msw }) => msw.use(given.checkout({ ...checkouts.checkoutWithoutCard, payPrice: 0 })),
  parameters: { covers: ['CHKT-03', 'CHKT-06'] },
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Açık Hesap' }));
    await expect(canvas.queryByText(/^Ödemeniz alındı/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Siparişi Bitir' })).toBeEnabled();
    msw.use(given.checkout({ ...checkouts.checkoutWithoutCard, payPrice: 0, disableFinish: true }));
    // Coming back to the window asks again.
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Siparişi Bitir' })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};
export const Invalid: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      given.checkout({
        ...order,
        adreses: [...(checkouts.checkout.adreses ?? []), { id: 12, yetkili: 'Merkez Depo' }],
      }),
    ),
  parameters: { covers: ['CHKT-02'] },
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    const sent = watch('/payment2');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Kargo' }));
    await pay(hands);
    const address = canvas.getByRole('combobox', { name: 'Teslimat Adresi' });
    await waitFor(() => expect(address).toHaveFocus());
    await expect(sent().filter(({ method }) => method === 'POST')).toHaveLength(0);
    await expect(canvas.getByLabelText('Kart Numarası')).toHaveValue('4509 0111 0000 0004');
  },
};
export const Rejected: Story = {
  beforeEach: ({ msw }) => msw.use(given.pay(payments.paymentDeclined)),
  parameters: { covers: ['CHKT-07', 'FAIL-02'] },
  play: async (hands) => {
    const { canvas } = hands;
    await pay(hands);
    const summary = within(canvas.getByRole('complementary', { name: 'Sipariş Özeti' }));
    await expect(await summary.findByText('Kart limiti yetersiz.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Açık Hesap' })).toBeEnabled();
    await expect(hands.args.onFinished).not.toHaveBeenCalled();
  },
};
export const Mobile: Story = { ...Default, globals: phone };
export const Instalments: Story = {
  play: async (hands) => {
    await chooseInstalments(hands);
    const { canvas, userEvent } = hands;
    const summary = within(canvas.getByRole('complementary', { name: 'Sipariş Özeti' }));
    await expect(summary.getByText(/, 3 Taksit$/)).toBeVisible();
    await expect(summary.getByText(/^3 × [\d.,]+ TL$/)).toBeVisible();
    const charged = summary.getByText('Karttan çekilecek').nextElementSibling?.textContent ?? '–';
    await expect(canvas.getByRole('radio', { name: /^3 Taksit/ })).toHaveAccessibleName(
      expect.stringContaining(`toplam ${charged}`),
    );
    await expect(summary.getByRole('button', { name: payAndFinish })).toBeVisible();
    // Another way to pay costs nothing of that.
    await userEvent.click(canvas.getByRole('radio', { name: 'Açık Hesap' }));
    await expect(summary.queryByText('Karttan çekilecek')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Kredi Kartı' }));
    await expect(summary.queryByText('Karttan çekilecek')).toBeNull();
    await chooseInstalments(hands);
  },
};
export const MobileInstalments: Story = { play: chooseInstalments, globals: phone };

/** Another provider has no instalments to look up. */
export const SinglePayment: Story = {
  beforeEach: ({ msw }) => msw.use(given.checkout({ ...order, payProvider: 'garanti' })),
  parameters: { covers: ['CHKT-07', 'PAYM-08'] },
  play: async (hands) => {
    const { canvas } = hands;
    await chooseCard(hands);
    await expect(canvas.getByRole('radio', { name: 'Tek Çekim, toplam 1.234,50 TL' })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Sonraki Adım' })).toBeNull();
    await typeCard(hands);
    await expect(canvas.getByRole('button', { name: payAndFinish })).toBeEnabled();
  },
};
export const PaysInOnePayment: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      given.checkout({ ...order, payProvider: 'garanti' }),
      given.pay(payments.paymentPaid),
      given.finish(checkouts.finished),
    ),
  parameters: { covers: ['CHKT-07', 'PAYM-08'] },
  play: async (hands) => {
    const { canvas, userEvent, args } = hands;
    const sent = watch('/payment2');
    await chooseCard(hands);
    await typeCard(hands);
    await userEvent.click(canvas.getByRole('button', { name: payAndFinish }));
    await waitFor(() => expect(args.onFinished).toHaveBeenCalledOnce());
    await expect(sent().map(({ method }) => method)).toEqual(['POST']);
  },
};

const bankPage = btoa('<form action="/favicon/favicon.svg"><input type="hidden" name="a" value="1"></form>');

export const BankPage: Story = {
  beforeEach: ({ msw }) => msw.use(given.pay({ openThreedsPagePopUp: true, threedsHtmlContent: bankPage })),
  parameters: { covers: ['PAYM-09'] },
  play: async (hands) => {
    await pay(hands);
    const dialog = await screen.findByRole('dialog', { name: '3D Secure Doğrulama' });
    await expect(
      within(dialog).getByText('Lütfen İşlem Sonuna Kadar Bekleyin, Sayfayı Kapatmayın!'),
    ).toBeVisible();
    await expect(hands.args.onFinished).not.toHaveBeenCalled();
  },
};
/** What is paid for is what was chosen: nothing of it can be changed under a payment that is on its way. */
export const FixesTheDeliveryWhilePaying: Story = {
  beforeEach: ({ msw }) => msw.use(given.payPending()),
  parameters: { covers: ['CHKT-04'] },
  play: async (hands) => {
    const { canvas } = hands;
    await pay(hands);
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Kargo' })).toBeDisabled());
    await expect(canvas.getByRole('radio', { name: 'Açık Hesap' })).toBeDisabled();
  },
};
export const FinishesAfterThePayment: Story = {
  beforeEach: ({ msw }) => msw.use(given.pay(payments.paymentPaid), given.finish(checkouts.finished)),
  parameters: { covers: ['CHKT-07'] },
  play: async (hands) => {
    const sent = watch('/basket/checkout2/');
    await pay(hands);
    await waitFor(() => expect(hands.args.onFinished).toHaveBeenCalledOnce());
    await expect(sent()).toHaveLength(1);
  },
};
export const OutcomeUnknown: Story = {
  beforeEach: ({ msw }) => msw.use(given.payOffline(), given.finish(checkouts.finished)),
  parameters: { covers: ['FAIL-02'] },
  play: async (hands) => {
    const { canvas } = hands;
    await pay(hands);
    await expect(await canvas.findByText(/^Ödemenizin sonucu alınamadı\./)).toBeVisible();
    // The card may be charged: the order must not be ended in another way meanwhile.
    await expect(canvas.getByRole('radio', { name: 'Açık Hesap' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: payAndFinish })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Siparişi Bitir' })).toBeNull();
  },
};
/** The rate of the day has changed what an order costs: what was chosen was chosen of another amount. */
export const AsksAnewWhenTheAmountChanges: Story = {
  beforeEach: ({ msw }) => msw.use(given.pay(payments.paymentPaid)),
  parameters: { covers: ['CHKT-07', 'PAYM-06'] },
  play: async (hands) => {
    const { canvas, userEvent, msw } = hands;
    const sent = watch('/payment2');
    await chooseInstalments(hands);
    const summary = within(canvas.getByRole('complementary', { name: 'Sipariş Özeti' }));
    await expect(summary.getByText(/3 Taksit/)).toBeVisible();
    msw.use(given.checkout({ ...order, toplamTutarTL: 1300, toplamTutarTLF: '1.300,00 TL', payPrice: 1300 }));
    await userEvent.click(canvas.getByRole('button', { name: payAndFinish }));
    await expect(await canvas.findByText(/^Sipariş tutarı değişti\./)).toBeVisible();
    await expect(sent().filter(({ method }) => method === 'POST')).toHaveLength(0);
    await expect(summary.queryByText(/3 Taksit/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: payAndFinish })).toBeNull();
    const asked = watch('/payment2/PaynetRatio');
    await userEvent.click(canvas.getByRole('button', { name: 'Sonraki Adım' }));
    await expect(await canvas.findByRole('radio', { name: /^3 Taksit/ })).not.toBeChecked();
    await expect(asked()).toHaveLength(1);
    await expect(canvas.queryByText(/^Sipariş tutarı değişti\./)).toBeNull();
  },
};
const byVehicle = { ...order, teslimatAracActive: true, teslimatAracSaats: ['09:00'] };

export const ChargesNothingWhenTheDeliveryIsGone: Story = {
  beforeEach: ({ msw }) =>
    msw.use(given.checkout(byVehicle), given.pay(payments.paymentPaid), given.finish(checkouts.finished)),
  parameters: { covers: ['CHKT-02', 'CHKT-07', 'FAIL-02'] },
  play: async (hands) => {
    const { canvas, userEvent, msw } = hands;
    const sent = watch('/payment2');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Araç' }));
    await chooseInstalments(hands);
    msw.use(given.checkout({ ...byVehicle, teslimatAracActive: false }));
    await userEvent.click(canvas.getByRole('button', { name: payAndFinish }));
    await expect(await canvas.findByText(/kartınızdan ödeme çekilmedi/)).toBeVisible();
    await expect(canvas.getByText(/“Araç” artık sunulmuyor/)).toBeVisible();
    await expect(sent().filter(({ method }) => method === 'POST')).toHaveLength(0);
    await expect(canvas.getByLabelText('Kart Numarası')).not.toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: payAndFinish }));
    await waitFor(() => expect(hands.args.onFinished).toHaveBeenCalledOnce());
  },
};
export const PaidInAnotherTab: Story = {
  parameters: { covers: ['FAIL-02'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Açık Hesap' }));
    const { identity } = await getApplication();
    await browserLock().send(payKey(identity, args.orderId), {
      mark: 'order',
      work: () => Promise.resolve(''),
      refOf: () => args.orderId,
    });
    // It is paid by card, whatever was chosen here: nothing else may end it.
    // The code that finds it comes only now.
    await expect(
      await canvas.findByText(/^Ödemeniz alındı, sipariş tamamlanamadı\./, {}, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Kredi Kartı' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Açık Hesap' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Siparişi Bitir' })).toBeEnabled();
  },
};
export const FinishesWhatAnotherTabPaid: Story = {
  beforeEach: ({ msw }) => msw.use(given.finish(checkouts.finished)),
  parameters: { covers: ['FAIL-02'] },
  play: async (hands) => {
    await PaidInAnotherTab.play?.(hands);
    const { canvas, userEvent, args } = hands;
    const finishes = watch('/basket/checkout2/');
    await userEvent.click(canvas.getByRole('button', { name: 'Siparişi Bitir' }));
    await waitFor(() => expect(args.onFinished).toHaveBeenCalledOnce());
    await expect(finishes()).toHaveLength(1);
  },
};
export const FinishedInAnotherTab: Story = {
  parameters: { covers: ['FAIL-02'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Açık Hesap' }));
    const { identity } = await getApplication();
    const answer = Promise.withResolvers<string>();
    const sent = browserLock().send(finishKey(identity, args.orderId), {
      work: () => answer.promise,
      refOf: (id) => id,
    });
    await expect(await canvas.findByText('Siparişiniz başka bir sekmede tamamlanıyor.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Siparişi Bitir' })).toBeNull();
    await expect(canvas.getByRole('radio', { name: 'Kredi Kartı' })).toBeDisabled();
    answer.resolve(args.orderId);
    await sent;
    await expect(await canvas.findByText('Bu sipariş tamamlandı.')).toBeVisible();
  },
};
export const PaidButNotFinished: Story = {
  beforeEach: ({ msw }) => msw.use(given.pay(payments.paymentPaid), given.finishOffline()),
  parameters: { covers: ['FAIL-02'] },
  play: async (hands) => {
    const { canvas } = hands;
    await pay(hands);
    await expect(
      await canvas.findByText('Ödemeniz alındı, sipariş tamamlanamadı. Tekrar ödeme yapmayın.'),
    ).toBeVisible();
    await expect(canvas.queryByLabelText('Kart Numarası')).toBeNull();
    await expect(canvas.getByRole('radio', { name: 'Açık Hesap' })).toBeDisabled();
  },
};
export const MobilePaidButNotFinished: Story = {
  beforeEach: ({ msw }) => msw.use(given.pay(payments.paymentPaid), given.finishOffline()),
  globals: phone,
  play: pay,
};
export const FinishesWhatWasPaidAfterAll: Story = {
  ...PaidButNotFinished,
  play: async (hands) => {
    const { canvas, userEvent, msw, args } = hands;
    const charges = watch('/payment2');
    await pay(hands);
    await canvas.findByText('Ödemeniz alındı, sipariş tamamlanamadı. Tekrar ödeme yapmayın.');
    msw.use(given.finish(checkouts.finished));
    await later(121_000, async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Durumu kontrol et' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Siparişi Bitir' }));
      await waitFor(() => expect(args.onFinished).toHaveBeenCalledOnce());
    });
    await expect(charges().filter(({ method }) => method === 'POST')).toHaveLength(1);
  },
};

/** Coming back is what a reload is, and a bank that leads the whole window back. */
export const FinishesAsItWasPaidAfterAReload: Story = {
  beforeEach: ({ msw }) => msw.use(given.pay(payments.paymentPaid), given.finish(checkouts.finishRejected)),
  render: (args) => (
    <LeaveAndReturn>
      <Checkout {...args} />
    </LeaveAndReturn>
  ),
  parameters: { covers: ['CHKT-04', 'CHKT-07', 'PAYM-11'] },
  play: async (hands) => {
    const { canvas, userEvent, msw, args } = hands;
    await userEvent.click(await canvas.findByRole('radio', { name: 'Kargo' }));
    await pay(hands);
    await expect(await canvas.findByText('Lütfen teslimat adresi seçin.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ayrıl' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Geri' }));
    await expect(await canvas.findByRole('radio', { name: 'Kargo' })).toBeChecked();
    const bodies = finishedWith();
    msw.use(given.finish(checkouts.finished));
    await expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/45090111|Işık/);
    await userEvent.click(canvas.getByRole('button', { name: 'Siparişi Bitir' }));
    await waitFor(() => expect(args.onFinished).toHaveBeenCalledOnce());
    await expect(bodies).toEqual([cargoInThree]);
    // It is nobody's business any more.
    await expect(Object.keys(localStorage).filter((key) => key.startsWith('vitrin-kept-paid'))).toEqual([]);
  },
};
export const ChecksWhetherItWasPaid: Story = {
  ...OutcomeUnknown,
  play: async (hands) => {
    const { canvas, userEvent, msw, args } = hands;
    await userEvent.click(await canvas.findByRole('radio', { name: 'Kargo' }));
    await pay(hands);
    const check = await canvas.findByRole('button', { name: 'Durumu kontrol et' });
    msw.use(given.checkout({ ...order, payPrice: 0 }));
    await userEvent.click(check);
    await expect(await canvas.findByText(/^Ödemeniz alındı, sipariş tamamlanamadı\./)).toBeVisible();
    await expect(canvas.queryByLabelText('Kart Numarası')).toBeNull();
    const bodies = finishedWith();
    await userEvent.click(canvas.getByRole('button', { name: 'Siparişi Bitir' }));
    await waitFor(() => expect(args.onFinished).toHaveBeenCalledOnce());
    await expect(bodies).toEqual([cargoInThree]);
  },
};
