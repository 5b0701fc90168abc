import type { Meta, StoryObj } from '@storybook/react-vite';
import { readProductList } from '@vitrin/api-client/catalog/productList';
import { readProductSlider } from '@vitrin/api-client/home/productSlider';
import * as lists from '@vitrin/demo-server/fixtures/catalog';
import { productSlider, productSliderGuest } from '@vitrin/demo-server/fixtures/home';
import { expect, fn, waitFor } from 'storybook/test';
import { ProductStripCard } from './ProductStripCard.tsx';
import { ProductStripCardSkeleton } from './ProductStripCardSkeleton.tsx';

const [product] = readProductSlider(productSlider).products;
const [guests] = readProductSlider(productSliderGuest).products;
const [longest] = readProductList(lists.productListLongNames).products;
const [bare] = readProductList(lists.productListBare).products;
if (!product || !guests || !longest || !bare) throw new Error('the fixtures hold products');

const meta = {
  component: ProductStripCard,
  args: { product, isSignedIn: true, onAdd: fn(async () => true), loginHref: '/spa/login' },
  decorators: [(Story) => <div style={{ width: 336 }}>{Story()}</div>],
} satisfies Meta<typeof ProductStripCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow: Story['decorators'] = [(Story) => <div style={{ width: 165 }}>{Story()}</div>];
const phone = { viewport: { value: 'phone' } };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: product.name })).toHaveAttribute(
      'href',
      `/spa/product/${product.id}`,
    );
  },
};
export const Loading: Story = { render: () => <ProductStripCardSkeleton isSignedIn /> };
export const LongContent: Story = { args: { product: longest } };
export const Guest: Story = {
  args: { product: guests, isSignedIn: false },
  parameters: { covers: ['APP-05'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Fiyat için bayi girişi' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText(/TL$/)).toBeNull();
  },
};
export const Mobile: Story = { decorators: narrow, globals: phone };
export const MobileGuest: Story = {
  ...Guest,
  decorators: narrow,
  globals: phone,
  play: async (context) => {
    const { canvas } = context;
    await Guest.play?.(context);
    const login = canvas.getByRole('link', { name: 'Fiyat için bayi girişi' });
    await expect(login.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const MobileLoading: Story = { ...Loading, decorators: narrow, globals: phone };
export const MobileLongContent: Story = { ...LongContent, decorators: narrow, globals: phone };
/** On the narrowest phones the usual word of the stock stands in one line beside the button; a longer one gives way to it. */
export const NarrowStock: Story = {
  decorators: [(Story) => <div style={{ width: 130 }}>{Story()}</div>],
  globals: { viewport: { value: 'narrow' } },
  render: (args) => (
    <>
      <ProductStripCard {...args} product={{ ...product, stockText: 'Stokta' }} />
      <ProductStripCard {...args} product={{ ...product, stockText: 'Tedarikçimizde' }} />
    </>
  ),
  play: async ({ canvas }) => {
    const [usual, long] = canvas.getAllByRole('article');
    const edge = usual?.getBoundingClientRect().right ?? NaN;
    for (const button of canvas.getAllByRole('button', { name: /^Sepete Ekle/ }))
      await expect(button.getBoundingClientRect().right).toBeLessThan(edge);
    const word = document.createRange();
    word.selectNodeContents(canvas.getByText('Stokta'));
    await expect(new Set([...word.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1);
    await expect(long).toHaveTextContent('Tedarikçimizde');
  },
};
export const PartsMissing: Story = { args: { product: bare } };
/** Whether it can be ordered says the shop's flag; the words of its stock do not. */
export const OutOfStock: Story = {
  args: { product: { ...product, stockText: 'Depoda yok, 2 günde temin' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Sepete Ekle/ }));
    await expect(args.onAdd).toHaveBeenCalledWith(args.product, 1);
  },
};
export const NotForSale: Story = {
  args: { product: { ...product, canAddToBasket: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(product.stockText)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** A size in percentages would have the browser lay out the row anew for each picture that arrives. */
export const PictureHasLengths: Story = {
  play: async ({ canvasElement }) => {
    const styles = canvasElement.querySelector('img')?.computedStyleMap();
    await expect(String(styles?.get('width'))).toMatch(/^[\d.]+px$/);
    await expect(String(styles?.get('height'))).toMatch(/^[\d.]+px$/);
    await expect(String(styles?.get('max-width'))).toBe('none');
  },
};
export const MobilePictureHasLengths: Story = { ...PictureHasLengths, decorators: narrow, globals: phone };
export const PictureMissing: Story = { args: { product: { ...product, imageUrl: '' } } };

/** The skeleton and every card are as high as each other, or the page would jump. */
export const KeepsItsHeight: Story = {
  render: (args) => (
    <div data-cards>
      <ProductStripCardSkeleton isSignedIn />
      <ProductStripCard {...args} />
      <ProductStripCard {...args} product={longest} />
      <ProductStripCard
        {...args}
        product={{ ...product, prices: [], stockText: '', canAddToBasket: false }}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const cards = canvasElement.querySelector('[data-cards]')?.children ?? [];
    const heights = [...cards].map((card) => card.getBoundingClientRect().height);
    await expect(heights).toHaveLength(4);
    await expect(new Set(heights)).toEqual(new Set([heights[0]]));
  },
};
export const MobileKeepsItsHeight: Story = { ...KeepsItsHeight, decorators: narrow, globals: phone };

const added = Promise.withResolvers<boolean>();
export const AddsOne: Story = {
  args: { onAdd: fn(() => added.promise) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Sepete Ekle/ });
    await userEvent.dblClick(button);
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onAdd).toHaveBeenCalledWith(product, 1);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    added.resolve(true);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 2000 });
  },
};
