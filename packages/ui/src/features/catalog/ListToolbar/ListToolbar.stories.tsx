import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ListToolbar } from './ListToolbar.tsx';

const brands = ['Çınar', 'Ege Kablo', 'Izgara', 'İzeltaş', 'Şimşek', 'Torka'].map((name, index) => ({
  id: index + 1,
  name,
  categoryId: 7,
  categoryName: 'Kablolar',
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
    brands: [
      { id: 1, name: 'Güneydoğu Anadolu Endüstriyel Hırdavat Ürünleri', categoryId: 0, categoryName: '' },
    ],
    brand: { id: 1, categoryId: 0 },
  },
};
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { covers: ['LIST-06'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Kart Görünümü' })).toBeNull();
  },
};
/** The order has the whole line, as nothing stands beside it. */
export const MobileWithoutBrands: Story = {
  args: { brands: [] },
  globals: { viewport: { value: 'phone' } },
  parameters: { covers: ['LIST-02'] },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group', { hidden: true }).parentElement;
    const { width } = canvas.getByLabelText('Sıralama').getBoundingClientRect();
    await expect(width).toBeGreaterThan((bar?.offsetWidth ?? Number.NaN) - 4);
  },
};
export const BrandChosen: Story = { args: { brand: { id: '4', categoryId: '7' } } };
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

const inTwoCategories = [
  { id: 168, name: 'Bosch', categoryId: 1, categoryName: 'El Aletleri' },
  { id: 168, name: 'Bosch', categoryId: 2, categoryName: 'Aksesuar' },
  { id: 9, name: 'Torka', categoryId: 2, categoryName: 'Aksesuar' },
];
/** The same brand in two categories says in which, and the address which of them is meant. */
export const BrandInTwoCategories: Story = {
  args: { brands: inTwoCategories, brand: { id: '168', categoryId: '2' } },
  parameters: { covers: ['LIST-02'] },
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByLabelText('Markalar');
    await expect([...select.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Bosch – El Aletleri',
      'Bosch – Aksesuar',
      'Torka',
    ]);
    await expect(select).toHaveDisplayValue('Bosch – Aksesuar');
    await userEvent.selectOptions(select, 'Bosch – El Aletleri');
    await expect(args.onBrandChange).toHaveBeenCalledWith(inTwoCategories[0]);
  },
};

/**
 * A key on the list; where it changes the choice by itself, the browser tells of that before anything else can happen.
 * Gives false where the key was kept from the browser.
 */
const press = async (select: HTMLElement, key: string, value?: string) => {
  const goesOn = select.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  if (value !== undefined && select instanceof HTMLSelectElement) {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  await new Promise(requestAnimationFrame);
  return goesOn;
};
/** The keys walk through the closed list and lead nowhere before Enter. */
export const WalksThroughTheBrands: Story = {
  parameters: { covers: ['LIST-02'] },
  play: async ({ canvas, args }) => {
    const select = canvas.getByLabelText('Markalar');
    for (const value of ['0', '1', '2']) await press(select, 'ArrowDown', value);
    await expect(select).toHaveDisplayValue('Izgara');
    await expect(args.onBrandChange).not.toHaveBeenCalled();
    // Enter does not open the list, it goes.
    await expect(await press(select, 'Enter')).toBe(false);
    await expect(args.onBrandChange).toHaveBeenCalledOnce();
    await expect(args.onBrandChange).toHaveBeenCalledWith(brands[2]);
    // Tab goes, too, and on to the next control.
    await press(select, 'ArrowDown', '3');
    await expect(await press(select, 'Tab')).toBe(true);
    await expect(args.onBrandChange).toHaveBeenLastCalledWith(brands[3]);
  },
};
export const TakesAWalkBack: Story = {
  args: { brand: { id: 4, categoryId: 7 } },
  play: async ({ canvas, args }) => {
    const select = canvas.getByLabelText('Markalar');
    select.focus();
    await press(select, 'ArrowDown', '4');
    await press(select, 'Escape');
    await expect(select).toHaveDisplayValue('İzeltaş');
    await press(select, 'ArrowDown', '4');
    select.blur();
    await waitFor(() => expect(select).toHaveDisplayValue('İzeltaş'));
    await expect(args.onBrandChange).not.toHaveBeenCalled();
  },
};
/** Firefox tells of the keys in the open list as well: what ends the choice makes it. */
export const ChoosesFromTheOpenListByKey: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByLabelText('Markalar');
    await press(select, ' ');
    await press(select, 'ArrowDown');
    await press(select, 'Enter', '0');
    await expect(args.onBrandChange).toHaveBeenCalledWith(brands[0]);
  },
};
