import type { Meta, StoryObj } from '@storybook/react-vite';
import { readProductDetail } from '@vitrin/api-client/product/product';
import * as products from '@vitrin/demo-server/fixtures/product';
import { expect, screen, waitFor, within } from 'storybook/test';
import { vars } from '../../../theme/vars.css.ts';
import { ProductGallery } from './ProductGallery.tsx';

const { product } = readProductDetail(products.product);
const { product: bare } = readProductDetail(products.productBare);
if (!product || !bare) throw new Error('the fixtures hold products');

const meta = {
  component: ProductGallery,
  args: { product },
  // Between the gutters of the page, which the pictures fill on a phone.
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ padding: `16px ${vars.size.gutter}` }}>
        <div style={{ maxWidth: 528 }}>{Story()}</div>
      </div>
    ),
  ],
} satisfies Meta<typeof ProductGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
/** Number of the picture whose thumbnail is marked. */
const current = (canvas: ReturnType<typeof within>) =>
  canvas
    .getAllByRole('button', { name: /^Görsel/ })
    .findIndex((thumb: HTMLElement) => thumb.getAttribute('aria-current') === 'true') + 1;

export const Default: Story = {
  parameters: { covers: ['PROD-01'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Görsel/ })).toHaveLength(4);
    await expect(current(canvas)).toBe(1);
  },
};
export const Many: Story = {
  args: {
    product: {
      ...product,
      images: Array.from({ length: 14 }, (_, index) => ({
        id: index,
        name: `Görünüş ${index + 1}`,
        smallUrl: `${product.imageUrl}&s=${index}`,
        mediumUrl: `${product.imageUrl}&m=${index}`,
      })),
    },
  },
};
export const Mobile: Story = { globals: phone };
export const MobileMany: Story = { ...Many, globals: phone };
export const OnePicture: Story = {
  args: { product: { ...product, images: product.images.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Görsel/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Büyüt/ })).toBeVisible();
  },
};
export const NoPicture: Story = {
  args: { product: bare },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const PictureDoesNotLoad: Story = {
  args: { product: { ...bare, images: [{ id: 1, name: '', smallUrl: '/yok.png', mediumUrl: '/yok.png' }] } },
};

export const GoesThroughThePictures: Story = {
  parameters: { covers: ['PROD-01'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Görsel 3/ }));
    await expect(current(canvas)).toBe(3);
    await userEvent.keyboard('{ArrowRight}');
    await expect(current(canvas)).toBe(4);
    await expect(canvas.getByRole('button', { name: /^Görsel 4/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(current(canvas)).toBe(1);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(current(canvas)).toBe(4);
  },
};

/** A swipe is the browser's own scrolling. */
export const IsSwiped: Story = {
  globals: phone,
  parameters: { covers: ['PROD-01'] },
  play: async ({ canvas }) => {
    const pictures = canvas.getByRole('group', { name: 'Görseller' });
    pictures.scrollTo({ left: pictures.clientWidth, behavior: 'instant' });
    await waitFor(() => expect(current(canvas)).toBe(2));
  },
};

export const Enlarges: Story = {
  parameters: { covers: ['PROD-01'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Görsel 2/ }));
    const opener = canvas.getAllByRole('button', { name: /^Büyüt/ })[1];
    if (!opener) throw new Error('the second picture can be pressed');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const frame = await screen.findByRole('dialog', { name: product.name });
    const dialog = within(frame);
    await expect(dialog.getByText('2 / 4')).toBeVisible();
    // The picture is what scrolls, and nothing around it.
    await expect(frame.scrollHeight).toBe(frame.clientHeight);
    await userEvent.keyboard('{ArrowRight}');
    await expect(dialog.getByText('3 / 4')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Yakınlaştır' }));
    await expect(dialog.getByRole('button', { name: /Ambalaj/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(dialog.getByRole('button', { name: 'Uzaklaştır' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // What was looked at last is what the page shows.
    await expect(current(canvas)).toBe(3);
  },
};
export const MobileEnlarged: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Büyüt/ });
    if (!first) throw new Error('a picture is needed');
    await userEvent.click(first);
    const frame = await screen.findByRole('dialog', { name: product.name });
    await expect(frame).toBeVisible();
    await expect(frame.scrollHeight).toBe(frame.clientHeight);
  },
};
