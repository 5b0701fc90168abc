import { readPage } from '@vitrin/api-client/content/page';
import * as fixtures from '@vitrin/demo-server/fixtures/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PageArticle } from './PageArticle.tsx';

const meta = {
  component: PageArticle,
  args: { page: readPage(fixtures.page) },
  parameters: { covers: ['PAGE-01'] },
} satisfies Meta<typeof PageArticle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.page.title })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Rakamlarla' })).toBeVisible();
  },
};
/** Nothing written yet. */
export const Empty: Story = { args: { page: readPage(fixtures.pageEmpty) } };
export const LongContent: Story = {
  args: {
    page: {
      title:
        'Mesafeli satış sözleşmesi, teslimat ve iade koşulları ile kişisel verilerin korunmasına dair aydınlatma',
      html:
        `<p>${'Bayilerimiz cari hesap, özel iskonto ve anlaşma fiyatlarından yararlanır. '.repeat(12)}</p>` +
        `<table><thead><tr>${Array.from({ length: 9 }, (_, at) => `<th>Sütun ${at + 1}</th>`).join('')}</tr></thead>` +
        `<tbody><tr>${'<td>İkitelli Merkez</td>'.repeat(9)}</tr></tbody></table><p>${'x'.repeat(200)}</p>`,
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const MobileLongContent: Story = { ...LongContent, globals: { viewport: { value: 'phone' } } };
/** Script, frames and forms in the page of the shop do nothing. */
export const Hostile: Story = {
  args: { page: readPage(fixtures.pageHostile) },
  parameters: { covers: ['PAGE-01', 'FAIL-05'] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Başlık' });
    await waitFor(() =>
      expect(canvasElement.querySelector('script, iframe, form, input, [onclick], [onerror]')).toBeNull(),
    );
    await expect(canvasElement.querySelector('a[href^="javascript"]')).toBeNull();
  },
};
