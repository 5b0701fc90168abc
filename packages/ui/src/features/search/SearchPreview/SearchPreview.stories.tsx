import { type Product, readProduct } from '@vitrin/api-client/product/readProduct';
import { productListLongNames } from '@vitrin/demo-server/fixtures/catalog';
import { suggestions, suggestionsGuest } from '@vitrin/demo-server/fixtures/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { paths } from '../../../paths.ts';
import { SearchPreview, type SearchPreviewProps } from './SearchPreview.tsx';

function product(wire: Parameters<typeof readProduct>[0], changes: Partial<Product> = {}): Product {
  const read = readProduct(wire);
  if (!read) throw new Error('the fixture has no product');
  return { ...read, ...changes };
}

const meta = {
  component: SearchPreview,
  args: {
    product: product(suggestions[0]),
    stock: (
      <Badge tone="positive" size="md">
        Stokta
      </Badge>
    ),
    actions: (
      <>
        <Button>Ürünü Aç</Button>
        <Button tone="brand">Sepete Ekle</Button>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 564 }}>{Story()}</div>],
  parameters: { covers: ['SRCH-03'] },
} satisfies Meta<typeof SearchPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const { name, code, barcode, prices, retailPriceText } = args.product;
    await expect(canvas.getByRole('heading', { name })).toBeVisible();
    await expect(canvas.getByText(code)).toBeVisible();
    await expect(canvas.getByText(barcode)).toBeVisible();
    for (const price of prices) {
      await expect(canvas.getByRole('rowheader', { name: price.name })).toBeVisible();
      await expect(canvas.getAllByRole('cell', { name: price.text }).length).toBeGreaterThan(0);
    }
    await expect(canvas.getByRole('columnheader', { name: 'Net' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: retailPriceText })).toBeVisible();
  },
};
export const LongContent: Story = {
  args: {
    product: product(productListLongNames.stoks?.[0], {
      prices: ['Liste', 'Bayi', 'Peşin', 'Kampanya', 'Toptan Özel Fiyat'].map((name) => ({
        name,
        text: '1.234.567,89 TL',
        netText: '1.012.345,67 TL',
        cssClass: '',
      })),
      showDiscount: true,
      agreementPriceText: '987.654,32 TL',
      agreementDiscount: 20,
      retailPriceText: '1.481.481,47 TL',
      showRetailPrice: true,
    }),
  },
};
export const Guest: Story = {
  args: {
    product: product(suggestionsGuest[0]),
    stock: false,
    login: <Link href={paths.login.to()}>Fiyat için bayi girişi</Link>,
    actions: <Button>Ürünü Aç</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Fiyat için bayi girişi' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
/** The shop names a supply: it stands in place of the stock. */
export const OnOrder: Story = {
  args: { product: product(suggestions[0], { supply: 'T1', leadTime: '5–7 iş günü' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5–7 iş günü')).toBeVisible();
    await expect(canvas.queryByText('Stokta')).toBeNull();
  },
};
/** The shop shows no discount, no price with VAT, no barcode and has no picture. */
export const Bare: Story = {
  args: {
    product: product(suggestions[0], {
      showDiscount: false,
      showRetailPrice: false,
      showBarcode: false,
      agreementPriceText: '',
      leadTime: '',
      imageUrl: '',
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Net' })).toBeNull();
    await expect(canvas.queryByText('KDV dahil')).toBeNull();
    await expect(canvas.queryByText(args.product.barcode)).toBeNull();
    await expect(canvas.queryByText('İskonto')).toBeNull();
  },
};
const priced = (...names: readonly string[]) => ({
  prices: names.map((name) => ({ name, text: '10,00 TL', netText: '', cssClass: '' })),
});
function Repriced(props: SearchPreviewProps) {
  const [shown, setShown] = useState(props.product);
  return (
    <>
      <SearchPreview {...props} product={shown} />
      <button type="button" onClick={() => setShown({ ...shown, ...priced('Liste') })}>
        Yenile
      </button>
    </>
  );
}
/** A shop can give two prices one name; of those that are gone with the next answer none stays. */
export const PricesOfOneName: Story = {
  args: { product: product(suggestions[0], priced('Bayi', 'Bayi', 'Liste')) },
  render: (args) => <Repriced {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader', { name: 'Bayi' })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Yenile' }));
    await expect(canvas.getByRole('rowheader', { name: 'Liste' })).toBeVisible();
    await expect(canvas.queryByRole('rowheader', { name: 'Bayi' })).toBeNull();
  },
};
