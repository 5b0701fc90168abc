import type { Meta, StoryObj } from '@storybook/react-vite';
import { readProductSlider } from '@vitrin/api-client/home/productSlider';
import { productSlider } from '@vitrin/demo-server/fixtures/home';
import { expect, fn, waitFor, within } from 'storybook/test';
import { stripPrice } from '../ProductStripCard/stripPrice.ts';
import { ProductShelf } from './ProductShelf.tsx';
import { ProductShelfSkeleton } from './ProductShelfSkeleton.tsx';

const { title, products } = readProductSlider(productSlider);

const meta = {
  component: ProductShelf,
  args: {
    title,
    products,
    form: 'carousel',
    isSignedIn: true,
    onAdd: fn(async () => true),
    loginHref: '/spa/login',
  },
} satisfies Meta<typeof ProductShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Default: Story = {
  parameters: { covers: ['HOME-02', 'HOME-03'] },
  play: async ({ canvas }) => {
    const shelf = within(canvas.getByRole('region', { name: title }));
    await expect(await shelf.findByRole('group', { name: '12 / 12' })).toBeInTheDocument();
    // Two screens are cards; of the rest there is what can be found and reached.
    await waitFor(() => expect(shelf.getAllByRole('article')).toHaveLength(8));
    for (const product of products) {
      await expect(shelf.getAllByRole('link', { name: product.name })).not.toHaveLength(0);
    }
    await expect(shelf.getByRole('heading', { level: 2, name: title })).toBeVisible();
  },
};
export const Loading: Story = { render: () => <ProductShelfSkeleton isSignedIn /> };
export const Empty: Story = {
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
export const Many: Story = {
  args: {
    products: Array.from({ length: 200 }, (_, at) => products[at % products.length] ?? products[0]).flatMap(
      (product, at) => (product ? [{ ...product, name: `${at + 1}. ${product.name}` }] : []),
    ),
  },
  parameters: { covers: ['HOME-02', 'HOME-03'] },
  play: async ({ canvas, canvasElement }) => {
    // Two screens are cards. Of all others there are the words: who searches the page or has it read finds what a card says.
    const last = await canvas.findByText(/^200\. /);
    await expect(last).toHaveAttribute('href', `/spa/product/${products[199 % products.length]?.id}`);
    await waitFor(() => expect(canvasElement.querySelectorAll('article')).toHaveLength(8));
    await expect(canvas.getAllByLabelText(/^\d+ \/ 200$/)).toHaveLength(200);
    const shown = products[199 % products.length];
    if (!shown) throw new Error('the fixture holds products');
    for (const word of [shown.code, stripPrice(shown).amount, shown.stockText]) {
      await expect(last.parentElement).toHaveTextContent(word);
    }
  },
};
export const Guest: Story = {
  // Whatever the answer holds.
  args: { isSignedIn: false },
  parameters: { covers: ['APP-05'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByLabelText('12 / 12')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Sepete Ekle/ })).toBeNull();
    // Nor among the words of a card that is far.
    await expect(canvasElement).not.toHaveTextContent(/TL|Stokta|Son \d/);
  },
};
export const Mobile: Story = { globals: phone };
export const MobileLoading: Story = { ...Loading, globals: phone };
export const MobileGuest: Story = { ...Guest, globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Laptop: Story = { globals: { viewport: { value: 'laptop' } } };
export const List: Story = { args: { form: 'list' }, parameters: { covers: ['HOME-02'] } };
export const MobileList: Story = { args: { form: 'list', products: products.slice(0, 5) }, globals: phone };
export const FewerThanFit: Story = {
  args: { products: products.slice(0, 2) },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Sonraki/ })).toBeNull();
  },
};
