import type { Meta, StoryObj } from '@storybook/react-vite';
import { readProductList } from '@vitrin/api-client/catalog/productList';
import * as lists from '@vitrin/demo-server/fixtures/catalog';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { ProductCards, type ProductCardsProps, ProductCardsSkeleton } from './ProductCards.tsx';

const meta = {
  component: ProductCards,
  args: {
    list: readProductList(lists.productList),
    isSignedIn: true,
    onAdd: fn(async () => true),
    loginHref: '/spa/login',
  },
} satisfies Meta<typeof ProductCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['LIST-14'] },
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('img')];
    const first = pictures.slice(0, 5);
    await expect(first.map(({ loading }) => loading)).not.toContain('lazy');
    await expect(pictures.at(-1)?.loading).toBe('lazy');
    const early = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')];
    await expect(early.map(({ href }) => href)).toEqual(expect.arrayContaining(first.map(({ src }) => src)));
  },
};
export const Loading: Story = { render: () => <ProductCardsSkeleton /> };
export const LongContent: Story = { args: { list: readProductList(lists.productListLongNames) } };
export const Guest: Story = {
  args: { list: readProductList(lists.productListGuest), isSignedIn: false },
  parameters: { covers: ['APP-05'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Sepete Ekle' })).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByText(/TL$/)).toBeNull();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OnePrice: Story = { args: { list: readProductList(lists.productListOnePrice) } };
export const PartsMissing: Story = { args: { list: readProductList(lists.productListBare) } };
export const Dark: Story = { globals: { scheme: 'dark' } };

/** Whether a product can be ordered says the shop's flag; the words of its stock do not. */
export const OutOfStock: Story = {
  args: { list: readProductList(lists.productListOutOfStock) },
  parameters: { covers: ['LIST-14'] },
  play: async ({ canvas, userEvent, args }) => {
    const [card] = canvas.getAllByRole('article');
    if (!card) throw new Error('a product is needed');
    await expect(within(card).getByText('Stokta yok')).toBeVisible();
    await userEvent.click(within(card).getByRole('button', { name: 'Sepete Ekle' }));
    await expect(args.onAdd).toHaveBeenCalledWith(args.list.products[0], 1);
  },
};
/** The same products, which the shop does not let this dealer order. */
export const NotForSale: Story = {
  args: {
    list: readProductList({
      ...lists.productList,
      stoks: lists.productList.stoks?.map((product) => ({ ...product, showAddBasketButton: false })),
    }),
  },
  parameters: { covers: ['LIST-14'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).not.toHaveLength(0);
    await expect(canvas.queryByRole('button', { name: 'Sepete Ekle' })).toBeNull();
  },
};

export const AddsAQuantity: Story = {
  parameters: { covers: ['LIST-14'] },
  play: async ({ canvas, userEvent, args }) => {
    const [product] = args.list.products;
    if (!product) throw new Error('a product is needed');
    const card = within(canvas.getByRole('article', { name: product.name }));
    const quantity = card.getByRole('textbox');
    await expect(quantity).toHaveValue('1');
    await userEvent.click(card.getByRole('button', { name: /^Azalt: / }));
    await expect(quantity).toHaveValue('1');
    for (let press = 0; press < 4; press += 1)
      await userEvent.click(card.getByRole('button', { name: /^Artır: / }));
    await userEvent.click(card.getByRole('button', { name: 'Sepete Ekle' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onAdd).toHaveBeenCalledWith(product, 5);
  },
};

/** The first product leaves the list as it is asked for again. */
function Shortened({ list, ...props }: ProductCardsProps) {
  const [products, setProducts] = useState(list.products);
  return (
    <>
      <ProductCards {...props} list={{ ...list, products }} />
      <button type="button" onClick={() => setProducts(products.slice(1))}>
        Yenile
      </button>
    </>
  );
}
/** A list that is asked for again leaves what was typed into a card alone. */
export const KeepsQuantitiesOfAShiftedList: Story = {
  parameters: { covers: ['LIST-14'] },
  render: (args) => <Shortened {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const name = args.list.products[1]?.name ?? '';
    const quantity = () => within(canvas.getByRole('article', { name })).getByRole('textbox');
    await userEvent.clear(quantity());
    await userEvent.type(quantity(), '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Yenile' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(args.list.products.length - 1);
    await expect(quantity()).toHaveValue('5');
  },
};
