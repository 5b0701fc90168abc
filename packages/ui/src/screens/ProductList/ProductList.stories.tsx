import type { Meta, StoryObj } from '@storybook/react-vite';
import { given } from '@vitrin/demo-server/given';
import { openSavable } from '../../features/lists/lists.fixture.ts';
import * as lists from '@vitrin/demo-server/fixtures/catalog';
import { useCallback, useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { navigated } from '../../../../../.storybook/Around.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { NavigationProvider, type Navigate } from '../../primitives/Link/NavigationProvider.tsx';
import { ToastRegion } from '../../primitives/Toast/ToastRegion.tsx';
import {
  readCatalogQuery,
  writeCatalogQuery,
  type CatalogQuery,
} from '../../features/catalog/catalogQuery.ts';
import { ProductList, type ProductListProps } from './ProductList.tsx';

const hrefFor = (query: CatalogQuery) => `?${writeCatalogQuery(query, new URLSearchParams())}`;

const meta = {
  component: ProductList,
  tags: ['!autodocs'],
  // Patience counts from when its code is there: the development server makes it when it is first asked for.
  loaders: [() => import('../../features/catalog/ProductCards/ProductCards.tsx')],
  args: { source: { type: 'catalog', id: 1 }, query: { page: 1 }, onQueryChange: fn(), hrefFor },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <ToastRegion label="Bildirimler" closeLabel="Kapat" />
      </>
    ),
  ],
} satisfies Meta<typeof ProductList>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
/** The trail of the list; while the shop itself is awaited, another stands in its place. */
const trailOf = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  within(await canvas.findByRole('navigation', { name: 'Sayfa yolu', busy: false }));
const cards = () => localStorage.setItem('catalog-grid-view', 'card');

export const Default: Story = {
  parameters: { covers: ['LIST-01', 'LIST-09'] },
  play: async ({ canvas }) => {
    const trail = await trailOf(canvas);
    await expect(trail.getAllByRole('listitem')).toHaveLength(2);
    await expect(trail.getByText('Kategoriler')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(given.productListPending()),
  parameters: { covers: ['LIST-10'] },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[role="table"][aria-busy="true"]')).toBeVisible(),
    );
  },
};
/** Nobody knows yet who looks and how the shop sorts: all of it has its place, nothing can be pressed. */
export const ShopPending: Story = {
  beforeEach: ({ msw }) => msw.use(given.applicationPending()),
  parameters: { covers: ['LIST-10'] },
  play: async ({ canvas, canvasElement }) => {
    const table = () => canvasElement.querySelector('[role="table"][aria-busy="true"]');
    await waitFor(() => expect(table()).toBeVisible());
    const trail = await canvas.findByRole('navigation');
    // Heading and toolbar lie between: without the toolbar's place it would be half of that.
    const between = table()!.getBoundingClientRect().top - trail.getBoundingClientRect().bottom;
    await expect(between).toBeGreaterThan(90);
    await expect(canvas.queryAllByRole('combobox')).toHaveLength(0);
    await expect(canvas.queryAllByRole('checkbox')).toHaveLength(0);
  },
};
export const MobileShopPending: Story = { ...ShopPending, globals: phone };
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(given.productList(lists.productListEmpty)),
  parameters: { covers: ['LIST-08'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('İlgili kriterlere uygun ürün bulunamadı.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Stokta olmayanlarda da ara' })).toBeNull();
    await expect(canvas.queryByRole('navigation', { name: 'Sayfalama' })).toBeNull();
  },
};
export const EmptyCards: Story = {
  beforeEach: ({ msw }) => {
    cards();
    msw.use(given.productList(lists.productListEmpty));
  },
  parameters: { covers: ['LIST-08'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kriterlere Uygun Ürün Bulunamadı')).toBeVisible();
  },
};
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(given.productListFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
    await expect(canvas.getByText('Bir şeyler ters gitti.')).toBeVisible();
  },
};
export const NotFound: Story = {
  beforeEach: ({ msw }) => msw.use(given.notFound('listCatalog')),
  parameters: { covers: ['LIST-01', 'APP-08'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sayfa Bulunamadı' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tüm Ürünler' })).toHaveAttribute(
      'href',
      '/spa/productAll',
    );
    // It will not be there the next time either.
    await expect(canvas.queryByRole('button', { name: 'Tekrar Dene' })).toBeNull();
    const trail = await trailOf(canvas);
    await expect(trail.getByRole('link', { name: 'Kategoriler' })).toBeVisible();
  },
};
export const BrandNotFound: Story = {
  args: { source: { type: 'brand', id: 9999, categoryId: 0 } },
  beforeEach: ({ msw }) => msw.use(given.notFound('listBrand')),
  parameters: { covers: ['LIST-01', 'APP-08'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sayfa Bulunamadı' })).toBeVisible();
    const trail = await trailOf(canvas);
    await expect(trail.getByRole('link', { name: 'Markalar' })).toBeVisible();
  },
};
/** A list that is always there: that it is not found is the shop's failure, and may pass. */
export const SearchNotFound: Story = {
  args: { source: { type: 'search', q: 'matkap' } },
  beforeEach: ({ msw }) => msw.use(given.notFound('listSearch')),
  parameters: { covers: ['FAIL-01'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
  },
};
export const Rejected: Story = {
  beforeEach: ({ msw }) => msw.use(given.fails('addProductsToBasket')),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('textbox');
    if (!first) throw new Error('a row is needed');
    await userEvent.type(first, '4');
    await userEvent.click(await canvas.findByRole('button', { name: 'Seçilenleri Sepete Ekle' }));
    await expect(
      await within(document.body).findByText('Ürünler sepete eklenemedi. Seçimleriniz korundu.'),
    ).toBeVisible();
    await expect(first).toHaveValue('4');
  },
};
export const LongContent: Story = {
  beforeEach: ({ msw }) => msw.use(given.productList(lists.productListLongNames)),
};
export const Many: Story = { beforeEach: ({ msw }) => msw.use(given.productList(lists.productListMany)) };
export const Guest: Story = {
  globals: { session: 'guest' },
  parameters: { covers: ['APP-05'] },
  play: async ({ canvas }) => {
    const [login] = await canvas.findAllByRole('link', { name: 'Fiyat için bayi girişi' });
    await expect(login).toHaveAttribute('href', expect.stringContaining('/spa/login?from='));
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const Dealer: Story = { globals: { session: 'dealer' } };
export const Delegated: Story = { globals: { session: 'delegated' } };
export const Admin: Story = { globals: { session: 'admin' } };
export const Mobile: Story = { globals: phone };
export const MobileGuest: Story = { globals: { ...phone, session: 'guest' } };
export const MobileEmpty: Story = { ...Empty, globals: phone };
export const MobileFailed: Story = {
  beforeEach: ({ msw }) => msw.use(given.productListFails()),
  globals: phone,
};
export const MobileLoading: Story = {
  beforeEach: ({ msw }) => msw.use(given.productListPending()),
  globals: phone,
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
/** Where millions have no room, the table scrolls between its names and its quantities, and the page does not. */
export const LaptopLongContent: Story = {
  ...LongContent,
  globals: { viewport: { value: 'laptop' } },
  parameters: { covers: ['LIST-12'] },
  play: async ({ canvas }) => {
    const page = document.documentElement;
    const [quantity] = await canvas.findAllByRole('textbox', { name: /^Miktar/ });
    if (!quantity) throw new Error('a row is needed');
    // The layout that fits is chosen when the rows have come, before they are painted.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    await expect(quantity.getBoundingClientRect().right).toBeLessThanOrEqual(page.clientWidth);
  },
};
export const Cards: Story = { beforeEach: cards };
export const ManyPages: Story = {
  beforeEach: ({ msw }) => msw.use(given.productList(lists.productListManyPages)),
  parameters: { covers: ['LIST-07'] },
  play: async ({ canvas, userEvent }) => {
    const pager = within(await canvas.findByRole('navigation', { name: 'Sayfalama' }));
    await expect(pager.getByText('Sayfa 4')).toBeVisible();
    await expect(pager.queryByRole('link', { name: '5' })).toBeNull();
    await userEvent.click(pager.getByRole('link', { name: 'Sonraki' }));
    await expect(navigated).toHaveBeenLastCalledWith(expect.stringContaining('page=5'), { replace: true });
  },
};
export const FewPages: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      given.productList({ ...lists.productList, pagerInfo: { totalRecords: 81, pageNo: 2, pageSize: 20 } }),
    ),
  parameters: { covers: ['LIST-07'] },
  play: async ({ canvas, userEvent }) => {
    const pager = within(await canvas.findByRole('navigation', { name: 'Sayfalama' }));
    await expect(pager.getByRole('link', { name: '5' })).toBeVisible();
    await expect(pager.queryByRole('link', { name: '6' })).toBeNull();
    await userEvent.click(pager.getByRole('link', { name: '3' }));
    await expect(navigated).toHaveBeenLastCalledWith(expect.stringContaining('page=3'), { replace: true });
  },
};
/** Goes where the pager leads, as the address does it in the shop. */
function Paging(props: ProductListProps) {
  const [query, setQuery] = useState(props.query);
  // The same through every render: made anew, it would be heard after the one around all stories.
  const navigate = useCallback<Navigate>(
    (href) => setQuery(readCatalogQuery(new URL(href, location.href).searchParams)),
    [],
  );
  return (
    <NavigationProvider navigate={navigate}>
      <ProductList {...props} query={query} onQueryChange={setQuery} />
    </NavigationProvider>
  );
}
/** Around the products nothing goes and comes back: the focus stays on the pager, and one can go on before the page is there. */
export const StandsStillBetweenPages: Story = {
  ...ManyPages,
  render: (args) => <Paging {...args} />,
  play: async ({ canvas, userEvent, msw }) => {
    const pager = within(await canvas.findByRole('navigation', { name: 'Sayfalama' }));
    const next = pager.getByRole('link', { name: 'Sonraki' });
    const brands = canvas.getByLabelText('Markalar');
    const total = canvas.getByText(/^[\d.]+ ürün$/);
    msw.use(given.productListPending());
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryAllByRole('textbox')).toEqual([]);
    await expect(pager.getByText('Sayfa 5')).toBeInTheDocument();
    await expect(next).toHaveFocus();
    for (const element of [brands, total]) await expect(element).toBeInTheDocument();
    // What is below keeps out of sight, so that it does not move when the products are there.
    await expect(next.getBoundingClientRect().top + window.scrollY).toBeGreaterThan(window.innerHeight);

    msw.use(given.productList(lists.productListManyPages));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findAllByRole('textbox')).not.toHaveLength(0);
    await expect(next).toHaveFocus();
  },
};
/** The focus stays where it was, so that nothing else says that another page, order or filter has come. */
export const SaysWhatHasCome: Story = {
  ...ManyPages,
  render: (args) => <Paging {...args} />,
  parameters: { covers: ['LIST-05', 'LIST-07', 'LIST-08'] },
  play: async ({ canvas, userEvent, msw }) => {
    const pager = within(await canvas.findByRole('navigation', { name: 'Sayfalama' }));
    const said = () => canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(said()).toContainEqual(expect.stringMatching(/üründen .+ arası$/));
    msw.use(given.productListPending());
    await userEvent.click(pager.getByRole('link', { name: 'Sonraki' }));
    await expect(said().join('')).toBe('');
    msw.use(given.productList(lists.productListManyPages));
    await userEvent.click(pager.getByRole('link', { name: 'Sonraki' }));
    await waitFor(() => expect(said()).toContainEqual(expect.stringMatching(/üründen .+ arası$/)));
    msw.use(given.productList(lists.productListEmpty));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Stokta Olanlar' }));
    await waitFor(() => expect(said()).toContain('Ürün bulunamadı.'));
  },
};
/** The list as a screen that is left and come back to. */
function Returning(props: ProductListProps) {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <Button onPress={() => setHere(!isHere)}>Git, geri gel</Button>
      {isHere && <Paging {...props} />}
    </>
  );
}
export const AsksAgainForWhatIsChosen: Story = {
  ...ManyPages,
  render: (args) => <Returning {...args} />,
  parameters: { covers: ['LIST-03', 'LIST-04', 'LIST-05'] },
  play: async ({ canvas, userEvent }) => {
    const calls = spyOn(window, 'fetch');
    /** What was asked since this was last looked at. */
    const asked = () => {
      const urls = calls.mock.calls.map(
        ([input]) => new URL(input instanceof Request ? input.url : String(input), location.href),
      );
      calls.mockClear();
      return urls.filter(({ pathname }) => pathname.startsWith('/catalog/')).length;
    };
    const inStock = await canvas.findByRole('checkbox', { name: 'Stokta Olanlar' });
    await canvas.findAllByRole('textbox');
    asked();
    // On, off and on again, within a moment: what is there is shown, and asked for again each time.
    for (let press = 0; press < 3; press += 1) {
      await userEvent.click(inStock);
      await canvas.findAllByRole('textbox');
      await expect(asked()).toBe(1);
    }
    const order = canvas.getByLabelText('Sıralama');
    for (const name of ['Ad A-Z', 'Ad Z-A', 'Ad A-Z']) {
      await userEvent.selectOptions(order, name);
      await canvas.findAllByRole('textbox');
      await expect(asked()).toBe(1);
    }
    // Who comes back sees what is there.
    const away = canvas.getByRole('button', { name: 'Git, geri gel' });
    await userEvent.click(away);
    await userEvent.click(away);
    await canvas.findAllByRole('textbox');
    await expect(asked()).toBe(0);
  },
};
/** A page that could not be had is no end: one goes on, or back. */
export const NextPageFailed: Story = {
  ...ManyPages,
  render: (args) => <Paging {...args} />,
  play: async ({ canvas, userEvent, msw }) => {
    const pager = within(await canvas.findByRole('navigation', { name: 'Sayfalama' }));
    msw.use(given.productListFails());
    await userEvent.click(pager.getByRole('link', { name: 'Sonraki' }));
    await expect(await canvas.findByText('Ürünler yüklenemedi.')).toBeVisible();
    await expect(pager.getByText('Sayfa 5')).toBeInTheDocument();
  },
};
export const GoesBackFromAPageThatFailed: Story = {
  ...NextPageFailed,
  play: async (context) => {
    await NextPageFailed.play?.(context);
    const { canvas, userEvent, msw } = context;
    msw.use(given.productList(lists.productListManyPages));
    await userEvent.click(canvas.getByRole('link', { name: 'Önceki' }));
    await expect(await canvas.findAllByRole('textbox')).not.toHaveLength(0);
  },
};
const pastTheEnd = {
  ...lists.productListEmpty,
  pagerInfo: { totalRecords: 113, pageNo: 9, pageSize: 20 },
};
/** An old bookmark, or the last product of a page that has gone: the way to those there are. */
export const PastTheEnd: Story = {
  args: { query: { page: 9 } },
  beforeEach: ({ msw }) => msw.use(given.productList(pastTheEnd)),
  parameters: { covers: ['LIST-08'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('113 ürün')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'İlk sayfaya dön' }));
    const [href, options] = navigated.mock.lastCall ?? [];
    await expect(href).not.toContain('page=');
    await expect(options).toEqual({ replace: true });
  },
};
export const PastTheEndAsCards: Story = {
  ...PastTheEnd,
  beforeEach: ({ msw }) => {
    cards();
    msw.use(given.productList(pastTheEnd));
  },
};
/** The shop may have set the filter: what it has left nothing of is to be had without it. */
export const NoneInStock: Story = {
  args: { query: { page: 1, inStock: true } },
  beforeEach: Empty.beforeEach,
  parameters: { covers: ['LIST-03', 'LIST-08'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Stokta olmayanlarda da ara' }));
    const [href, options] = navigated.mock.lastCall ?? [];
    await expect(href).toContain('instock=false');
    await expect(options).toEqual({ replace: true });
  },
};
export const NoneInStockAsCards: Story = { ...NoneInStock, beforeEach: EmptyCards.beforeEach };
export const Search: Story = {
  args: { source: { type: 'search', q: 'matkap' } },
  parameters: { covers: ['LIST-01', 'LIST-09'] },
  play: async ({ canvas }) => {
    const trail = await trailOf(canvas);
    await expect(trail.getByText('Arama Sonuçları')).toBeVisible();
    await expect(await canvas.findAllByRole('textbox')).not.toHaveLength(0);
  },
};
export const AllProducts: Story = { args: { source: { type: 'all' } }, parameters: { covers: ['LIST-01'] } };
export const Brand: Story = {
  args: { source: { type: 'brand', id: 1, categoryId: 0 } },
  parameters: { covers: ['LIST-01', 'LIST-09'] },
  play: async ({ canvas }) => {
    const trail = await trailOf(canvas);
    await expect(trail.getByText('Markalar')).toBeVisible();
  },
};
export const ThreePrices: Story = {
  parameters: { covers: ['LIST-11'] },
  play: async ({ canvas }) => {
    for (const name of ['Liste', 'Bayi', 'Peşin'])
      await expect(await canvas.findByRole('columnheader', { name: new RegExp(name) })).toBeVisible();
  },
};
/** As columns of a fixed width and pages leave them: filled up with spaces, and with entities. */
export const PaddedNames: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      given.productList({
        ...lists.productList,
        fiyatAds: lists.productList.fiyatAds?.map((name) => `${name}   `) ?? [],
        stoks:
          lists.productList.stoks
            ?.slice(0, 2)
            .map((product) => ({ ...product, ad: ' Vida &quot;M8&quot; &lt;b&gt; R&amp;D   ' })) ?? [],
      }),
    ),
  parameters: { covers: ['USE-18'] },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: 'Vida "M8" <b> R&D' });
    await expect(links.length).toBeGreaterThanOrEqual(2);
    const [product] = lists.productList.stoks ?? [];
    await expect(product?.fiyats).toHaveLength(3);
    for (const { fiyatFK } of product?.fiyats ?? [])
      await expect(canvas.getAllByText(fiyatFK ?? '').length).toBeGreaterThan(0);
  },
};
export const OutOfStock: Story = {
  beforeEach: ({ msw }) => msw.use(given.productList(lists.productListOutOfStock)),
  play: async ({ canvas }) => {
    const quantities = await canvas.findAllByRole('textbox');
    await expect(canvas.getAllByText('Stokta yok')).toHaveLength(quantities.length);
  },
};
export const MobileOutOfStock: Story = {
  beforeEach: ({ msw }) => msw.use(given.productList(lists.productListOutOfStock)),
  globals: phone,
};
export const HostileTheme: Story = {
  globals: { theme: 'hostile' },
  play: async ({ canvas }) => {
    // Neither the page nor a button of it lies over everything or is gone.
    const [first] = await canvas.findAllByRole('textbox');
    if (!first) throw new Error('a row is needed');
    first.scrollIntoView({ block: 'center' });
    const { left, top } = first.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(first);
    await expect(document.body).toBeVisible();
  },
};

export const AddsToBasket: Story = {
  parameters: { covers: ['LIST-13', 'LIST-15'] },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole('textbox');
    if (!first || !second) throw new Error('two rows are needed');
    await userEvent.type(first, '4');
    await userEvent.type(second, '6');
    await userEvent.click(await canvas.findByRole('button', { name: 'Seçilenleri Sepete Ekle' }));
    const notice = within(document.body);
    await expect(await notice.findByText('Ürün sepete eklendi!')).toBeVisible();
    await expect(notice.getByText('Başarılı')).toBeVisible();
    await waitFor(() => expect(first).toHaveValue(''));
    await expect(canvas.queryByRole('region', { name: 'Seçilen ürünler' })).toBeNull();
    await waitFor(() => expect(notice.queryByText('Ürün sepete eklendi!')).toBeNull(), { timeout: 5000 });
  },
};

/** The bar goes with the button: the keyboard would start at the top of the page. */
export const KeepsTheKeyboardsPlaceWhenCleared: Story = {
  parameters: { covers: ['LIST-13'] },
  render: (args) => (
    <main tabIndex={-1}>
      <ProductList {...args} />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    const clear = async () => {
      (await canvas.findByRole('button', { name: 'Seçimi Temizle' })).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.queryByRole('region', { name: 'Seçilen ürünler' })).toBeNull();
    };
    const [first, second] = await canvas.findAllByRole('textbox');
    if (!first || !second) throw new Error('two rows are needed');
    await userEvent.type(first, '4');
    await userEvent.type(second, '6');
    await clear();
    await expect(second).toHaveFocus();
    await userEvent.type(first, '4');
    // Cards have a quantity of their own.
    await userEvent.click(canvas.getByRole('button', { name: 'Kart Görünümü' }));
    await clear();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const TakesClearingBack: Story = {
  parameters: { covers: ['LIST-13'] },
  play: async ({ canvas, userEvent }) => {
    const [first, second, third] = await canvas.findAllByRole('textbox');
    if (!first || !second || !third) throw new Error('three rows are needed');
    await userEvent.type(first, '4');
    await userEvent.type(second, '12,5');
    await userEvent.type(third, '7');
    await userEvent.click(canvas.getByRole('button', { name: 'Seçimi Temizle' }));
    await expect(canvas.queryByRole('region', { name: 'Seçilen ürünler' })).toBeNull();
    await userEvent.type(third, '9');
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Geri Al' }));
    await expect(first).toHaveValue('4');
    await expect(second).toHaveValue('12,5');
    await expect(third).toHaveValue('9');
  },
};

export const GoesToTheWrongQuantity: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole('textbox');
    if (!first || !second) throw new Error('two rows are needed');
    await userEvent.type(first, '4');
    await userEvent.type(second, '1,5');
    await userEvent.click(await canvas.findByRole('button', { name: 'Seçilenleri Sepete Ekle' }));
    await expect(second).toHaveFocus();
    await expect(first).toHaveValue('4');
  },
};

const isOnFirstPage = ({ id }: { id?: unknown }) =>
  lists.productListManyPages.stoks?.some((product) => product.id === id) === true;
/** Another page of the list, with other products. */
const secondPage = {
  ...lists.productListManyPages,
  stoks: (lists.productListMany.stoks ?? []).filter((product) => !isOnFirstPage(product)).slice(0, 20),
};
const asks = () => {
  const asked = spyOn(globalThis, 'fetch');
  return () =>
    asked.mock.calls.filter(([request]) => request instanceof Request && request.method === 'POST').length;
};
/** What is wrong on another page is said on this one, and can be taken out here. */
export const TellsOfAWrongQuantityOutOfSight: Story = {
  ...ManyPages,
  render: (args) => <Paging {...args} />,
  parameters: { covers: ['LIST-12', 'LIST-13'] },
  play: async ({ canvas, userEvent, msw }) => {
    const posted = asks();
    const [wrong] = await canvas.findAllByRole('textbox');
    if (!wrong) throw new Error('a row is needed');
    const name = lists.productListManyPages.stoks?.[0]?.ad ?? '';
    await userEvent.type(wrong, '1,5');
    msw.use(given.productList(secondPage));
    await userEvent.click(canvas.getByRole('link', { name: 'Sonraki' }));
    await waitFor(() => expect(wrong).not.toBeInTheDocument());
    const [right] = await canvas.findAllByRole('textbox');
    if (!right) throw new Error('a row is needed');
    await userEvent.type(right, '3');
    const add = canvas.getByRole('button', { name: 'Seçilenleri Sepete Ekle' });
    await userEvent.click(add);
    // Once, however often it is pressed.
    await userEvent.click(add);
    const alert = await within(document.body).findByRole('alert');
    await expect(alert).toHaveTextContent(name);
    await expect(alert).toHaveTextContent('1,5');
    await expect(posted()).toBe(0);
    await userEvent.click(within(alert).getByRole('button', { name: 'Bu Miktarı Sil' }));
    await userEvent.click(add);
    await expect(await within(document.body).findByText('Ürün sepete eklendi!')).toBeVisible();
    await expect(posted()).toBe(1);
  },
};
/** Cards have no field for what was typed into the table. */
export const TellsOfAWrongQuantityOnCards: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole('textbox');
    if (!first || !second) throw new Error('two rows are needed');
    await userEvent.type(first, '4');
    await userEvent.type(second, '1,5');
    await userEvent.click(canvas.getByRole('button', { name: 'Kart Görünümü' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Seçilenleri Sepete Ekle' }));
    await expect(await within(document.body).findByRole('alert')).toHaveTextContent('1,5');
  },
};

export const RemembersTheView: Story = {
  parameters: { covers: ['LIST-06'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kart Görünümü' }));
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0);
    await expect(localStorage.getItem('catalog-grid-view')).toBe('card');
    await userEvent.click(canvas.getByRole('button', { name: 'Liste Görünümü' }));
    await expect(await canvas.findByRole('table', { name: 'Ürünler' })).toBeVisible();
    await expect(localStorage.getItem('catalog-grid-view')).toBe('list');
  },
};

export const GoesToABrand: Story = {
  parameters: { covers: ['LIST-02'] },
  play: async ({ canvas, userEvent }) => {
    const brands = await canvas.findByLabelText('Markalar');
    const [, second] = [...brands.querySelectorAll('option')].filter(({ value }) => value !== '');
    if (!second) throw new Error('two brands are needed');
    await userEvent.selectOptions(brands, second);
    await expect(navigated).toHaveBeenCalledWith(expect.stringMatching(/^\/spa\/brand\/\d+\/\d+$/));
  },
};
/** Leads to the list of a brand, which is another list. */
function Branching(props: ProductListProps) {
  const [source, setSource] = useState(props.source);
  const navigate = useCallback<Navigate>((href) => {
    const [, id = '', categoryId = ''] = /brand\/(\d+)\/(\d+)/.exec(href) ?? [];
    setSource({ type: 'brand', id, categoryId });
  }, []);
  return (
    <NavigationProvider navigate={navigate}>
      <ProductList {...props} key={JSON.stringify(source)} source={source} />
    </NavigationProvider>
  );
}
/** The dropdown one has chosen in is there again, and so is the focus. */
export const KeepsTheFocusOnTheBrands: Story = {
  render: (args) => <Branching {...args} />,
  parameters: { covers: ['LIST-02'] },
  play: async ({ canvas, userEvent }) => {
    const before = await canvas.findByLabelText('Markalar');
    const [, second] = [...before.querySelectorAll('option')].filter(({ value }) => value !== '');
    before.focus();
    await userEvent.selectOptions(before, second?.value ?? '');
    await waitFor(() => expect(before).not.toBeInTheDocument());
    await expect(await canvas.findByLabelText('Markalar')).toHaveFocus();
  },
};
export const RecoversOnRetry: Story = {
  ...Failed,
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Tekrar Dene' });
    msw.use(given.productList(lists.productList));
    await userEvent.click(retry);
    await expect(await canvas.findAllByRole('textbox')).not.toHaveLength(0);
  },
};

const chooseTwo = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  const [first, second] = await canvas.findAllByRole('textbox');
  if (!first || !second) throw new Error('two rows are needed');
  await userEvent.type(first, '40');
  await userEvent.type(second, '6');
  await userEvent.click(await canvas.findByRole('button', { name: 'Seçilenleri Sepete Ekle' }));
  return [first, second] as const;
};
const notices = () => within(screen.getByRole('region', { name: 'Bildirimler' }));
/** What the shop makes of a quantity is said with both numbers, where it was typed and in a notice. */
export const SaysWhatWasSavedOtherwise: Story = {
  beforeEach: ({ msw }) => msw.use(...given.saving((asked) => Math.min(asked, 12))),
  parameters: { covers: ['USE-04'] },
  play: async (context) => {
    const { canvas } = context;
    const [first, second] = await chooseTwo(context);
    await expect(await notices().findByText(/40 istendi, 12 eklendi\./)).toBeVisible();
    await expect(screen.queryByText('Başarılı')).toBeNull();
    await expect(first).toHaveValue('');
    await expect(first).toHaveAccessibleDescription('40 istendi, 12 eklendi.');
    await expect(second).toHaveValue('');
    await expect(second).not.toHaveAccessibleDescription();
    await expect(canvas.queryByRole('region', { name: 'Seçilen ürünler' })).toBeNull();
  },
};
export const MobileSaysWhatWasSavedOtherwise: Story = { ...SaysWhatWasSavedOtherwise, globals: phone };
/** What was in the basket before counts: 12 more are not 40 more. */
export const SaysWhatWasSavedOnTop: Story = {
  ...SaysWhatWasSavedOtherwise,
  play: async (context) => {
    await chooseTwo(context);
    await expect(await notices().findByText(/40 istendi, 12 eklendi\./)).toBeVisible();
    await context.userEvent.click(notices().getByRole('button', { name: 'Kapat' }));
    await chooseTwo(context);
    await expect(await notices().findByText(/40 istendi, 12 eklendi\./)).toBeVisible();
  },
};
/** What the shop has taken is told and leaves; what it has refused stays, by its name and with the reason. */
export const SaysWhichLineWasRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...given.saving((asked, line) => (line === 1 ? 0 : asked), 'Bu ürün artık satışta değil.')),
  parameters: { covers: ['USE-05'] },
  play: async (context) => {
    const [first, second] = await chooseTwo(context);
    const name = second.getAttribute('aria-label')?.replace('Miktar: ', '') ?? '';
    const notice = await notices().findByRole('alert');
    await expect(notice).toHaveTextContent('Bu ürün artık satışta değil.');
    await expect(notice).toHaveTextContent(`Eklenmeyen: “${name}”. 1 ürün sepete eklendi.`);
    await expect(first).toHaveValue('');
    await expect(second).toHaveValue('6');
    await expect(second).toHaveAccessibleDescription('Bu ürün artık satışta değil.');
    await expect(context.canvas.getByRole('region', { name: 'Seçilen ürünler' })).toHaveTextContent('1');
  },
};
export const MobileSaysWhichLineWasRefused: Story = { ...SaysWhichLineWasRefused, globals: phone };
/** The shop leaves a line out and says nothing of it: the basket does. */
export const SaysWhatWasLeftOutSilently: Story = {
  beforeEach: ({ msw }) => msw.use(...given.saving((asked, line) => (line === 1 ? 0 : asked))),
  parameters: { covers: ['USE-05'] },
  play: async (context) => {
    const [first, second] = await chooseTwo(context);
    await expect(await notices().findByText('Bazı ürünler sepete eklenmedi.')).toBeVisible();
    await expect(first).toHaveValue('');
    await expect(second).toHaveValue('6');
    await expect(second).toHaveAccessibleDescription('Sepete eklenmedi.');
  },
};
export const SaysWhatWasSavedOtherwiseOnACard: Story = {
  beforeEach: ({ msw }) => {
    cards();
    msw.use(...given.saving(() => 12));
  },
  parameters: { covers: ['USE-04'] },
  play: async ({ canvas, userEvent }) => {
    const [card] = await canvas.findAllByRole('article');
    if (!card) throw new Error('a card is needed');
    await userEvent.click(within(card).getByRole('button', { name: 'Sepete Ekle' }));
    await expect(await notices().findByText(/1 istendi, 12 eklendi\./)).toBeVisible();
    await expect(within(card).getByText('1 istendi, 12 eklendi.')).toBeVisible();
  },
};
/** What was typed into a card is there again when the page is. */
export const KeepsTheQuantityOfACard: Story = {
  render: function Again(args) {
    const [round, setRound] = useState(0);
    return (
      <>
        <ProductList key={round} {...args} />
        <Button onPress={() => setRound(round + 1)}>Yeniden</Button>
      </>
    );
  },
  beforeEach: cards,
  parameters: { covers: ['USE-08'] },
  play: async ({ canvas, userEvent }) => {
    const quantity = async () => (await canvas.findAllByRole('textbox', { name: /^Miktar/ }))[0]!;
    await userEvent.tripleClick(await quantity());
    await userEvent.keyboard('7');
    await userEvent.click(canvas.getByRole('button', { name: 'Yeniden' }));
    await expect(await quantity()).toHaveValue('7');
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Sepete Ekle' }))[0]!);
    await expect(await notices().findByText('Ürün sepete eklendi!')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Yeniden' }));
    // What was added would be added again.
    await expect(await quantity()).toHaveValue('1');
  },
};
export const ReadsAPastedQuantity: Story = {
  parameters: { covers: ['USE-03'] },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole('textbox');
    if (!first || !second) throw new Error('two rows are needed');
    await userEvent.click(first);
    await userEvent.paste('1.250,00 Adet\t');
    await userEvent.click(second);
    await userEvent.paste('2,5');
    await userEvent.tab();
    await expect(first).toHaveValue('1.250');
    await expect(first).toBeValid();
    await expect(second).toHaveValue('2,5');
    await expect(second).toBeInvalid();
    await expect(second).toHaveAccessibleDescription('Tam sayı girin.');
    await expect(canvas.getByRole('region', { name: 'Seçilen ürünler' })).toHaveTextContent('1');
  },
};
/** Quantities of one list wait while another is shown, which says so and can add them. */
export const WaitingElsewhere: Story = {
  render: (args) => <Branching {...args} />,
  args: { source: { type: 'all' } },
  parameters: { covers: ['USE-08'] },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('textbox');
    if (!first) throw new Error('a row is needed');
    await userEvent.type(first, '3');
    await expect(canvas.queryByRole('region', { name: 'Bekleyen miktarlar' })).toBeNull();
    const brands = await canvas.findByLabelText('Markalar');
    const [, second] = [...brands.querySelectorAll('option')].filter(({ value }) => value !== '');
    await userEvent.selectOptions(brands, second?.value ?? '');
    const waiting = await canvas.findByRole('region', { name: 'Bekleyen miktarlar' });
    await expect(waiting).toHaveTextContent('Tüm Ürünler: 1 ürün sepete eklenmeyi bekliyor');
    await waitFor(() => expect(canvas.queryAllByRole('textbox')).not.toHaveLength(0));
  },
};
export const MobileWaitingElsewhere: Story = { ...WaitingElsewhere, globals: phone };
export const AddsWhatWaitsElsewhere: Story = {
  ...WaitingElsewhere,
  play: async (context) => {
    await WaitingElsewhere.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Sepete Ekle: Tüm Ürünler' }));
    await expect(await notices().findByText('Ürün sepete eklendi!')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Bekleyen miktarlar' })).toBeNull());
  },
};

/** Also what was chosen on another page; what is no quantity is told and not kept. */
export const SavesToAList: Story = {
  args: { query: { page: 1 } },
  parameters: { covers: ['LSTS-01'] },
  play: async ({ canvas, userEvent }) => {
    const [first, second, third] = await canvas.findAllByRole('textbox');
    if (!first || !second || !third) throw new Error('three rows are needed');
    await userEvent.type(first, '4');
    await userEvent.type(second, '12,5');
    await userEvent.type(third, '9');
    const [told] = await openSavable(userEvent.click);
    await expect(told).toBe('2 ürün kaydedilecek. 1 satır alınmayacak: kodu ya da tam sayı bir miktarı yok.');
  },
};
