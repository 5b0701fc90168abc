import type { Meta, StoryObj } from '@storybook/react-vite';
import { readProductDetail } from '@vitrin/api-client/product/product';
import * as products from '@vitrin/demo-server/fixtures/product';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
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
    await expect(canvas.queryByRole('button', { name: /^Sonraki/ })).toBeNull();
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
    await expect(dialog.getByRole('img', { name: /Ambalaj/ })).toBeVisible();
    await expect(dialog.getAllByRole('img')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Yakınlaştır' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Uzaklaştır' }));
    await expect(await dialog.findByRole('button', { name: 'Yakınlaştır' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // What was looked at last is what the page shows.
    await expect(current(canvas)).toBe(3);
  },
};
/** Opens the first picture in front of the page. */
const enlarge = async ({
  canvas,
  userEvent,
}: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>) => {
  const [first] = canvas.getAllByRole('button', { name: /^Büyüt/ });
  if (!first) throw new Error('a picture is needed');
  await userEvent.click(first);
  return within(await screen.findByRole('dialog', { name: product.name }));
};
const widthOf = (dialog: ReturnType<typeof within>) => dialog.getByRole('img').getBoundingClientRect().width;
const leftOf = (dialog: ReturnType<typeof within>) => dialog.getByRole('img').getBoundingClientRect().left;
const loaded = (dialog: ReturnType<typeof within>) =>
  waitFor(() => expect(dialog.getByRole('img')).toHaveProperty('complete', true));

export const GoesRoundEnlarged: Story = {
  parameters: { covers: ['PROD-01'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await enlarge({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Önceki' }));
    await expect(await dialog.findByText('4 / 4')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Sonraki' }));
    await expect(await dialog.findByText('1 / 4')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await dialog.findByText('4 / 4')).toBeVisible();
  },
};
export const GoesRoundTwoEnlarged: Story = {
  args: { product: { ...product, images: product.images.slice(0, 2) } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await enlarge({ canvas, userEvent });
    for (const place of ['2 / 2', '1 / 2']) {
      await userEvent.click(dialog.getByRole('button', { name: 'Sonraki' }));
      await expect(await dialog.findByText(place)).toBeVisible();
    }
  },
};
export const ZoomsByKeyAndWheel: Story = {
  parameters: { covers: ['PROD-01'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await enlarge({ canvas, userEvent });
    await loaded(dialog);
    const whole = widthOf(dialog);
    await userEvent.keyboard('+');
    await waitFor(() => expect(widthOf(dialog)).toBeGreaterThan(whole * 1.4));
    await userEvent.keyboard('+');
    await waitFor(() => expect(widthOf(dialog)).toBeGreaterThan(whole * 1.9));
    // Enlarged, the arrows move the picture, up to its edge.
    const before = leftOf(dialog);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(leftOf(dialog)).toBeGreaterThan(before));
    await expect(dialog.getByText('1 / 4')).toBeVisible();
    await userEvent.keyboard('---');
    await waitFor(() => expect(Math.round(widthOf(dialog))).toBe(Math.round(whole)));
    await fireEvent.wheel(dialog.getByRole('img'), { deltaY: -100 });
    await waitFor(() => expect(widthOf(dialog)).toBeGreaterThan(whole));
    await userEvent.click(dialog.getByRole('button', { name: 'Sonraki' }));
    await expect(await dialog.findByRole('button', { name: 'Yakınlaştır' })).toBeVisible();
  },
};
/** One that does not load says so, and is passed over. */
export const PassesOverWhatDoesNotLoad: Story = {
  args: {
    product: {
      ...product,
      images: product.images.map((image, at) => (at === 1 ? { ...image, mediumUrl: '/yok.png' } : image)),
    },
  },
  parameters: { covers: ['PROD-01'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await enlarge({ canvas, userEvent });
    await expect(await dialog.findByText(/ yüklenemedi\.$/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Sonraki' }));
    await expect(await dialog.findByText('3 / 4')).toBeVisible();
  },
};
export const FortyPictures: Story = {
  args: {
    product: {
      ...product,
      images: Array.from({ length: 40 }, (_, index) => ({
        id: index,
        name: `Görünüş ${index + 1}`,
        smallUrl: `${product.imageUrl}&s=${index}`,
        mediumUrl: `${product.imageUrl}&m=${index}`,
      })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Önceki: Ürün görselleri' }));
    await waitFor(() => expect(current(canvas)).toBe(40));
    await userEvent.click(canvas.getByRole('button', { name: 'Sonraki: Ürün görselleri' }));
    await waitFor(() => expect(current(canvas)).toBe(1));
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
