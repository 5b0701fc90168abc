import { readBrands } from '@vitrin/api-client/brands/brands';
import * as fixtures from '@vitrin/demo-server/fixtures/brands';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { BrandList } from './BrandList.tsx';

const meta = {
  component: BrandList,
  args: { brands: readBrands(fixtures.brands) },
  parameters: { covers: ['BRND-01'] },
} satisfies Meta<typeof BrandList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    for (const { id, name } of args.brands) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute(
        'href',
        paths.brand.to({ id, categoryId: 0 }),
      );
    }
  },
};
export const LongContent: Story = {
  args: {
    brands: [
      { id: 1, name: 'Kayserili Mühendislik Makine Hırdavat ve Endüstriyel Ürünler' },
      { id: 2, name: 'K'.repeat(60) },
      { id: 3, name: 'Ω' },
      { id: 4, name: '3M' },
    ],
  },
};
export const Many: Story = {
  args: {
    brands: Array.from('ABCÇDEFGHIİJKLMNOÖPRSŞTUÜVYZ').flatMap((letter) =>
      Array.from({ length: 20 }, (_, index) => ({
        id: `${letter}${index}`,
        name: `${letter}${letter.toLocaleLowerCase('tr')} Marka ${index + 1}`,
      })),
    ),
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const GroupsByTheTurkishAlphabet: Story = {
  args: { brands: readBrands(fixtures.brandsTurkish) },
  parameters: { covers: ['BRND-01', 'FMT-04'] },
  play: async ({ canvas }) => {
    const letters = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(letters).toEqual(['C', 'Ç', 'Ğ', 'I', 'İ', 'Ö', 'Ş', 'Ü', '0-9']);
    const bar = within(canvas.getByRole('navigation', { name: 'Harfler' }));
    await expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(letters);
  },
};
export const LeadsToALetter: Story = {
  ...Many,
  play: async ({ canvas, canvasElement }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Harfler' }));
    const link = bar.getByRole('link', { name: 'Ş' });
    const target = canvasElement.querySelector(link.getAttribute('href') ?? 'none');
    await expect(target).toHaveTextContent(/^Ş$/);
    target?.scrollIntoView();
    // The bar stays above the letter it led to.
    const bottom = bar.getByRole('link', { name: 'Ş' }).getBoundingClientRect().bottom;
    await expect(target?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
};
