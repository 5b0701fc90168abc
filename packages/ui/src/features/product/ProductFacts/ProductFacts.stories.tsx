import type { Meta, StoryObj } from '@storybook/react-vite';
import { readProductDetail } from '@vitrin/api-client/product/product';
import * as products from '@vitrin/demo-server/fixtures/product';
import { expect } from 'storybook/test';
import { ProductFacts, ProductFactsSkeleton } from './ProductFacts.tsx';

const { product } = readProductDetail(products.product);
const { product: bare } = readProductDetail(products.productBare);
if (!product || !bare) throw new Error('the fixtures hold products');

const meta = {
  component: ProductFacts,
  args: { product, stock: 'Stokta' },
  decorators: [(Story) => <div style={{ maxWidth: 424 }}>{Story()}</div>],
} satisfies Meta<typeof ProductFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['PROD-01', 'PROD-03'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: product.brand })).toHaveAttribute(
      'href',
      `/spa/brand/${product.brandId}/0`,
    );
    await expect(canvas.getByText(product.barcode)).toBeVisible();
    await expect(canvas.getByText(product.unit)).toBeVisible();
  },
};
export const Loading: Story = { render: () => <ProductFactsSkeleton /> };
export const LongContent: Story = {
  args: {
    product: {
      ...product,
      name: 'Torka TK-1855 Kömürsüz Akülü Darbeli Matkap 18 V 55 Nm, Çift Akü 2×4,0 Ah, Hızlı Şarj Cihazı, 32 Parça Uç Seti ve Metal Çantalı Profesyonel Set',
      code: 'TK-1855-2B-HIZLISARJ-32PARCA-METALCANTA-2026-YENISERI',
      brand: 'Karadağ Endüstriyel El Aletleri ve Makine Sanayi',
      leadTime: 'Ankara deposundan iki iş gününde, diğer depolardan beş iş gününde sevk edilir',
    },
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const BarcodeNotAllowed: Story = {
  args: { product: { ...product, showBarcode: false } },
  parameters: { covers: ['PROD-03'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Barkod')).toBeNull();
    await expect(canvas.queryByText(product.barcode)).toBeNull();
  },
};
export const PartsMissing: Story = { args: { product: bare } };
export const BrandWithoutPage: Story = {
  args: { product: { ...product, brandId: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(product.brand)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
