import type { Meta, StoryObj } from '@storybook/react-vite';
import { readPromotionGroup } from '@vitrin/api-client/home/promotions';
import { modalBanner } from '@vitrin/demo-server/fixtures/home';
import { expect, fn, screen, within } from 'storybook/test';
import { ModalBanner } from './ModalBanner.tsx';

const [promotion] = readPromotionGroup(modalBanner).items;
if (!promotion) throw new Error('the fixture holds a promotion');

const meta = {
  component: ModalBanner,
  args: { promotion, isOpen: true, onOpenChange: fn(), onHide: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof ModalBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

const banner = async () => within(await screen.findByRole('dialog'));

export const Default: Story = {
  parameters: { covers: ['HOME-04'] },
  play: async ({ args, userEvent }) => {
    const dialog = await banner();
    await expect(dialog.getByRole('link', { name: promotion.actionText })).toHaveAttribute(
      'href',
      '/spa/page/kampanyalar',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Kapat' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onHide).not.toHaveBeenCalled();
  },
};
export const LongContent: Story = {
  args: {
    promotion: {
      ...promotion,
      title: 'Yıl sonu sayımı nedeniyle sevkiyat planı ve depo çalışma saatlerinde yapılacak değişiklikler',
      text: '26–28 Aralık arasında sevkiyat yapılmayacaktır. Siparişlerinizi 25 Aralık saat 14.00’e kadar iletebilirsiniz. '.repeat(
        6,
      ),
    },
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const PictureOnly: Story = {
  args: { promotion: { ...promotion, title: '', text: '' } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Duyuru' })).toBeVisible();
  },
};
export const WordsOnly: Story = { args: { promotion: { ...promotion, imageUrl: '', url: '' } } };
export const PutsItselfAway: Story = {
  parameters: { covers: ['HOME-04'] },
  play: async ({ args, userEvent }) => {
    await userEvent.click((await banner()).getByRole('button', { name: 'Bir daha gösterme' }));
    await expect(args.onHide).toHaveBeenCalledOnce();
  },
};
