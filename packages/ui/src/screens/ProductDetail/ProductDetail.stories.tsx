import type { Meta, StoryObj } from '@storybook/react-vite';
import * as home from '@vitrin/demo-server/fixtures/home';
import * as products from '@vitrin/demo-server/fixtures/product';
import { given } from '@vitrin/demo-server/given';
import { openSavable } from '../../features/lists/lists.fixture.ts';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { ToastRegion } from '../../primitives/Toast/ToastRegion.tsx';
import { vars } from '../../theme/vars.css.ts';
import { ProductDetail } from './ProductDetail.tsx';

const { stok } = products.product;
if (!stok) throw new Error('the fixture holds a product');

const meta = {
  component: ProductDetail,
  tags: ['!autodocs'],
  args: { productId: String(stok.id), onAdded: fn() },
  // Between the gutters of the page, which the pictures fill on a phone.
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ padding: `16px ${vars.size.gutter}` }}>
        {Story()}
        <ToastRegion label="Bildirimler" closeLabel="Kapat" />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
type Product = NonNullable<typeof stok>;
const withProduct = (rest: Partial<Product>) =>
  given.product({ ...products.product, stok: { ...stok, ...rest } });
const quantity = (canvas: ReturnType<typeof within>) => canvas.findByRole('textbox', { name: 'Miktar' });
const fitsTheWindow = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** Addresses that were posted to from here on. */
const posted = () => {
  const spy = spyOn(globalThis, 'fetch');
  return () =>
    spy.mock.calls.flatMap(([request]) =>
      request instanceof Request && request.method === 'POST'
        ? [request.url.replace(location.origin, '')]
        : [],
    );
};

const htmlWide = `<h2>Teknik özellikler</h2><p><img src="${stok.image?.smallUrl ?? ''}" width="1600" height="400" alt=""></p>
<table width="1800"><tr><th>Model</th>${'<td>18 V Li-ion kömürsüz motor</td>'.repeat(14)}</tr></table>
<p>${'ÇokUzunTekKelime'.repeat(20)}</p><pre>${'a'.repeat(300)}</pre><p style="width: 2000px; color: #a00">Kırmızı</p><script>alert(1)</script>`;

export const Default: Story = {
  parameters: { covers: ['PROD-01', 'PROD-02', 'PROD-03', 'PROD-05'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: stok.ad ?? '' })).toBeVisible();
    const trail = within(canvas.getByRole('navigation', { name: 'Sayfa yolu' }));
    await expect(trail.getByText(products.product.category?.displayName ?? '')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/spa\/catalog\/\d+$/),
    );
    await expect(trail.getByText(stok.ad ?? '')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Alternatif Satanlar' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Birlikte Satılanlar' })).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(given.productPending()),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('div[aria-busy="true"]')).toBeVisible());
  },
};
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(given.productFails()),
  parameters: { covers: ['FAIL-01'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
    await expect(canvas.getByText('Ürün yüklenemedi.')).toBeVisible();
  },
};
export const NotFound: Story = {
  beforeEach: ({ msw }) => msw.use(given.product(products.productGone)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Ürün bulunamadı veya artık satışta değil.' }),
    ).toBeVisible();
  },
};
export const NotFoundByStatus: Story = {
  beforeEach: ({ msw }) => msw.use(given.notFound('getProduct')),
  play: NotFound.play,
};
export const WithdrawnWhileItIsOpen: Story = {
  beforeEach: () => {
    const { now } = Date;
    return () => void (Date.now = now);
  },
  parameters: { covers: ['PROD-04'] },
  play: async (context) => {
    await expect(await context.canvas.findByRole('heading', { level: 1, name: stok.ad ?? '' })).toBeVisible();
    context.msw.use(given.notFound('getProduct'));
    const later = Date.now() + 60_000;
    Date.now = () => later;
    // Coming back to the window after a while asks again.
    window.dispatchEvent(new Event('visibilitychange'));
    await NotFound.play?.(context);
  },
};
export const Rejected: Story = {
  beforeEach: ({ msw }) => msw.use(given.addProductFails()),
  parameters: { covers: ['PROD-04'] },
  play: async ({ args, canvas, userEvent }) => {
    const field = await quantity(canvas);
    await userEvent.clear(field);
    await userEvent.type(field, '6');
    await userEvent.click(canvas.getByRole('button', { name: 'Sepete Ekle' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(field).toHaveValue('6');
    await expect(args.onAdded).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Sepete Ekle' })).not.toHaveAttribute('aria-disabled');
  },
};
export const LongContent: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      withProduct({
        ad: 'Torka TK-1855 Kömürsüz Akülü Darbeli Matkap 18 V 55 Nm, Çift Akü 2×4,0 Ah, Hızlı Şarj Cihazı, 32 Parça Uç Seti ve Metal Çantalı Profesyonel Set',
        aciklama: htmlWide,
      }),
    ),
};
export const Guest: Story = {
  globals: { session: 'guest' },
  parameters: { covers: ['APP-05'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    const [login] = await canvas.findAllByRole('link', { name: 'Fiyat için bayi girişi' });
    await expect(login).toHaveAttribute('href', expect.stringContaining('/spa/login?from='));
    await canvas.findByRole('region', { name: 'Alternatif Satanlar' });
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^(Sepete Ekle|Depo Stokları)/ })).toBeNull();
    await expect(canvasElement.querySelector('.elements-price')).toBeNull();
    await expect(canvas.queryByText(/^(Stokta|Son \d+)/)).toBeNull();
  },
};
export const Dealer: Story = { globals: { session: 'dealer' } };
export const Delegated: Story = { globals: { session: 'delegated' } };
export const Admin: Story = { globals: { session: 'admin' } };
export const Mobile: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Birlikte Satılanlar' });
    await fitsTheWindow();
  },
};
export const MobileGuest: Story = { globals: { ...phone, session: 'guest' } };
export const MobileLoading: Story = {
  globals: phone,
  beforeEach: ({ msw }) => msw.use(given.productPending()),
};
export const MobileFailed: Story = {
  globals: phone,
  beforeEach: ({ msw }) => msw.use(given.productFails()),
};
export const MobileNotFound: Story = { ...NotFound, globals: phone };
export const MobileLongContent: Story = {
  ...LongContent,
  globals: phone,
  parameters: { covers: ['PROD-01'] },
  play: async ({ canvas }) => {
    // What comes near the window is what is sanitised and shown.
    (await canvas.findByRole('region', { name: 'Ürün Açıklaması' })).scrollIntoView();
    const text = await canvas.findByText('Kırmızı');
    await waitFor(() => expect(text).toBeVisible());
    await fitsTheWindow();
    // The column itself is not wider than the window either, with its rest cut off.
    const table = canvas.getByText('Model').closest('[data-scroll]');
    await expect(table?.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Laptop: Story = { globals: { viewport: { value: 'laptop' } } };
export const OnePrice: Story = {
  beforeEach: ({ msw }) =>
    msw.use(withProduct({ fiyats: stok.fiyats?.slice(0, 1) ?? [], showIskonto: false, multiPrice: false })),
};
export const FivePrices: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      withProduct({
        fiyats: ['Liste', 'Bayi', 'Peşin', '30 gün vade', 'Kredi kartı'].map((ad, index) => ({
          id: index,
          ad,
          fiyatFK: `${9 - index}.749,90 TL`,
          fiyatF: `${9 - index}.749,90`,
          netFiyatF: `${9 - index}.749,90 TL`,
          CssClass: null,
        })),
        stokAnlasmaFiyat: { fiyatF: '4.649,92', fiyatFK: '4.649,92 TL', iskonto: 52 },
      }),
    ),
};
export const OutOfStock: Story = {
  beforeEach: ({ msw }) => msw.use(given.product(products.productOutOfStock)),
  parameters: { covers: ['PROD-04'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sepete Ekle' }));
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledOnce());
  },
};
export const LowStock: Story = {
  beforeEach: ({ msw }) => msw.use(given.product(products.productLowStock)),
};
export const PartsMissing: Story = {
  beforeEach: ({ msw }) => msw.use(given.product(products.productBare)),
};
export const NothingRelated: Story = {
  beforeEach: ({ msw }) => msw.use(given.productSlider(home.productSliderEmpty)),
  parameters: { covers: ['PROD-05'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await waitFor(() => expect(canvas.queryByText('Alternatif Satanlar')).toBeNull());
    await waitFor(() => expect(canvas.queryByText('Birlikte Satılanlar')).toBeNull());
  },
};
export const RelatedFailed: Story = {
  beforeEach: ({ msw }) => msw.use(given.productSliderFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Alternatif Satanlar yüklenemedi.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const AddsOnceAndGoesOn: Story = {
  parameters: { covers: ['PROD-04'] },
  play: async ({ args, canvas, userEvent }) => {
    const field = await quantity(canvas);
    await userEvent.clear(field);
    await userEvent.type(field, '6');
    const sent = posted();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Sepete Ekle' }));
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledOnce());
    await expect(sent()).toEqual([`/basket/add/${stok.id}?redirectBasket=true&amount=6`]);
    // On the way to the basket a further press must not add again.
    await userEvent.type(field, '{Enter}');
    await expect(sent()).toHaveLength(1);
  },
};
/** Whoever has gone on to something else is told by a notice, and is not fetched back to the basket. */
export const TellsWhoHasGoneOn: Story = {
  render: function Leaving(args) {
    const [isHere, setHere] = useState(true);
    return (
      <>
        {isHere && <ProductDetail {...args} />}
        <Button onPress={() => setHere(false)}>Başka sayfa</Button>
      </>
    );
  },
  parameters: { covers: ['PROD-04'] },
  play: async ({ args, canvas }) => {
    await quantity(canvas);
    const leave = canvas.getByRole('button', { name: 'Başka sayfa' });
    // In one task: no answer comes between.
    canvas.getByRole('button', { name: 'Sepete Ekle' }).click();
    leave.click();
    await expect(await screen.findByText('Ürün sepete eklendi!')).toBeVisible();
    await expect(args.onAdded).not.toHaveBeenCalled();
  },
};
export const OutcomeUnknown: Story = {
  beforeEach: ({ msw }) => msw.use(given.addProductOffline()),
  play: async ({ canvas, userEvent }) => {
    await quantity(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Sepete Ekle' }));
    await expect(await canvas.findByText(/Ürün sepetinize eklenmiş olabilir/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sepetinizi kontrol edin.' })).toBeVisible();
  },
};
export const RecoversOnRetry: Story = {
  ...Failed,
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Tekrar Dene' });
    msw.use(given.product(products.product));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { level: 1, name: stok.ad ?? '' })).toBeVisible();
  },
};
/** What the shop made of a quantity is said with both numbers; its row in the basket says it, too. */
export const SaysWhatWasSavedOtherwise: Story = {
  beforeEach: ({ msw }) => msw.use(...given.saving((asked) => Math.min(asked, 20))),
  parameters: { covers: ['USE-04'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tripleClick(await quantity(canvas));
    await userEvent.keyboard('50');
    await userEvent.click(canvas.getByRole('button', { name: 'Sepete Ekle' }));
    await expect(await screen.findByText(/”: 50 istendi, 20 eklendi\.$/)).toBeVisible();
    await expect(args.onAdded).toHaveBeenCalledOnce();
  },
};
/** The shop says that it was done, and its basket that it was not. */
export const SaysWhatWasLeftOutSilently: Story = {
  beforeEach: ({ msw }) => msw.use(...given.saving(() => 0)),
  parameters: { covers: ['USE-05'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sepete Ekle' }));
    await expect(await canvas.findByText('Ürün sepete eklenemedi. Miktarınız korundu.')).toBeVisible();
    await expect(args.onAdded).not.toHaveBeenCalled();
  },
};

export const SavesToAList: Story = {
  parameters: { covers: ['LSTS-01'] },
  play: async ({ userEvent }) => {
    await expect(await openSavable(userEvent.click)).toEqual(['1 ürün kaydedilecek.', '']);
  },
};
