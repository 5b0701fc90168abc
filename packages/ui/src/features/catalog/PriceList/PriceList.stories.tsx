import type { Meta, StoryObj } from '@storybook/react-vite';
import { readProductList } from '@vitrin/api-client/catalog/productList';
import * as lists from '@vitrin/demo-server/fixtures/catalog';
import { expect } from 'storybook/test';
import { PriceList } from './PriceList.tsx';

const list = readProductList(lists.productList);
const long = readProductList(lists.productListLongNames);
const [product] = list.products;
const agreed = list.products.find(({ agreementPriceText }) => agreementPriceText !== '') ?? product;
const [longest] = long.products;
if (!product || !agreed || !longest) throw new Error('the fixtures hold products');

const meta = {
  component: PriceList,
  args: { product, priceNames: list.priceNames, showAgreement: true },
  decorators: [(Story) => <div style={{ width: 224 }}>{Story()}</div>],
} satisfies Meta<typeof PriceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const ends = canvas.getAllByRole('definition').map((amount) => {
      const text = document.createRange();
      text.selectNodeContents(amount);
      return text.getBoundingClientRect().right;
    });
    await expect(ends.length).toBeGreaterThan(1);
    await expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(1);
  },
};
export const LongContent: Story = { args: { product: longest } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Agreement: Story = { args: { product: agreed } };
export const OnePrice: Story = { args: { priceNames: list.priceNames.slice(0, 1) } };
export const PriceMissing: Story = { args: { priceNames: ['Liste', 'Yurt dışı'] } };
/** A product without a price of the dealer's own costs its list price: this stands out, as on the product's page. */
export const OwnPriceMissing: Story = {
  args: {
    priceNames: ['Liste', 'Bayi'],
    product: { ...product, prices: product.prices.slice(0, 1) },
    showAgreement: false,
  },
  play: async ({ canvas }) => {
    const [listed, own] = canvas
      .getAllByRole('definition')
      .map((price) => getComputedStyle(price).fontWeight);
    await expect(Number(listed)).toBeGreaterThan(Number(own));
  },
};
