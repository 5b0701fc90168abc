import type { Meta, StoryObj } from '@storybook/react-vite';
import { readProductList } from '@vitrin/api-client/catalog/productList';
import * as lists from '@vitrin/demo-server/fixtures/catalog';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { vars } from '../../../theme/vars.css.ts';
import { createSelection } from '../createSelection.ts';
import { ProductTable, type ProductTableProps } from './ProductTable.tsx';
import { ProductTableSkeleton } from './ProductTableSkeleton.tsx';

const meta = {
  component: ProductTable,
  args: {
    list: readProductList(lists.productList),
    isSignedIn: true,
    selection: createSelection(),
    loginHref: '/spa/login',
  },
  // The gutters of the page, which the rows of a phone fill.
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ padding: `16px ${vars.size.gutter}` }}>{Story()}</div>],
  // A selection outlives a story as it outlives a page of the list.
  beforeEach: ({ args }) => {
    args.selection = createSelection();
  },
} satisfies Meta<typeof ProductTable>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const withLargePrices = (list: ProductTableProps['list']) => ({
  ...list,
  products: list.products.map((product) => ({ ...product, agreementPriceText: '1.234.567,89 TL' })),
});

const withEveryPrice = (list: ProductTableProps['list'], text: string) => ({
  ...list,
  products: list.products.map((product) => ({
    ...product,
    prices: product.prices.map((price) => ({ ...price, text })),
  })),
});

/** Where the digits of each price are, against its own cell. */
async function noPriceRunsIntoAnother(canvasElement: HTMLElement) {
  const prices = [...canvasElement.querySelectorAll('.elements-price')];
  await expect(prices).not.toEqual([]);
  const text = document.createRange();
  for (const price of prices) {
    text.selectNodeContents(price);
    const { left, right } = text.getBoundingClientRect();
    const cell = price.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(cell.left - 1);
    await expect(right).toBeLessThanOrEqual(cell.right + 1);
  }
}

const firstFive = (args: Story['args']) => {
  args?.list?.products
    .slice(0, 5)
    .forEach(({ id }, index) => args.selection?.set(id, String((index + 1) * 12)));
};

export const Default: Story = { parameters: { covers: ['LIST-11'] } };
export const Loading: Story = { render: () => <ProductTableSkeleton isSignedIn /> };
export const Empty: Story = {
  args: { list: readProductList(lists.productListEmpty) },
  parameters: { covers: ['LIST-08'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('İlgili kriterlere uygun ürün bulunamadı.')).toBeVisible();
  },
};
export const Invalid: Story = {
  parameters: { covers: ['LIST-12'] },
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole('textbox');
    if (!first) throw new Error('a row is needed');
    await userEvent.type(first, '2,5');
    await expect(first).toHaveValue('2,5');
    await expect(first).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByText('Tam sayı girin.')).toBeVisible();
    await expect(args.selection.lines()).toEqual([]);
  },
};
export const LongContent: Story = { args: { list: readProductList(lists.productListLongNames) } };
export const Many: Story = { args: { list: readProductList(lists.productListMany) } };
export const Guest: Story = {
  args: { list: readProductList(lists.productListGuest), isSignedIn: false },
  parameters: { covers: ['APP-05'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByText(/TL|Stokta|Son \d/)).toBeNull();
    const [login] = canvas.getAllByRole('link', { name: 'Fiyat için bayi girişi' });
    await expect(login).toHaveAttribute('href', '/spa/login');
  },
};
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ args }) => firstFive(args),
  play: async ({ canvas }) => {
    // The page never scrolls sideways, and a row is a card: nothing of it stands outside.
    const beyond = [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth)
      .map((element) => `${element.className} ${element.tagName}`);
    await expect(document.documentElement.scrollWidth, beyond.join('\n')).toBeLessThanOrEqual(innerWidth);
    const [row] = canvas.getAllByRole('row').slice(1);
    const cells = [...(row?.children ?? [])].filter((cell) => cell.checkVisibility());
    await expect(cells.length).toBeGreaterThan(4);
    for (const cell of cells)
      await expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    const [quantity] = canvas.getAllByRole('textbox');
    await expect(quantity?.parentElement?.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
/** A price is seen whole, on a line of its own where it has no room beside its name. */
export const MobileLargePrices: Story = {
  args: { list: withLargePrices(readProductList(lists.productList)) },
  globals: { viewport: { value: 'phone' } },
  parameters: { covers: ['LIST-11'] },
  play: async ({ canvas, canvasElement }) => {
    const [field] = canvas.getAllByRole('textbox');
    const quantity = field?.closest('[role=cell]')?.getBoundingClientRect();
    const prices = [...canvasElement.querySelectorAll('[data-label="Anlaşma"]')];
    await expect(prices).not.toEqual([]);
    const text = document.createRange();
    for (const price of prices) {
      text.selectNodeContents(price);
      await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(quantity?.left ?? 0);
    }
  },
};
/** Prices too long for the thirds of a line stand below each other. */
export const NarrowLargePrices: Story = {
  args: { list: withEveryPrice(readProductList(lists.productList), '1.234.567,89 TL') },
  globals: { viewport: { value: 'narrow' } },
  parameters: { covers: ['LIST-11'] },
  play: ({ canvasElement }) => noPriceRunsIntoAnother(canvasElement),
};
export const MobileLongestPrices: Story = {
  args: { list: withEveryPrice(readProductList(lists.productList), '1.234.567.890,00 TL') },
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => noPriceRunsIntoAnother(canvasElement),
};
export const MobileGuest: Story = {
  ...Guest,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas } = context;
    await Guest.play?.(context);
    const [login] = canvas.getAllByRole('link', { name: 'Fiyat için bayi girişi' });
    await expect(login?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
/** The bar code stands behind the code, with a dot between them. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  beforeEach: ({ args }) => firstFive(args),
  play: async ({ canvas }) => {
    const [barcode] = canvas.getAllByText(/^\d{8,14}$/).filter((text) => text.checkVisibility());
    if (!barcode) throw new Error('a bar code is to be seen');
    await expect(getComputedStyle(barcode, '::before').content).toBe('"·"');
  },
};
export const Laptop: Story = { globals: { viewport: { value: 'laptop' } } };
export const Chosen: Story = { beforeEach: ({ args }) => firstFive(args) };
export const OnePrice: Story = { args: { list: readProductList(lists.productListOnePrice) } };
export const PartsMissing: Story = { args: { list: readProductList(lists.productListBare) } };
export const Dark: Story = { globals: { scheme: 'dark' }, beforeEach: ({ args }) => firstFive(args) };
export const Comfortable: Story = { globals: { density: 'comfortable' } };

export const ShowsEveryColumn: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { covers: ['LIST-11'] },
  play: async ({ canvas, args }) => {
    const names = canvas.getAllByRole('columnheader').map((cell) => cell.textContent);
    await expect(names).toEqual([
      'Ürün',
      'Barkod',
      ...args.list.priceNames,
      'İsk.',
      'Anlaşma',
      'Durum',
      'Termin',
      'Miktar',
    ]);
    const wire = lists.productList.fiyatAds ?? [];
    await expect(args.list.priceNames).toEqual(wire.toReversed());
  },
};

export const ChoosesByTyping: Story = {
  parameters: { covers: ['LIST-12'] },
  play: async ({ canvas, userEvent, args }) => {
    const [first, second] = canvas.getAllByRole('textbox');
    if (!first || !second) throw new Error('two rows are needed');
    await userEvent.type(first, '1.250');
    await userEvent.type(second, '3');
    await expect(args.selection.lines().map(({ quantity }) => quantity)).toEqual([1250, 3]);
    await userEvent.clear(first);
    await userEvent.clear(second);
    await userEvent.type(second, '0');
    await expect(args.selection.lines()).toEqual([]);
  },
};

export const WalksByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const fields = canvas.getAllByRole('textbox');
    fields[0]?.focus();
    await userEvent.keyboard('4{Enter}5{Tab}6{ArrowUp}');
    await expect(fields[1]).toHaveFocus();
    await expect(fields.slice(0, 3).map((field) => field.getAttribute('value'))).toEqual(['4', '5', '6']);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(fields[0]).toHaveFocus();
    // Backwards is the way to the product's own link.
    await userEvent.tab({ shift: true });
    await expect(document.activeElement?.tagName).toBe('A');
  },
};

const showsLargeQuantities: Play = async ({ canvas, userEvent }) => {
  const fields = canvas.getAllByRole<HTMLInputElement>('textbox');
  const texts = ['1234567', '1.234.567', '12345', '999.999'];
  for (const [index, text] of texts.entries()) {
    const field = fields[index];
    if (!field) throw new Error('a row for each text is needed');
    await userEvent.type(field, text);
    await expect(field.scrollWidth, text).toBeLessThanOrEqual(field.clientWidth);
  }
};
export const LargeQuantities: Story = {
  parameters: { covers: ['LIST-12'] },
  play: showsLargeQuantities,
};
export const LaptopLargeQuantities: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: showsLargeQuantities,
};
export const MobileLargeQuantities: Story = {
  globals: { viewport: { value: 'phone' } },
  play: showsLargeQuantities,
};

export const RendersOneRowPerKey: Story = {
  args: { list: readProductList(lists.productListMany) },
  play: async ({ canvas, userEvent }) => {
    const fields = canvas.getAllByRole('textbox');
    const [first, second] = fields;
    if (!first || !second) throw new Error('two rows are needed');
    await expect(fields.length).toBeGreaterThan(80);
    const others = canvas.getAllByRole('row').slice(2);
    // The pictures in sight come into the rows a frame after them.
    await waitFor(() => expect(others[0]?.querySelector('img')).not.toBeNull());
    const changed: Node[] = [];
    const watch = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)));
    others.forEach((row) => watch.observe(row, { subtree: true, childList: true, attributes: true }));
    await userEvent.type(first, '12');
    await waitFor(() => expect(first.closest('[role="row"]')).toHaveAttribute('data-chosen'));
    await expect(changed).toEqual([]);
    watch.disconnect();
  },
};

/** The first product leaves the list as it is asked for again. */
function Shortened({ list, ...props }: ProductTableProps) {
  const [products, setProducts] = useState(list.products);
  return (
    <>
      <ProductTable {...props} list={{ ...list, products }} />
      <button type="button" onClick={() => setProducts(products.slice(1))}>
        Yenile
      </button>
    </>
  );
}
/** Whoever is in a row when the list is asked for again stays in it. */
export const KeepsTheFocusInAShiftedList: Story = {
  parameters: { covers: ['LIST-12'] },
  render: (args) => <Shortened {...args} />,
  play: async ({ canvas, args }) => {
    const [, second] = canvas.getAllByRole('textbox');
    second?.focus();
    // As the list comes again by itself: no pointer takes the focus away.
    await fireEvent.click(canvas.getByRole('button', { name: 'Yenile' }));
    await expect(canvas.queryByText(args.list.products[0]?.name ?? '')).toBeNull();
    await expect(second).toHaveFocus();
  },
};
