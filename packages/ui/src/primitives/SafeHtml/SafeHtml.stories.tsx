import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { SafeHtml } from './SafeHtml.tsx';
import { notes } from './SafeHtml.notes.ts';

const description = `
<h2>Kömürsüz motor</h2>
<p>18 V çift akülü set; <b>55 Nm</b> tork, iki vitesli metal dişli kutusu. Ayrıntılar için <a href="/spa/page/12">kullanım kılavuzu</a>
ve <a href="https://example.com/ce.pdf">CE belgesi</a>.</p>
<ul><li>2 × 4,0 Ah Li-ion akü</li><li>Hızlı şarj aleti (55 dk)</li></ul>
<table><thead><tr><th>Özellik</th><th>Değer</th></tr></thead><tbody>
<tr><td>Devir</td><td>0–500 / 0–1.900 d/d</td></tr><tr><td>Mandren</td><td>13 mm metal</td></tr></tbody></table>
<p style="color: #b00020; text-align: center">Kampanya 31 Aralık'a kadar geçerlidir.</p>`;

const meta = {
  component: SafeHtml,
  parameters: { notes },
  args: { html: description, fallback: <Skeleton width={320} /> },
} satisfies Meta<typeof SafeHtml>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Kömürsüz motor' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'kullanım kılavuzu' })).not.toHaveAttribute('target');
    await expect(canvas.getByRole('link', { name: 'CE belgesi' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await expect(getComputedStyle(canvas.getByText(/Kampanya/)).color).toBe('rgb(176, 0, 32)');
  },
};
export const Mobile: Story = {
  args: {
    html: `<table><tr>${'<td>Teknik özellik değeri</td>'.repeat(12)}</tr></table><p>${'x'.repeat(120)}</p>`,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
/** A box wider than the page is narrowed: what is cut off, nobody can read. */
export const MobileWide: Story = {
  args: {
    html: `<div style="width: 900px; max-width: none">${'Teslimat koşulları '.repeat(20)}</div><p style="float: left; width: 600px">Son</p>`,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const text = await canvas.findByText(/^Teslimat/);
    await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByText('Son').getBoundingClientRect().right).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};
/** Text with colours of its own keeps the white page it was written for. */
export const Dark: Story = { globals: { scheme: 'dark' } };

declare global {
  interface Window {
    ran?: number;
  }
}

export const RunsNothing: Story = {
  args: {
    html: `<p>Güvenli metin</p><img src=x onerror="window.ran=1"><svg onload="window.ran=1"></svg>
<iframe srcdoc="<script>parent.ran=1</script>"></iframe><script>window.ran=1</script>
<details open ontoggle="window.ran=1"><summary>a</summary></details>
<math><mtext><table><mglyph><style><img src=x onerror="window.ran=1"></style></mglyph></table></mtext></math>
<form action="https://evil.example"><input name="cardNumber"></form><a href="javascript:window.ran=1">tıkla</a>`,
  },
  beforeEach: () => {
    delete window.ran;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('Güvenli metin');
    await userEvent.click(canvas.getByText('tıkla'));
    // A handler of a picture that cannot load runs after the load has failed.
    const probe = new Image();
    await new Promise((resolve) => {
      probe.addEventListener('error', resolve);
      probe.src = 'data:image/png;base64,AAAA';
    });
    await expect(window.ran).toBeUndefined();
    await expect(canvasElement.querySelector('script, iframe, form, input, svg')).toBeNull();
  },
};

export const FollowsItsText: Story = {
  play: async ({ canvas, mount }) => {
    await mount(<SafeHtml html="<p>Birinci</p>" />);
    await canvas.findByText('Birinci');
    await mount(<SafeHtml html="<p>İkinci</p>" />);
    await waitFor(() => expect(canvas.getByText('İkinci')).toBeVisible());
    await expect(canvas.queryByText('Birinci')).toBeNull();
  },
};
