import type { Meta, StoryObj } from '@storybook/react-vite';
import { readPromotionGroup } from '@vitrin/api-client/home/promotions';
import * as home from '@vitrin/demo-server/fixtures/home';
import { expect, within } from 'storybook/test';
import { Showcase, ShowcaseSkeleton } from './Showcase.tsx';

const { items } = readPromotionGroup(home.showcase);
const [first] = items;
if (!first) throw new Error('the fixture holds promotions');

const meta = {
  component: Showcase,
  args: { promotions: items, form: 'carousel' },
} satisfies Meta<typeof Showcase>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Default: Story = {
  parameters: { covers: ['HOME-01'] },
  play: async ({ canvas }) => {
    const showcase = within(canvas.getByRole('region', { name: 'Vitrin' }));
    const slide = within(showcase.getByRole('group', { name: '1 / 4' }));
    await expect(slide.getByRole('heading', { level: 2, name: first.title })).toBeVisible();
    await expect(slide.getByRole('link', { name: first.actionText })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/spa\/search\?q=/),
    );
  },
};
export const Loading: Story = { render: () => <ShowcaseSkeleton /> };
export const Empty: Story = {
  args: { promotions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
export const LongContent: Story = {
  args: {
    promotions: items.map((promotion) => ({
      ...promotion,
      title:
        'Karadağ Yapı Market İnşaat Malzemeleri bayilerine özel yıl sonu indirimleri, akülü el aletlerinde ve elektrik malzemelerinde başladı',
      text: 'Kampanya 30 Kasım’a kadar geçerlidir; anlaşma fiyatlarına ek vade farksız 3 taksit, koli alımlarında ek %6 ve aynı gün sevk imkânı sunulur, stoklarla sınırlıdır, diğer kampanyalarla birleştirilemez.',
      actionText: 'Kampanya koşullarını ve ürünleri gör',
    })),
  },
};
export const Mobile: Story = { globals: phone };
/** Somebody who spaces letters and lines out presses the button of a slide, not the controls over it. */
export const MobileSpacedOut: Story = {
  globals: phone,
  decorators: [
    (Story) => (
      <>
        <style>
          {
            '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }'
          }
        </style>
        {Story()}
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const showcase = within(canvas.getByRole('region', { name: 'Vitrin' }));
    const link = showcase.getByRole('link', { name: first.actionText }).getBoundingClientRect();
    const controls = showcase.getByRole('button', { name: 'Sonraki: Vitrin' }).getBoundingClientRect();
    await expect(link.bottom).toBeLessThanOrEqual(controls.top);
  },
};
export const MobileLoading: Story = { render: () => <ShowcaseSkeleton />, globals: phone };
export const MobileLongContent: Story = { ...LongContent, globals: phone };
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { promotions: [{ ...first, title: 'Akülü el aletlerinde yıl sonu koli indirimi' }] },
  parameters: { covers: ['HOME-01'] },
  play: async ({ canvas }) => {
    const { scrollHeight, clientHeight } = canvas.getByRole('heading', { level: 2 });
    await expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
  },
};
export const Slider: Story = { args: { form: 'slider' }, parameters: { covers: ['HOME-01'] } };
export const MobileSlider: Story = { args: { form: 'slider' }, globals: phone };
export const OnePromotion: Story = {
  args: { promotions: [first] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** Many shops write everything into the picture. */
export const PictureOnly: Story = {
  args: { promotions: items.map((promotion) => ({ ...promotion, title: '', text: '' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: first.actionText })).toBeVisible();
  },
};
export const MobilePictureOnly: Story = { ...PictureOnly, globals: phone };
export const TextWithoutTitle: Story = {
  args: { promotions: [{ ...first, title: '' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(first.text)).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
/** What staff typed as an address is believed only as far as a link may go. */
export const AddressThatIsNoLink: Story = {
  args: { promotions: [{ ...first, url: 'javascript:alert(1)' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: first.title })).toBeVisible();
    await expect(canvasElement.querySelector('a')).toBeNull();
  },
};
export const PictureMissing: Story = { args: { promotions: [{ ...first, imageUrl: '' }] } };
export const Dark: Story = { globals: { scheme: 'dark' } };
