import type { Meta, StoryObj } from '@storybook/react-vite';
import { given } from '@vitrin/demo-server/given';
import { productSlider, productSliderEmpty } from '@vitrin/demo-server/fixtures/home';
import { expect, fn, waitFor } from 'storybook/test';
import { KeyedShelf } from './KeyedShelf.tsx';

const meta = {
  component: KeyedShelf,
  tags: ['!autodocs'],
  args: {
    identity: { isAuth: true, member: '1001', isDelegated: false, delegatedCompany: '' },
    sliderKey: 'home',
    form: 'carousel',
    onAdd: fn(async () => true),
    loginHref: '/spa/login',
  },
  beforeEach: ({ msw }) => msw.use(given.productSlider(productSlider)),
} satisfies Meta<typeof KeyedShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: productSlider.title ?? '' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('article')).not.toHaveLength(0);
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(given.productSliderPending()),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
  },
};
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(given.productSlider(productSliderEmpty)),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(given.productSliderFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Tekrar Dene: / })).toBeVisible();
    await expect(canvas.getByText('Ürün listesi yüklenemedi.')).toBeVisible();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const RecoversOnRetry: Story = {
  ...Failed,
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: /^Tekrar Dene: / });
    msw.use(given.productSlider(productSlider));
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0);
    const shelf = canvas.getByRole('region', { name: productSlider.title ?? '' });
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await expect(shelf.parentElement).toHaveFocus();
  },
};
