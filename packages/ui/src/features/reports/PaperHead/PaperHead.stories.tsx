import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { origin } from '../origin.fixture.ts';
import { PaperHead } from './PaperHead.tsx';

const meta = {
  component: PaperHead,
  args: {
    origin,
  },
} satisfies Meta<typeof PaperHead>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a screen the page says all of it elsewhere. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).not.toBeVisible();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
/** Whose report it is, of when and from whom; only paper shows it. */
export const Print: Story = {
  parameters: { covers: ['USE-09'] },
  play: async ({ canvasElement }) => {
    const head = canvasElement.querySelector('dl');
    await expect(head).toHaveTextContent(
      'SatıcıVitrin ToptanCariIşık Elektrik (Cari No 120.01.034)Tarih Aralığı01.10.2026 – 21.11.2026Rapor Tarihi21.11.2026',
    );
    const numbered = document.adoptedStyleSheets.some((sheet) =>
      [...sheet.cssRules].some(({ cssText }) => /counter\(page\).*counter\(pages\)/.test(cssText)),
    );
    await expect(numbered).toBe(true);
  },
};
