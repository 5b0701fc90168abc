import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { menuPresets } from '../menuPresets.ts';
import { firstConfig } from '../readMenuConfig.ts';
import { cover, sampleAccounts, sampleCategories } from '../sampleMenu.ts';
import { MenuPage } from './MenuPage.tsx';

const meta = {
  component: MenuPage,
  args: { config: firstConfig, cover, categories: sampleCategories, accounts: sampleAccounts },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MenuPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const look = (name: string) => ({
  config: { ...firstConfig, ...menuPresets.find((one) => one.name === name)?.look },
});
const columnsOf = (list: Element | null) =>
  getComputedStyle(list ?? document.body).gridTemplateColumns.split(' ').length;

export const Default: Story = {
  parameters: { covers: ['QRMN-01'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: /sofra/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Zeytin Dalı Lokantası' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      sampleCategories.map(({ name }) => name),
    );
    const sarma = canvas.getByRole('heading', { name: 'Zeytinyağlı Yaprak Sarma' }).closest('article');
    await expect(sarma).toHaveTextContent('185,50 TL');
    await expect(sarma).toHaveTextContent('Dolmalık fıstık');
    await expect(sarma?.querySelector('img')).toHaveAttribute('loading', 'lazy');
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(firstConfig.restaurantAddress);
    await expect(canvas.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await expect(columnsOf(canvasElement.querySelector('section ul'))).toBe(firstConfig.columnsLarge);
  },
};
export const LongContent: Story = {
  args: {
    config: {
      ...firstConfig,
      columnsLarge: 6,
      restaurantName: 'Abdurrahman Efendi ve Oğulları Geleneksel Anadolu Mutfağı, Ocakbaşı ve Kahvaltı Evi',
      restaurantAddress: 'Süleyman Demirel Bulvarı Osmanbey Sanayi Sitesi 14. Blok No: 128/A, Kahramanmaraş',
      titleFontSize: 28,
      priceFontSize: 28,
      descriptionFontSize: 20,
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Mobile: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement.querySelector('section ul'))).toBe(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
/** The narrowest dishes of all: nothing may stick out. */
export const MobileFourColumns: Story = {
  globals: phone,
  args: {
    config: { ...firstConfig, columnsSmall: 4, titleFontSize: 28, priceFontSize: 28, thumbnailHeight: 48 },
  },
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement.querySelector('section ul'))).toBe(4);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    for (const dish of canvasElement.querySelectorAll('article')) {
      await expect(dish.scrollWidth).toBeLessThanOrEqual(dish.clientWidth);
    }
  },
};
export const Print: Story = {};
export const Dark: Story = { args: look('Koyu Tema') };
export const DarkMobile: Story = { args: look('Koyu Tema'), globals: phone };
export const Minimalist: Story = { args: look('Minimalist') };
export const Colorful: Story = { args: look('Renkli') };
export const ColorfulMobile: Story = { args: look('Renkli'), globals: phone };
export const OneWideColumn: Story = { args: { config: { ...firstConfig, columnsLarge: 1 } } };
export const SixColumns: Story = {
  args: { config: { ...firstConfig, columnsLarge: 6, thumbnailHeight: 32 } },
};
/** Colours nobody could read together: every text takes a tone of its own that can. */
export const UnreadableColors: Story = {
  args: {
    config: {
      ...firstConfig,
      primaryColor: '#7F7F7F',
      secondaryColor: '#808080',
      backgroundColor: '#7E7E7E',
      borderColor: '#7E7E7E',
    },
  },
  parameters: { covers: ['QRMN-02'] },
  play: async ({ canvas }) => {
    const { color } = getComputedStyle(canvas.getByRole('heading', { level: 1 }));
    await expect(color).not.toBe('rgb(127, 127, 127)');
  },
};
export const NamelessMarkup: Story = {
  args: {
    config: { ...firstConfig, restaurantName: '  ', restaurantAddress: '<img src=x onerror=alert(1)>' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Menü' })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('<img src=x onerror=alert(1)>');
  },
};
