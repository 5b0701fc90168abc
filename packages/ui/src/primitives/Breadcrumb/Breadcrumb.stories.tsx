import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.tsx';
import { notes } from './Breadcrumb.notes.ts';

const meta = {
  component: Breadcrumb,
  parameters: { notes },
  args: {
    label: 'Sayfa yolu',
    crumbs: [
      { title: 'Markalar', href: '/spa/brands' },
      { title: 'Torka', href: '/spa/brand/7/0' },
      { title: 'El Aletleri' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('El Aletleri')).toHaveAttribute('aria-current', 'page');
  },
};
export const Loading: Story = { args: { isLoading: true, crumbs: [{ title: 'Kategoriler' }] } };
export const LongContent: Story = {
  args: {
    crumbs: [
      { title: 'Tüm Ürünler', href: '/spa/product/all' },
      { title: 'Torka TK-1855 Kömürsüz Akülü Darbeli Matkap 18 V 55 Nm, Çift Akü 2×4,0 Ah Çantalı Set' },
    ],
  },
};
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    crumbs: [
      { title: 'Kategoriler', href: '/spa/product/all' },
      { title: 'Tornavida Takımları', href: '/spa/catalog/7' },
      { title: 'Özdöven Manyetik Uçlu Tornavida Takımı 5 Parça' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    // Only the last one is shortened: none lies over the arrow after it.
    const steps = canvas.getAllByRole('listitem').map((step) => step.getBoundingClientRect());
    const texts = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    for (const [index, text] of texts.entries())
      await expect(text.right).toBeLessThanOrEqual(steps[index]?.right ?? 0);
  },
};
export const LongCategory: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    crumbs: [
      { title: 'Kategoriler', href: '/spa/product/all' },
      { title: 'Hırdavat, Nalburiye ve Yapı Kimyasalları Sarf Malzemeleri', href: '/spa/catalog/7' },
      { title: 'Özdöven Manyetik Uçlu Tornavida Takımı 5 Parça' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByText(/^Özdöven/).clientWidth).toBeGreaterThan(0);
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };

export const KeepsItsHeightWhileLoading: Story = {
  args: { isLoading: true, crumbs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation').getBoundingClientRect().height).toBe(20);
  },
};
