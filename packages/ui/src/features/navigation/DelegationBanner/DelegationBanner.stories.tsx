import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DelegationBanner } from './DelegationBanner.tsx';

const meta = {
  component: DelegationBanner,
  args: { company: 'Karadağ Yapı Market Ltd. Şti.' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DelegationBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['DELG-04'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        (_, element) =>
          element?.textContent?.startsWith('Karadağ Yapı Market Ltd. Şti. adına işlem yapıyorsunuz') ===
            true && element.tagName === 'P',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sonlandır' })).toHaveAttribute(
      'href',
      '/delegation/EndDelegation',
    );
  },
};
/** Another company has its name. */
export const Twin: Story = {
  args: { number: 'No 917' },
  parameters: { covers: ['USE-07'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(No 917)')).toBeVisible();
  },
};
/** Its place is kept from the first paint; who it was last time is not said before it is known again. */
export const Loading: Story = {
  args: { isAwaited: true },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('complementary', { name: 'Firma adına işlem' });
    await expect(banner).toHaveAttribute('aria-busy', 'true');
    await expect(banner.clientHeight).toBeGreaterThanOrEqual(40);
    await expect(canvas.getByText('Karadağ Yapı Market Ltd. Şti.')).not.toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Sonlandır' })).toBeNull();
  },
};
/** It takes no more of the window, and what ends it stays in sight. */
export const LongContent: Story = {
  args: {
    company:
      'Ağrı Dağı İnşaat Yapı Malzemeleri Hırdavat Nakliyat Turizm Sanayi ve Dış Ticaret Limited Şirketi',
    number: 'Cari No 120.01.034',
  },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('complementary', { name: 'Firma adına işlem' });
    await expect(banner.clientHeight).toBeLessThanOrEqual(48);
    await expect(banner.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const end = canvas.getByRole('link', { name: 'Sonlandır' }).getBoundingClientRect();
    await expect(end.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(end.bottom).toBeLessThanOrEqual(banner.getBoundingClientRect().bottom);
  },
};
export const Mobile: Story = { ...LongContent, globals: { viewport: { value: 'phone' } } };
