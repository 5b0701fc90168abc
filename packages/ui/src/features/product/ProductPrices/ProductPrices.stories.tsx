import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ProductPrice } from '@vitrin/api-client/product/readProduct';
import { readProductDetail } from '@vitrin/api-client/product/product';
import * as products from '@vitrin/demo-server/fixtures/product';
import { expect, within } from 'storybook/test';
import { ProductPrices } from './ProductPrices.tsx';

const { product } = readProductDetail(products.product);
const { product: dollars } = readProductDetail(products.productInDollars);
if (!product || !dollars) throw new Error('the fixtures hold products');

const price = (name: string, text: string, netText = text): ProductPrice => ({
  name,
  text,
  netText,
  cssClass: '',
});
const five = [
  price('Liste', '8.749,90 TL'),
  price('Bayi', '7.174,92 TL'),
  price('Peşin', '6.816,17 TL'),
  price('30 gün vade', '7.390,17 TL'),
  price('Kredi kartı', '7.533,66 TL'),
];

const meta = {
  component: ProductPrices,
  args: { product },
  decorators: [(Story) => <div style={{ maxWidth: 336 }}>{Story()}</div>],
} satisfies Meta<typeof ProductPrices>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const rows = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

export const Default: Story = {
  parameters: { covers: ['PROD-03'] },
  play: async ({ canvas }) => {
    const [head, ...prices] = rows(canvas);
    await expect(head).toEqual(['Fiyat', 'Tutar', 'İskonto']);
    await expect(prices.map(([name]) => name)).toEqual(['Liste', 'Bayi', 'Peşin']);
    await expect(canvas.getByText(/^Perakende \(KDV dahil\)/)).toHaveTextContent(product.retailPriceText);
  },
};
export const LongContent: Story = {
  args: {
    product: {
      ...product,
      prices: [
        price('Toptan satış listesi', '12.345.678,90 TL', '11.111.111,01 TL'),
        price('Bölge bayileri', '11.987.654,32 TL', '10.788.888,88 TL'),
      ],
      discount: 10.5,
    },
  },
};
export const Mobile: Story = { globals: phone };
export const MobileLongContent: Story = { ...LongContent, globals: phone };
export const Agreement: Story = {
  args: { product: { ...product, agreementPriceText: '6.649,92 TL', agreementDiscount: 24 } },
  parameters: { covers: ['PROD-03'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Anlaşma fiyatınız')).toHaveTextContent('%24');
    await expect(rows(canvas).at(-1)).toEqual(['Anlaşma', '6.649,92 TL', '%24']);
  },
};
export const OnePrice: Story = {
  args: { product: { ...product, prices: five.slice(1, 2), showDiscount: false } },
  parameters: { covers: ['PROD-03'] },
  play: async ({ canvas }) => {
    await expect(rows(canvas)).toEqual([
      ['Fiyat', 'Tutar'],
      ['Bayi', '7.174,92 TL'],
    ]);
  },
};
export const FivePrices: Story = {
  args: {
    product: { ...product, prices: five, agreementPriceText: '6.649,92 TL', agreementDiscount: 24 },
  },
  parameters: { covers: ['PROD-03'] },
};
export const MobileFivePrices: Story = { ...FivePrices, globals: phone };
/** The backend gives each price before and after the discount. */
export const NetPrices: Story = {
  args: {
    product: {
      ...product,
      prices: [price('Liste', '₺148,50', '126,23'), price('Bayi', '₺121,77', '103,50')],
      discount: 15,
    },
  },
  play: async ({ canvas }) => {
    await expect(rows(canvas)).toEqual([
      ['Fiyat', 'Tutar', 'İskonto', 'Net'],
      ['Liste', '₺148,50', '%15', '126,23'],
      ['Bayi', '₺121,77', '%15', '103,50'],
    ]);
  },
};
export const DiscountNotAllowed: Story = {
  args: { product: { ...product, showDiscount: false, showRetailPrice: false } },
  parameters: { covers: ['PROD-03'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/%/)).toBeNull();
    await expect(canvas.queryByText(/Perakende/)).toBeNull();
  },
};
export const Dollars: Story = { args: { product: dollars } };
export const NoPrice: Story = { args: { product: { ...product, prices: [], retailPriceText: '' } } };
