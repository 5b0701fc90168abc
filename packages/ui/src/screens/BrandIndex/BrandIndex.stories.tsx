import * as fixtures from '@vitrin/demo-server/fixtures/brands';
import { given } from '@vitrin/demo-server/given';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { BrandIndex } from './BrandIndex.tsx';

const meta = { component: BrandIndex, tags: ['!autodocs'] } satisfies Meta<typeof BrandIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Default: Story = {
  parameters: { covers: ['BRND-01'] },
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole('navigation', { name: 'Sayfa yolu' }));
    await expect(trail.getByText('Markalar')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Markalar' })).toBeVisible();
    const [brand] = fixtures.brands;
    await expect(await canvas.findByRole('link', { name: brand?.ad ?? '' })).toHaveAttribute(
      'href',
      `/spa/brand/${brand?.id}/0`,
    );
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(given.brandsPending()),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible());
  },
};
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(given.brands(fixtures.brandsEmpty)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Henüz marka yok')).toBeVisible();
  },
};
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(given.brandsFails()),
  parameters: { covers: ['FAIL-01'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
    await expect(canvas.getByText('Markalar yüklenemedi.')).toBeVisible();
  },
};
export const Guest: Story = {
  globals: { session: 'guest' },
  play: async ({ canvas }) => void (await canvas.findByRole('navigation', { name: 'Harfler' })),
};
export const Mobile: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Harfler' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const MobileLoading: Story = { ...Loading, globals: phone };
export const ApplicationFails: Story = {
  beforeEach: ({ msw }) => msw.use(given.applicationFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
  },
};
export const RecoversOnRetry: Story = {
  ...Failed,
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Tekrar Dene' });
    msw.use(given.brands(fixtures.brands));
    retry.focus();
    await userEvent.keyboard('{Enter}');
    const letters = await canvas.findByRole('navigation', { name: 'Harfler' });
    await expect(letters).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await expect(document.activeElement).toContainElement(letters);
  },
};
