import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ListToolbar } from './ListToolbar.tsx';

const brands = ['Çınar', 'Ege Kablo', 'Izgara', 'İzeltaş', 'Şimşek', 'Torka'].map((name, index) => ({
  id: index + 1,
  name,
  categoryId: 7,
}));

const meta = {
  component: ListToolbar,
  args: {
    query: { page: 3, field: 'id', sort: 'desc', inStock: false },
    onQueryChange: fn(),
    brands,
    onBrandChange: fn(),
    view: 'list',
    onViewChange: fn(),
  },
} satisfies Meta<typeof ListToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = {
  args: { brands: undefined },
  parameters: { covers: ['LIST-02'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByLabelText('Markalar')).toBeNull();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Stokta Olanlar' })).toBeEnabled();
  },
};
export const Empty: Story = {
  args: { brands: [] },
  parameters: { covers: ['LIST-02'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Markalar')).toBeNull();
  },
};
export const LongContent: Story = {
  args: {
    brands: [{ id: 1, name: 'Güneydoğu Anadolu Endüstriyel Hırdavat Ürünleri', categoryId: 0 }],
    brandId: 1,
  },
};
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { covers: ['LIST-06'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Kart Görünümü' })).toBeNull();
  },
};
export const BrandChosen: Story = { args: { brandId: 4 } };
export const Dark: Story = { globals: { scheme: 'dark' } };

export const ChangesTheOrder: Story = {
  parameters: { covers: ['LIST-04'] },
  play: async ({ canvas, userEvent, args }) => {
    const sort = canvas.getByLabelText('Sıralama');
    await expect([...sort.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Fiyat Artan',
      'Fiyat Azalan',
      'Ad A-Z',
      'Ad Z-A',
      'En Yeni',
      'En Eski',
    ]);
    await userEvent.selectOptions(sort, 'Ad Z-A');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({
      page: 1,
      field: 'ad',
      sort: 'desc',
      inStock: false,
    });
  },
};

export const Filters: Story = {
  parameters: { covers: ['LIST-02', 'LIST-03', 'LIST-06'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Stokta Olanlar' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({
      page: 1,
      field: 'id',
      sort: 'desc',
      inStock: true,
    });
    await userEvent.selectOptions(canvas.getByLabelText('Markalar'), 'İzeltaş');
    await expect(args.onBrandChange).toHaveBeenLastCalledWith(brands[3]);
    await userEvent.click(canvas.getByRole('button', { name: 'Kart Görünümü' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith('card');
  },
};
