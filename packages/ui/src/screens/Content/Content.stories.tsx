import * as fixtures from '@vitrin/demo-server/fixtures/content';
import { given } from '@vitrin/demo-server/given';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { Content } from './Content.tsx';

const meta = {
  component: Content,
  tags: ['!autodocs'],
  args: { pageId: 'hakkimizda', variant: 'shop' },
} satisfies Meta<typeof Content>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const plain = { args: { variant: 'plain' }, parameters: { layout: 'fullscreen' } } satisfies Story;

export const Default: Story = {
  parameters: { covers: ['PAGE-01'] },
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole('navigation', { name: 'Sayfa yolu' }));
    await expect(trail.getByText('Sayfalar')).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { level: 1, name: fixtures.page.title ?? '' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Rakamlarla' })).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(given.pagePending()),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible());
  },
};
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(given.page(fixtures.pageEmpty)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bu sayfada henüz içerik yok.')).toBeVisible();
  },
};
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(given.pageFails()),
  parameters: { covers: ['FAIL-01'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
    await expect(canvas.getByText('Sayfa yüklenemedi.')).toBeVisible();
  },
};
export const NotFound: Story = {
  args: { pageId: 'yok' },
  parameters: { covers: ['PAGE-01'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sayfa Bulunamadı' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Tekrar Dene' })).toBeNull();
  },
};
export const Guest: Story = { globals: { session: 'guest' } };
export const Mobile: Story = { globals: phone };
export const MobileNotFound: Story = { args: { pageId: 'yok' }, globals: phone };
/** Before the login: no shop around it, and nobody has to be known. */
export const Plain: Story = {
  ...plain,
  globals: { session: 'guest' },
  beforeEach: ({ msw }) => msw.use(given.applicationPending()),
  parameters: { ...plain.parameters, covers: ['PAGE-01', 'LAY-01'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: fixtures.page.title ?? '' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ana Sayfa' })).toHaveAttribute('href', paths.home.to());
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await expect(canvas.queryByText('Sayfalar')).toBeNull();
  },
};
export const PlainMobile: Story = { ...plain, globals: phone };
export const PlainNotFound: Story = {
  ...plain,
  args: { variant: 'plain', pageId: 'yok' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sayfa Bulunamadı' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ana Sayfa' })).toBeVisible();
  },
};
/** The shop cannot be asked who is looking; its pages can be read all the same. */
export const ApplicationFails: Story = {
  beforeEach: ({ msw }) => msw.use(given.applicationFails()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: fixtures.page.title ?? '' }),
    ).toBeVisible();
  },
};
export const RecoversOnRetry: Story = {
  ...Failed,
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Tekrar Dene' });
    msw.use(given.page(fixtures.page));
    await userEvent.click(retry);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: fixtures.page.title ?? '' }),
    ).toBeVisible();
  },
};
