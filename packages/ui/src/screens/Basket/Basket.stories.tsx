import type { Meta, StoryObj } from '@storybook/react-vite';
import { addProductsToBasket } from '@vitrin/api-client/basket/addToBasket';
import { getBasket, readBasket } from '@vitrin/api-client/basket/basket';
import { identityKey } from '@vitrin/api-client/identity';
import { readApplication } from '@vitrin/api-client/application/application';
import { useIdentity } from '@vitrin/api-client/application/useIdentity';
import { application, applicationDelegated } from '@vitrin/demo-server/fixtures/application';
import * as baskets from '@vitrin/demo-server/fixtures/basket';
import { checkout, checkoutNotFound } from '@vitrin/demo-server/fixtures/checkout';
import { given } from '@vitrin/demo-server/given';
import { openSavable } from '../../features/lists/lists.fixture.ts';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { LeaveAndReturn } from '../../../../../.storybook/LeaveAndReturn.tsx';
import { later } from '../../../../../.storybook/later.ts';
import { linesToRestore } from '../../features/basket/useRestoreLines.ts';
import { selectionOf } from '../../features/catalog/selections.ts';
import { forgetPriceList } from '@vitrin/api-client/stored/storedKeys';
import { choosePriceList } from '../../features/session/priceList.ts';
import { RequireSession } from '../../features/session/RequireSession/RequireSession.tsx';
import { ToastRegion } from '../../primitives/Toast/ToastRegion.tsx';
import { Basket } from './Basket.tsx';

const meta = {
  component: Basket,
  tags: ['!autodocs'],
  args: { onCheckout: fn() },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <ToastRegion label="Bildirimler" closeLabel="Kapat" />
      </>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(given.basket(baskets.basket)),
} satisfies Meta<typeof Basket>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const lines = linesToRestore(readBasket(baskets.basketTwoCurrencies).lines);
const page = () => within(document.body);

/** A shop that keeps what is done to it, with these rows in the basket. */
const inAShop: Story['beforeEach'] = async ({ msw }) => {
  msw.use(...given.session('dealer'));
  await addProductsToBasket(lines);
};

/** Counts the calls of one address from here on. */
const callsOf = (address: string) => {
  const spy = spyOn(globalThis, 'fetch');
  return () =>
    spy.mock.calls.filter(([request]) => request instanceof Request && request.url.includes(address)).length;
};

/** What is sent to one address from here on. */
const bodiesOf = (address: string) => {
  const sent: Promise<unknown>[] = [];
  const { fetch } = globalThis;
  spyOn(globalThis, 'fetch').mockImplementation((request, init) => {
    if (request instanceof Request && request.url.includes(address)) sent.push(request.clone().json());
    return fetch(request, init);
  });
  return () => Promise.all(sent);
};

/** Says once it is known whose basket this is. */
const ActsFor = () => <p>{useIdentity()?.delegatedCompany} adına</p>;

const leaveAndReturn: Story['render'] = (args) => (
  <LeaveAndReturn>
    <Basket {...args} />
  </LeaveAndReturn>
);

export const Default: Story = {
  parameters: { covers: ['BSKT-01', 'BSKT-04', 'BSKT-06', 'BSKT-11'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Sepetiniz', busy: false })).toBeVisible();
    const trail = within(canvas.getByRole('navigation', { name: 'Sayfa yolu' }));
    await expect(trail.getByText('Sepetiniz')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sepetiniz' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sipariş Ver' })).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(given.basketPending()),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[role="table"][aria-busy="true"]')).toBeVisible(),
    );
    // In its place: under the title, as wide as the rows will be.
    const table = canvasElement.querySelector('[role="table"]')?.getBoundingClientRect();
    const title = canvasElement.querySelector('h1')?.getBoundingClientRect();
    await expect(table?.left).toBe(title?.left);
    await expect(table?.right).toBeLessThan(document.documentElement.clientWidth - 280);
  },
};
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(given.basket(baskets.basketEmpty)),
  parameters: { covers: ['BSKT-08'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sepetinizde ürün bulunmuyor')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Alışverişe Devam Et' })).toHaveAttribute(
      'href',
      '/spa/productAll',
    );
  },
};
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(given.basketFails()),
  parameters: { covers: ['FAIL-01'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
    await expect(canvas.getByText('Bir şeyler ters gitti.')).toBeVisible();
  },
};
export const LongContent: Story = {
  beforeEach: ({ msw }) => msw.use(given.basket(baskets.basketLongNames)),
};
export const Many: Story = { beforeEach: ({ msw }) => msw.use(given.basket(baskets.basketMany)) };
export const Guest: Story = {
  globals: { session: 'guest' },
  render: (args) => (
    <RequireSession onLogin={args.onCheckout}>
      <Basket {...args} />
    </RequireSession>
  ),
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onCheckout).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
export const Dealer: Story = { globals: { session: 'dealer' } };
export const Delegated: Story = { globals: { session: 'delegated' } };
export const Admin: Story = { globals: { session: 'admin' } };
export const Mobile: Story = { globals: phone };
export const MobileEmpty: Story = { ...Empty, globals: phone };
export const MobileFailed: Story = {
  beforeEach: ({ msw }) => msw.use(given.basketFails()),
  globals: phone,
};
export const MobileLoading: Story = {
  beforeEach: ({ msw }) => msw.use(given.basketPending()),
  globals: phone,
};
export const MobileLongContent: Story = { ...LongContent, globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Laptop: Story = { globals: { viewport: { value: 'laptop' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };

export const OverStock: Story = {
  beforeEach: ({ msw }) => msw.use(given.basket(baskets.basketOverStock)),
  parameters: { covers: ['BSKT-07'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sepetinizde stok miktarını aşan ürün bulunuyor.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sipariş Ver' })).toBeNull();
  },
};
export const MobileOverStock: Story = { ...OverStock, globals: phone };
/** A hundred rows take their time on a busy machine. */
const late = { timeout: 5000 };
/** What hinders the order is counted, and one press leads to each, as nothing can be lowered. */
export const LeadsToWhatHinders: Story = {
  beforeEach: ({ msw }) => msw.use(given.basket(baskets.basketMany)),
  parameters: { covers: ['USE-23'] },
  play: async ({ canvas, userEvent }) => {
    const { lines: rows } = readBasket(baskets.basketMany);
    const hindering = rows.filter(({ isWithinStock }) => !isWithinStock);
    await expect(hindering.length).toBeGreaterThan(1);
    const counted = new RegExp(`^${hindering.length} ürünün miktarını düzelttiğinizde`);
    await expect(await canvas.findByText(counted, {}, late)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Miktarları stoğa indir' })).toBeNull();
    for (const { name } of [...hindering, ...hindering.slice(0, 1)]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Sıradaki ürüne git' }));
      const field = canvas.getByRole('textbox', { name: `Miktar: ${name}` });
      await expect(field).toHaveFocus();
      const place = field.getBoundingClientRect();
      await expect(place.top).toBeGreaterThanOrEqual(0);
      await expect(place.bottom).toBeLessThanOrEqual(window.innerHeight);
    }
  },
};
const isInWindow = (element: Element) => element.getBoundingClientRect().bottom <= window.innerHeight;
/** From the first of a hundred rows the total and the way on are in reach. */
export const MobileInReach: Story = {
  beforeEach: ({ msw }) => msw.use(given.basket(baskets.basketManyInStock)),
  globals: phone,
  parameters: { covers: ['USE-23'] },
  play: async ({ canvas, canvasElement }) => {
    const order = await canvas.findByRole('button', { name: 'Sipariş Ver' }, late);
    await waitFor(() => expect(isInWindow(order)).toBe(true));
    const total = readBasket(baskets.basketManyInStock).sums[0]?.totalText ?? '';
    const sum = canvasElement.querySelector(`[data-sum^="${total}"]`);
    await expect(sum && isInWindow(sum)).toBe(true);
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight * 3);
  },
};
export const MobileLeadsToWhatHinders: Story = { ...LeadsToWhatHinders, globals: phone };
export const TwoCurrencies: Story = {
  beforeEach: ({ msw }) => msw.use(given.basket(baskets.basketTwoCurrencies)),
  parameters: { covers: ['BSKT-04', 'BSKT-05'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Amerikan Doları')).toBeVisible();
    await expect(canvas.getAllByText('Peşin ödeme seçeneği')).not.toHaveLength(0);
  },
};

export const ChangesAQuantity: Story = {
  beforeEach: inAShop,
  parameters: { covers: ['BSKT-02'] },
  play: async ({ canvas, userEvent }) => {
    const [field] = await canvas.findAllByRole('textbox', { name: /^Miktar: / });
    if (!field) throw new Error('a row is needed');
    const before = canvas.getAllByText('Genel Toplam')[0]?.nextElementSibling?.textContent;
    const updates = callsOf('/basket/updatebasket/');
    await userEvent.clear(field);
    await userEvent.type(field, '25');
    await expect(field).toHaveValue('25');
    await waitFor(async () => expect((await getBasket()).lines[0]?.quantity).toBe(25));
    await waitFor(() =>
      expect(canvas.getAllByText('Genel Toplam')[0]?.nextElementSibling?.textContent).not.toBe(before),
    );
    await expect(updates()).toBe(1);
    await expect(field).toHaveValue('25');
  },
};

/** The shop took the change and does not say what it costs now: the old totals would be read as true. */
export const ShowsNoTotalsOfBefore: Story = {
  beforeEach: ({ msw }) => msw.use(given.updateRow(baskets.done)),
  parameters: { covers: ['FAIL-01', 'BSKT-04'] },
  play: async ({ canvas, userEvent, msw }) => {
    const [field] = await canvas.findAllByRole('textbox', { name: /^Miktar: / });
    if (!field) throw new Error('a row is needed');
    await expect(canvas.getAllByText('Genel Toplam')[0]).toBeVisible();
    msw.use(given.basketFails());
    await userEvent.clear(field);
    await userEvent.type(field, '300{Enter}');
    const retry = await canvas.findByRole('button', { name: 'Tekrar Dene' });
    await expect(canvas.getByText('Bir şeyler ters gitti.')).toBeVisible();
    await expect(canvas.queryByText('Genel Toplam')).toBeNull();
    await expect(field).toHaveValue('300');
    const [first, ...others] = baskets.basket.products ?? [];
    const products = first ? [{ ...first, miktarF: '300' }, ...others] : [];
    msw.use(given.basket({ ...baskets.basket, products }));
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByText('Genel Toplam')[0]).toBeVisible());
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await expect(canvas.getByRole('complementary', { name: 'Sipariş Özeti' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await expect(canvas.queryByText('Bir şeyler ters gitti.')).toBeNull();
    await expect(field).toHaveValue('300');
  },
};
/** As it is seen until it is tried again. */
export const TotalsFailed: Story = {
  beforeEach: ({ msw }) => msw.use(given.updateRow(baskets.done)),
  parameters: { covers: ['FAIL-01'] },
  play: async ({ canvas, userEvent, msw }) => {
    const [field] = await canvas.findAllByRole('textbox', { name: /^Miktar: / });
    msw.use(given.basketFails());
    await userEvent.type(field ?? document.body, '{ArrowUp}{Enter}');
    await expect(await canvas.findByText('Tutarlar güncellenemedi.')).toBeVisible();
  },
};
export const MobileTotalsFailed: Story = { ...TotalsFailed, globals: phone };

/** An empty basket of before says nothing of what is in it now. */
export const FailsWhereItWasEmpty: Story = {
  beforeEach: ({ msw }) => msw.use(given.basket(baskets.basketEmpty)),
  render: leaveAndReturn,
  parameters: { covers: ['FAIL-01', 'BSKT-08'] },
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('Sepetinizde ürün bulunmuyor');
    msw.use(given.basketFails());
    await userEvent.click(canvas.getByRole('button', { name: 'Ayrıl' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Geri' }));
    await expect(await canvas.findByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
    await expect(canvas.queryByText('Sepetinizde ürün bulunmuyor')).toBeNull();
  },
};

export const RollsBackWhatIsRefused: Story = {
  beforeEach: inAShop,
  parameters: { covers: ['BSKT-02', 'FAIL-02'] },
  play: async ({ canvas, userEvent }) => {
    const [field] = await canvas.findAllByRole('textbox', { name: /^Miktar: / });
    if (!(field instanceof HTMLInputElement)) throw new Error('a row is needed');
    const before = field.value;
    await userEvent.clear(field);
    await userEvent.type(field, '100000{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Miktar 1 ile 99999 arasında bir tam sayı olmalı.',
    );
    await expect(field).toHaveValue(before);
  },
};

export const LowersEveryRowAboveTheStock: Story = {
  beforeEach: async ({ msw }) => {
    msw.use(...given.session('dealer'));
    await addProductsToBasket(lines.map((line) => ({ ...line, quantity: 90_000 })));
  },
  parameters: { covers: ['BSKT-07'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Miktarları stoğa indir' }));
    await expect(await canvas.findByRole('button', { name: 'Sipariş Ver' }, { timeout: 5000 })).toBeVisible();
    await expect(canvas.queryByText(/en fazla/)).toBeNull();
  },
};

/** Of an order that was refused for it, the warning stands once, and goes with what it is about. */
export const SaysOverStockOnce: Story = {
  beforeEach: inAShop,
  parameters: { covers: ['BSKT-07'] },
  play: async ({ canvas, userEvent }) => {
    const [field] = await canvas.findAllByRole('textbox', { name: /^Miktar: / });
    await userEvent.clear(field ?? document.body);
    await userEvent.type(field ?? document.body, '90000');
    await userEvent.click(canvas.getByRole('button', { name: 'Sipariş Ver' }));
    const lower = await canvas.findByRole('button', { name: 'Miktarları stoğa indir' });
    const warning = /stok miktarını aşan ürün/;
    // The order itself is refused a moment later.
    await waitFor(() => expect(field?.closest('[inert]')).toBeNull());
    await expect(canvas.getAllByText(warning)).toHaveLength(1);
    await userEvent.click(lower);
    await canvas.findByRole('button', { name: 'Sipariş Ver' }, { timeout: 5000 });
    await expect(canvas.queryByText(warning)).toBeNull();
  },
};

export const RemovesAndUndoes: Story = {
  beforeEach: inAShop,
  parameters: { covers: ['BSKT-03'] },
  play: async ({ canvas, userEvent }) => {
    const buttons = await canvas.findAllByRole('button', { name: /^Sil: / });
    const removals = callsOf('/basket/removeProduct/');
    await userEvent.dblClick(buttons[1] ?? document.body);
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Sil: / })).toHaveLength(lines.length - 1),
    );
    await expect(removals()).toBe(1);
    await expect(await canvas.findByText(`${lines.length - 1} farklı ürün`)).toBeVisible();
    await userEvent.click(await page().findByRole('button', { name: 'Geri Al' }));
    await expect(await canvas.findByText(`${lines.length} farklı ürün`)).toBeVisible();
  },
};

/** What is put back is what stood there, read from the shop or not. */
export const PutsBackWhatWasTyped: Story = {
  beforeEach: inAShop,
  parameters: { covers: ['BSKT-03', 'FAIL-02'] },
  play: async ({ canvas, userEvent }) => {
    const [field] = await canvas.findAllByRole('textbox', { name: /^Miktar: / });
    const [remove] = canvas.getAllByRole('button', { name: /^Sil: / });
    await userEvent.clear(field ?? document.body);
    await userEvent.type(field ?? document.body, '37');
    const additions = bodiesOf('/basket/addproducts/');
    await userEvent.click(remove ?? document.body);
    await userEvent.click(await page().findByRole('button', { name: 'Geri Al' }));
    await waitFor(async () =>
      expect(await additions()).toEqual([[{ productId: lines[0]?.productId, adet: 37 }]]),
    );
  },
};

/** The notice outlives the company the row was removed for. */
export const PutsNothingBackForAnotherCompany: Story = {
  beforeEach: inAShop,
  render: (args) => (
    <>
      <Basket {...args} />
      <ActsFor />
    </>
  ),
  parameters: { covers: ['BSKT-03', 'DELG-04'] },
  play: async ({ canvas, msw, userEvent }) => {
    const [remove] = await canvas.findAllByRole('button', { name: /^Sil: / });
    await userEvent.click(remove ?? document.body);
    const undo = await page().findByRole('button', { name: 'Geri Al' });
    const additions = callsOf('/basket/addproducts/');
    msw.use(given.application(applicationDelegated));
    window.dispatchEvent(new Event('visibilitychange'));
    await canvas.findByText(`${applicationDelegated.delegatedCompanyDisplayName} adına`);
    await userEvent.click(undo);
    await expect(await page().findByText('Oturumunuz değişti.')).toBeVisible();
    await expect(additions()).toBe(0);
  },
};

export const ClearsAndUndoes: Story = {
  beforeEach: inAShop,
  parameters: { covers: ['BSKT-08', 'BSKT-09'] },
  play: async ({ canvas, userEvent }) => {
    const before = await getBasket();
    await userEvent.click(await canvas.findByRole('button', { name: 'Sepeti Boşalt' }));
    await expect(await canvas.findByText('Sepetinizde ürün bulunmuyor')).toBeVisible();
    await expect((await getBasket()).lines).toHaveLength(0);
    await userEvent.click(await page().findByRole('button', { name: 'Geri Al' }));
    await expect(await canvas.findByRole('table', { name: 'Sepetiniz', busy: false })).toBeVisible();
    const quantities = (basket: typeof before) =>
      basket.lines.map(({ productId, quantity }) => ({ productId, quantity }));
    await expect(quantities(await getBasket())).toEqual(quantities(before));
  },
};

/** The shop adds whole quantities only: another one is not put back as if it were one. */
export const SaysWhatCannotBePutBack: Story = {
  beforeEach: ({ msw }) => {
    const [whole, measured] = baskets.basket.products ?? [];
    const products = whole && measured ? [whole, { ...measured, miktarF: '2,125' }] : [];
    msw.use(
      given.basket({ ...baskets.basket, products }),
      given.removeRow(baskets.done),
      given.addProducts(baskets.done),
    );
  },
  parameters: { covers: ['BSKT-09'] },
  play: async ({ canvas, userEvent }) => {
    const added = bodiesOf('/basket/addproducts/');
    await userEvent.click(await canvas.findByRole('button', { name: 'Sepeti Boşalt' }));
    await userEvent.click(await page().findByRole('button', { name: 'Geri Al' }));
    await expect(await page().findByText('Miktarı tam sayı olmayan 1 ürünü yeniden ekleyin.')).toBeVisible();
    const [whole] = readBasket(baskets.basket).lines;
    await expect(await added()).toEqual([[{ productId: whole?.productId, adet: whole?.quantity }]]);
  },
};

export const SaysHowFarClearingCame: Story = {
  beforeEach: ({ msw }) => msw.use(given.removeRowFails()),
  parameters: { covers: ['BSKT-09', 'FAIL-02'] },
  play: async ({ canvas, userEvent }) => {
    const count = baskets.basket.products?.length ?? 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Sepeti Boşalt' }));
    await expect(await page().findByText('Sepetiniz tam boşaltılamadı.')).toBeVisible();
    await expect(page().getByText(`0 ürün çıkarıldı, ${count} ürün sepetinizde duruyor.`)).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Sepetiniz' })).toBeVisible();
  },
};

export const LowersEveryRowToTheStock: Story = {
  beforeEach: async ({ msw }) => {
    msw.use(...given.session('dealer'));
    const tooMany = lines.slice(0, 3).map((line, index) => ({ ...line, quantity: index < 2 ? 90_000 : 1 }));
    await addProductsToBasket(tooMany);
  },
  parameters: { covers: ['BSKT-07'] },
  play: async ({ canvas, userEvent }) => {
    const updates = callsOf('/basket/updatebasket/');
    await userEvent.click(await canvas.findByRole('button', { name: 'Miktarları stoğa indir' }));
    await expect(await canvas.findByRole('button', { name: 'Sipariş Ver' })).toBeVisible();
    await expect(canvas.queryByText(/^Bu üründen en fazla/)).toBeNull();
    await expect(updates()).toBe(2);
    const basket = await getBasket();
    await expect(basket.hideOrderButton).toBe(false);
    await expect(basket.lines[2]?.quantity).toBe(1);
  },
};

export const OrdersOnce: Story = {
  beforeEach: inAShop,
  parameters: { covers: ['BSKT-06', 'FAIL-02'] },
  play: async ({ canvas, userEvent, args }) => {
    const { id } = await getBasket();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Sipariş Notu' }), 'Acil');
    const orders = callsOf('/basket/order2');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Sipariş Ver' }));
    await waitFor(() => expect(args.onCheckout).toHaveBeenCalledWith(String(id)));
    await userEvent.click(canvas.getByRole('button', { name: 'Sipariş Ver' }));
    await expect(args.onCheckout).toHaveBeenCalledOnce();
    await expect(orders()).toBe(1);
  },
};

/** What is ordered is what is shown: while it is on its way no row, note or clearing can change it. */
export const HoldsStillWhileOrdering: Story = {
  beforeEach: ({ msw }) => msw.use(given.orderPending()),
  parameters: { covers: ['BSKT-06', 'FAIL-02'] },
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Sepetiniz', busy: false });
    const note = canvas.getByRole('textbox', { name: 'Sipariş Notu' });
    const clear = canvas.getByRole('button', { name: 'Sepeti Boşalt' });
    await expect(table.closest('[inert]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sipariş Ver' }));
    for (const piece of [table, note, clear])
      await waitFor(() => expect(piece.closest('[inert]')).not.toBeNull());
  },
};
export const OrdersWhatWasJustTyped: Story = {
  beforeEach: inAShop,
  parameters: { covers: ['BSKT-02', 'BSKT-06'] },
  play: async ({ canvas, userEvent, args }) => {
    const [field] = await canvas.findAllByRole('textbox', { name: /^Miktar: / });
    await userEvent.clear(field ?? document.body);
    await userEvent.type(field ?? document.body, '17');
    await userEvent.click(canvas.getByRole('button', { name: 'Sipariş Ver' }));
    await waitFor(() => expect(args.onCheckout).toHaveBeenCalledOnce());
    await expect((await getBasket()).lines[0]?.quantity).toBe(17);
  },
};

export const StopsAtAWrongQuantity: Story = {
  beforeEach: inAShop,
  parameters: { covers: ['BSKT-02'] },
  play: async ({ canvas, userEvent, args }) => {
    const [, field] = await canvas.findAllByRole('textbox', { name: /^Miktar: / });
    await userEvent.clear(field ?? document.body);
    await userEvent.type(field ?? document.body, '1,5');
    await userEvent.click(canvas.getByRole('button', { name: 'Sipariş Ver' }));
    await expect(field).toHaveFocus();
    await expect(args.onCheckout).not.toHaveBeenCalled();
  },
};

export const KeepsTheNoteWhenRefused: Story = {
  beforeEach: ({ msw }) => msw.use(given.orderFails()),
  parameters: { covers: ['BSKT-06', 'FAIL-02'] },
  play: async ({ canvas, userEvent, args }) => {
    const note = await canvas.findByRole('textbox', { name: 'Sipariş Notu' });
    await userEvent.type(note, 'Makara üzerinde');
    await userEvent.click(canvas.getByRole('button', { name: 'Sipariş Ver' }));
    await expect(await canvas.findByText('Siparişiniz alınamadı. Tekrar deneyin.')).toBeVisible();
    await expect(note).toHaveValue('Makara üzerinde');
    await expect(canvas.getByRole('button', { name: 'Sipariş Ver' })).toBeVisible();
    await expect(args.onCheckout).not.toHaveBeenCalled();
  },
};

export const ChecksWhetherTheOrderWasTaken: Story = {
  beforeEach: ({ msw }) => msw.use(given.orderOffline(), given.checkout(checkoutNotFound)),
  parameters: { covers: ['FAIL-02'] },
  play: async ({ canvas, userEvent, args, msw }) => {
    const orders = callsOf('/basket/order2');
    await userEvent.click(await canvas.findByRole('button', { name: 'Sipariş Ver' }));
    const check = await canvas.findByRole('button', { name: 'Durumu kontrol et' });
    await expect(canvas.queryByRole('button', { name: 'Sipariş Ver' })).toBeNull();
    await userEvent.click(check);
    // What was sent a moment ago may still arrive: that it is not there yet says nothing.
    await expect(await canvas.findByText(/^Siparişiniz henüz görünmüyor/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sipariş Ver' })).toBeNull();
    await later(61_000, async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Durumu kontrol et' }));
      await expect(await canvas.findByText('Siparişiniz alınmamış.')).toBeVisible();
    });
    await expect(orders()).toBe(1);
    await later(122_000, async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sipariş Ver' }));
      msw.use(given.checkout(checkout));
      await userEvent.click(await canvas.findByRole('button', { name: 'Durumu kontrol et' }));
      await waitFor(() => expect(args.onCheckout).toHaveBeenCalledWith(String(baskets.basket.id)));
    });
    await expect(orders()).toBe(2);
  },
};

/** A shop may answer that there is no such order instead of saying so in its checkout. */
export const OrdersAgainAfterAMissingCheckout: Story = {
  beforeEach: ({ msw }) => msw.use(given.orderOffline(), given.checkoutFails(404)),
  parameters: { covers: ['FAIL-02'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sipariş Ver' }));
    const check = await canvas.findByRole('button', { name: 'Durumu kontrol et' });
    await later(62_000, async () => {
      await userEvent.click(check);
      await expect(await canvas.findByText('Siparişiniz alınmamış.')).toBeVisible();
    });
    await expect(canvas.getByRole('button', { name: 'Sipariş Ver' })).toBeVisible();
  },
};

export const SaysWhenTheBasketIsGone: Story = {
  beforeEach: ({ msw }) => msw.use(given.orderOffline(), given.checkout(checkoutNotFound)),
  parameters: { covers: ['FAIL-02'] },
  play: async ({ canvas, userEvent, args, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sipariş Ver' }));
    const check = await canvas.findByRole('button', { name: 'Durumu kontrol et' });
    msw.use(given.basket(baskets.basketEmpty));
    await later(61_000, async () => {
      await userEvent.click(check);
      await expect(await canvas.findByText('Sepetiniz boşalmış görünüyor.')).toBeVisible();
    });
    await expect(canvas.getByRole('link', { name: 'Sipariş Listesi' })).toHaveAttribute(
      'href',
      '/spa/report/siparislistesi',
    );
    await expect(args.onCheckout).not.toHaveBeenCalled();
  },
};

export const StaysOpenWhenLeft: Story = {
  beforeEach: ({ msw }) => msw.use(given.orderOffline()),
  render: leaveAndReturn,
  parameters: { covers: ['FAIL-02'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sipariş Ver' }));
    await canvas.findByRole('button', { name: 'Durumu kontrol et' });
    await userEvent.click(canvas.getByRole('button', { name: 'Ayrıl' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Geri' }));
    await expect(await canvas.findByRole('button', { name: 'Durumu kontrol et' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sipariş Ver' })).toBeNull();
  },
};

export const GoesToTheOpenOrderInsteadOfOrderingAgain: Story = {
  beforeEach: inAShop,
  render: leaveAndReturn,
  parameters: { covers: ['BSKT-06', 'FAIL-02'] },
  play: async ({ canvas, userEvent, args }) => {
    const orders = callsOf('/basket/order2');
    await userEvent.click(await canvas.findByRole('button', { name: 'Sipariş Ver' }));
    await waitFor(() => expect(args.onCheckout).toHaveBeenCalledTimes(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Ayrıl' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Geri' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Sipariş Ver' }));
    await waitFor(() => expect(args.onCheckout).toHaveBeenCalledTimes(2));
    await expect(orders()).toBe(1);
  },
};
/** The open order would be finished at the prices it was ordered at. */
export const OrdersAnewAtOtherPrices: Story = {
  beforeEach: async (context) => {
    await inAShop(context);
    return () => {
      document.cookie = forgetPriceList;
    };
  },
  render: leaveAndReturn,
  parameters: { covers: ['BSKT-06', 'APP-09'] },
  play: async ({ canvas, userEvent, args }) => {
    const total = () => canvas.getAllByText('Genel Toplam')[0]?.nextElementSibling?.textContent;
    const orders = callsOf('/basket/order2');
    await userEvent.click(await canvas.findByRole('button', { name: 'Sipariş Ver' }));
    await waitFor(() => expect(args.onCheckout).toHaveBeenCalledTimes(1));
    const before = total();
    await userEvent.click(canvas.getByRole('button', { name: 'Ayrıl' }));
    document.cookie = choosePriceList('Liste');
    await userEvent.click(canvas.getByRole('button', { name: 'Geri' }));
    await waitFor(() => expect(total()).not.toBe(before));
    await userEvent.click(canvas.getByRole('button', { name: 'Sipariş Ver' }));
    await waitFor(() => expect(args.onCheckout).toHaveBeenCalledTimes(2));
    await expect(orders()).toBe(2);
  },
};
/** What is ordered is what is shown, its prices included. */
export const SaysWhenPricesHaveChanged: Story = {
  parameters: { covers: ['BSKT-06'] },
  play: async ({ canvas, userEvent, args, msw }) => {
    const orders = callsOf('/basket/order2');
    const order = await canvas.findByRole('button', { name: 'Sipariş Ver' });
    const sums = baskets.basket.sums?.map((sum) => ({ ...sum, genelToplamWCF: '1.318,39 TL' })) ?? [];
    msw.use(given.basket({ ...baskets.basket, sums }));
    await userEvent.click(order);
    await expect(await canvas.findByText(/^Sepetiniz bu arada değişti\./)).toBeVisible();
    await expect(canvas.getByText('1.318,39 TL')).toBeVisible();
    await expect(orders()).toBe(0);
    await expect(args.onCheckout).not.toHaveBeenCalled();
  },
};
/** Another tab has put more in: the basket that is just being read again has not been seen. */
export const OrdersNothingUnseen: Story = {
  beforeEach: inAShop,
  parameters: { covers: ['BSKT-06', 'FAIL-02'] },
  play: async ({ canvas, args }) => {
    const order = await canvas.findByRole('button', { name: 'Sipariş Ver' });
    await addProductsToBasket(lines.slice(0, 1));
    const orders = callsOf('/basket/order2');
    window.dispatchEvent(new Event('visibilitychange'));
    // In one task: no answer comes between.
    order.click();
    await expect(await canvas.findByText(/^Sepetiniz bu arada değişti\./)).toBeVisible();
    await expect(orders()).toBe(0);
    await expect(args.onCheckout).not.toHaveBeenCalled();
  },
};
/** Whoever has gone on to something else is told by a notice that leads on, and is not fetched to the checkout. */
export const TellsWhoHasGoneOn: Story = {
  beforeEach: inAShop,
  render: leaveAndReturn,
  parameters: { covers: ['BSKT-06'] },
  play: async ({ canvas, userEvent, args }) => {
    const order = await canvas.findByRole('button', { name: 'Sipariş Ver' });
    const { id } = await getBasket();
    const leave = canvas.getByRole('button', { name: 'Ayrıl' });
    // In one task: no answer comes between.
    order.click();
    leave.click();
    const told = await page().findByText('Siparişiniz oluşturuldu.');
    await waitFor(() => expect(told).toBeVisible());
    await expect(args.onCheckout).not.toHaveBeenCalled();
    await userEvent.click(page().getByRole('button', { name: 'Siparişe Git' }));
    await expect(args.onCheckout).toHaveBeenCalledOnce();
    await expect(args.onCheckout).toHaveBeenCalledWith(String(id));
  },
};

/** The screen that was left stays in sight until the next one has come. */
export const TellsWhoIsGoingOn: Story = {
  beforeEach: async (context) => {
    await inAShop(context);
    const { href } = location;
    return () => history.replaceState(null, '', href);
  },
  parameters: { covers: ['BSKT-06'] },
  play: async ({ canvas, args }) => {
    const order = await canvas.findByRole('button', { name: 'Sipariş Ver' });
    order.click();
    history.replaceState(null, '', '/spa/');
    const told = await page().findByText('Siparişiniz oluşturuldu.');
    await waitFor(() => expect(told).toBeVisible());
    await expect(args.onCheckout).not.toHaveBeenCalled();
  },
};

export const TellsWhoHasGoneOnOfARefusal: Story = {
  ...KeepsTheNoteWhenRefused,
  render: leaveAndReturn,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Sipariş Notu' }), 'Makara üzerinde');
    const leave = canvas.getByRole('button', { name: 'Ayrıl' });
    canvas.getByRole('button', { name: 'Sipariş Ver' }).click();
    leave.click();
    const told = await page().findByText('Siparişiniz alınamadı. Tekrar deneyin.');
    await waitFor(() => expect(told).toBeVisible());
    await expect(args.onCheckout).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Geri' }));
    await expect(await canvas.findByRole('textbox', { name: 'Sipariş Notu' })).toHaveValue('Makara üzerinde');
  },
};

export const RecoversOnRetry: Story = {
  ...Failed,
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Tekrar Dene' });
    msw.use(given.basket(baskets.basket));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('table', { name: 'Sepetiniz', busy: false })).toBeVisible();
  },
};

const inSight = 'Bekleyen miktarlar';
const typeElsewhere = () => {
  const { identity } = readApplication(application);
  selectionOf(identityKey(identity), JSON.stringify({ type: 'all' }), 'Tüm Ürünler').set(1001, '3');
};
/** What was typed into a list and not added, is said before the order is. */
export const WaitingElsewhere: Story = {
  beforeEach: typeElsewhere,
  parameters: { covers: ['USE-08'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: inSight })).toHaveTextContent(
      'Tüm Ürünler: 1 ürün sepete eklenmeyi bekliyor',
    );
    await expect(await canvas.findByRole('table', { name: 'Sepetiniz', busy: false })).toBeVisible();
  },
};
export const MobileWaitingElsewhere: Story = { ...WaitingElsewhere, globals: phone };
/** An empty basket says so, too, and what waits can be added from here. */
export const AddsWhatWaitsElsewhere: Story = {
  beforeEach: ({ msw }) => {
    typeElsewhere();
    msw.use(...given.session('dealer'));
  },
  parameters: { covers: ['USE-08'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sepete Ekle: Tüm Ürünler' }));
    const quantity = await canvas.findByRole('textbox', { name: /^Miktar/ });
    await expect(quantity).toHaveValue('3');
    await expect(canvas.queryByRole('region', { name: inSight })).toBeNull();
  },
};

/** A shop that saves 20 at most, with a row in the basket. */
const inASavingShop: Story['beforeEach'] = async ({ msw }) => {
  msw.use(...given.saving((asked) => Math.min(asked, 20)));
  await addProductsToBasket(lines.slice(0, 1));
};
/** What the shop made of a quantity is said with both numbers, at its row and in a notice. */
export const SaysWhatWasSavedOtherwise: Story = {
  beforeEach: inASavingShop,
  parameters: { covers: ['USE-04'] },
  play: async ({ canvas, userEvent }) => {
    const quantity = await canvas.findByRole('textbox', { name: /^Miktar/ });
    const name = quantity.getAttribute('aria-label')?.replace('Miktar: ', '') ?? '';
    await userEvent.tripleClick(quantity);
    await userEvent.keyboard('50{Enter}');
    await expect(await page().findByText(`“${name}”: 50 istendi, 20 kaydedildi.`)).toBeVisible();
    await expect(quantity).toHaveAccessibleDescription('50 istendi, 20 kaydedildi.');
    await userEvent.tab();
    await waitFor(() => expect(quantity).toHaveValue('20'));
  },
};
export const MobileSaysWhatWasSavedOtherwise: Story = { ...SaysWhatWasSavedOtherwise, globals: phone };
/** Nor is it ordered before somebody has seen it. */
export const OrdersNothingSavedOtherwise: Story = {
  beforeEach: inASavingShop,
  parameters: { covers: ['USE-04'] },
  play: async ({ args, canvas, userEvent }) => {
    const ordered = callsOf('/basket/order2');
    const quantity = await canvas.findByRole('textbox', { name: /^Miktar/ });
    await userEvent.tripleClick(quantity);
    await userEvent.keyboard('50');
    await userEvent.click(canvas.getByRole('button', { name: 'Sipariş Ver' }));
    await expect(
      await canvas.findByText('Bazı miktarlar farklı kaydedildi. Kontrol edip tekrar sipariş verin.'),
    ).toBeVisible();
    await expect(ordered()).toBe(0);
    await expect(args.onCheckout).not.toHaveBeenCalled();
  },
};

export const SavesToAList: Story = {
  parameters: { covers: ['LSTS-01'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'Sepetiniz', busy: false });
    const [told, name] = await openSavable(userEvent.click);
    await expect(told).toBe(`${baskets.basket.products?.length} ürün kaydedilecek.`);
    await expect(name).toMatch(/^Sepet \d{2}\.\d{2}\.\d{4}$/);
  },
};
