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
  [...canvas.getByRole('group', { name: 'Görsel seçimi' }).children].findIndex(
    (thumb) => thumb.getAttribute('aria-current') === 'true',
  ) + 1;
const manyPictures = (count: number) => ({
  ...product,
  images: Array.from({ length: count }, (_, index) => ({
    id: index,
    name: `Görünüş ${index + 1}`,
    smallUrl: `${product.imageUrl}&s=${index}`,
    mediumUrl: `${product.imageUrl}&m=${index}`,
  })),
});
/** A drawing of so many pixels on nothing. */
const drawing = (name: string, width: number, height: number) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><ellipse cx="50%" cy="50%" rx="46%" ry="46%" fill="#1f5f66"/><ellipse cx="50%" cy="50%" rx="20%" ry="20%" fill="#d9a441"/></svg>`;
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { id: width, name, smallUrl: url, mediumUrl: url };
};
const shapes = [
  drawing('Dikey', 900, 2400),
  drawing('Yatay', 2400, 600),
  drawing('Küçük', 120, 120),
  drawing('Kare', 1600, 1600),
];

export const Default: Story = {
  parameters: { covers: ['PROD-01'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Görsel/ })).toHaveLength(4);
    await expect(current(canvas)).toBe(1);
    // The next one is on its way once the first is there, and no other.
    const loading = () =>
      [...canvas.getByRole('group', { name: 'Görseller' }).querySelectorAll('img')].map((img) => img.loading);
    await waitFor(() => expect(loading()).toEqual(['eager', 'eager', 'lazy', 'lazy']));
  },
};
export const Many: Story = {
  args: { product: manyPictures(40) },
  parameters: { covers: ['PROD-01'] },
  play: async ({ canvas, userEvent }) => {
    const thumbs = canvas.getByRole('group', { name: 'Görsel seçimi' });
    const row = thumbs.getBoundingClientRect();
    const isInRow = (at: number) => {
      const box = thumbs.children[at]?.getBoundingClientRect();
      return box !== undefined && box.left >= row.left && box.right <= row.right;
    };
    await expect(isInRow(39)).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Önceki: Ürün görselleri' }));
    await waitFor(() => expect(current(canvas)).toBe(40));
    await waitFor(() => expect(isInRow(39)).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Sonraki: Ürün görselleri' }));
    await waitFor(() => expect(current(canvas)).toBe(1));
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
  parameters: { covers: ['PROD-01'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Görsel yüklenemedi')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Büyüt: .*Görsel yüklenemedi$/ })).toBeVisible();
  },
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

/** Who changes their mind within a frame, before the browser has told of the scroll, gets what was chosen last. */
export const IsTurnedBackAtOnce: Story = {
  parameters: { covers: ['PROD-01'] },
  play: async ({ canvas, userEvent }) => {
    const pictures = canvas.getByRole('group', { name: 'Görseller' });
    const [first, , third] = canvas.getByRole('group', { name: 'Görsel seçimi' }).children;
    if (!first || !third) throw new Error('there are four pictures');
    // Its carousel is there from here on.
    await userEvent.click(third);
    await waitFor(() => expect(pictures.scrollLeft).toBe(2 * pictures.clientWidth));
    await userEvent.click(first);
    await waitFor(() => expect(pictures.scrollLeft).toBe(0));
    const hasEnded = new Promise((resolve) => {
      pictures.addEventListener('scrollend', resolve, { once: true });
    });
    await fireEvent.click(third);
    await fireEvent.click(first);
    await fireEvent.click(third);
    await hasEnded;
    await waitFor(() => expect(pictures.scrollLeft).toBe(2 * pictures.clientWidth));
    await expect(current(canvas)).toBe(3);
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
    // The whole screen, of which nothing scrolls.
    const { left, top, width, height } = frame.getBoundingClientRect();
    const page = document.documentElement.getBoundingClientRect();
    await expect([left, top, width, height]).toEqual([0, 0, page.width, innerHeight]);
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
/** Puts so many fingers down where they are, and draws each to its end. */
async function draw(target: HTMLElement, fingers: readonly { from: number; to: number }[]) {
  const { left, top, width, height } = target.getBoundingClientRect();
  const tell = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', place: 'from' | 'to') =>
    Promise.all(
      fingers.map((finger, pointerId) =>
        fireEvent[type](target, {
          pointerId: pointerId + 2,
          pointerType: 'touch',
          isPrimary: pointerId === 0,
          clientX: left + width / 2 + finger[place],
          clientY: top + height / 2,
        }),
      ),
    );
  await tell('pointerDown', 'from');
  await tell('pointerMove', 'to');
  await tell('pointerUp', 'to');
}
export const Zooms: Story = {
  args: { product: { ...product, images: [drawing('Geniş', 4000, 1000), ...product.images.slice(1)] } },
  parameters: { covers: ['PROD-01'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await enlarge({ canvas, userEvent });
    await loaded(dialog);
    const whole = widthOf(dialog);
    await expect(whole).toBeLessThan(innerWidth);
    const isWhole = () => waitFor(() => expect(Math.round(widthOf(dialog))).toBe(Math.round(whole)));
    const img = dialog.getByRole('img');

    await userEvent.keyboard('+');
    await waitFor(() => expect(widthOf(dialog) / whole).toBeCloseTo(1.5, 1));
    // Enlarged, the arrows move the picture, up to its edge.
    const before = leftOf(dialog);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(leftOf(dialog)).toBeGreaterThan(before));
    await expect(dialog.getByText('1 / 4')).toBeVisible();
    // Up to its own pixels, and no further.
    await userEvent.keyboard('+++++++');
    await waitFor(() => expect(Math.round(widthOf(dialog))).toBe(4000));
    await userEvent.keyboard('--------');
    await isWhole();

    await fireEvent.wheel(img, { deltaY: -100 });
    await waitFor(() => expect(widthOf(dialog)).toBeGreaterThan(whole * 1.1));
    await fireEvent.wheel(img, { deltaY: 1000 });
    await isWhole();

    // As a finger that taps twice.
    await userEvent.dblClick(img);
    await waitFor(() => expect(Math.round(widthOf(dialog))).toBe(4000));
    await userEvent.click(dialog.getByRole('button', { name: 'Uzaklaştır' }));
    await isWhole();

    await draw(img, [
      { from: -40, to: -80 },
      { from: 40, to: 80 },
    ]);
    await waitFor(() => expect(widthOf(dialog) / whole).toBeCloseTo(2, 1));
    await draw(img, [
      { from: -80, to: -20 },
      { from: 80, to: 20 },
    ]);
    await isWhole();

    // Fingers that go sideways over a trackpad turn the picture.
    await fireEvent.wheel(img, { deltaX: 80 });
    await expect(await dialog.findByText('2 / 4')).toBeVisible();
  },
};
/** Whole, of its own shape, and on its own ground where something shines through. */
export const ShapesEnlarged: Story = {
  args: { product: { ...product, images: shapes } },
  parameters: { covers: ['PROD-01'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await enlarge({ canvas, userEvent });
    for (const { name, mediumUrl } of shapes) {
      const img = await dialog.findByRole('img', { name: `${product.name} – ${name}` });
      await waitFor(() => expect(img).toHaveProperty('complete', true));
      await expect(img).toHaveAttribute('src', mediumUrl);
      const { naturalWidth, naturalHeight, parentElement: place } = img as HTMLImageElement;
      if (!place) throw new Error('a picture has a place');
      const around = 2 * parseFloat(getComputedStyle(place).paddingTop);
      const { width, height } = img.getBoundingClientRect();
      await expect(width / height).toBeCloseTo(naturalWidth / naturalHeight, 1);
      // As large as there is room, or twice what it is.
      const parts = [
        width / (place.offsetWidth - around),
        height / (place.offsetHeight - around),
        width / (2 * naturalWidth),
      ];
      await expect(Math.max(...parts)).toBeCloseTo(1, 2);
      await userEvent.keyboard('{ArrowRight}');
    }
    await expect(await dialog.findByText('1 / 4')).toBeVisible();
  },
};
export const DarkShapesEnlarged: Story = { ...ShapesEnlarged, globals: { scheme: 'dark' } };
/** One that does not load says so, and is passed over: by buttons and keys, on the page and enlarged. */
export const PassesOverWhatDoesNotLoad: Story = {
  args: {
    product: {
      ...product,
      images: product.images.map((image, at) => (at === 1 ? { ...image, mediumUrl: '/yok.png' } : image)),
    },
  },
  parameters: { covers: ['PROD-01'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Görsel yüklenemedi')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Sonraki: Ürün görselleri' }));
    await waitFor(() => expect(current(canvas)).toBe(3));
    await userEvent.click(canvas.getByRole('button', { name: 'Önceki: Ürün görselleri' }));
    await waitFor(() => expect(current(canvas)).toBe(1));

    const dialog = await enlarge({ canvas, userEvent });
    await expect(await dialog.findByText(/ yüklenemedi\.$/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Sonraki' }));
    await expect(await dialog.findByText('3 / 4')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await dialog.findByText('1 / 4')).toBeVisible();
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
