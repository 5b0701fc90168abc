import type { Meta, StoryObj } from '@storybook/react-vite';
import { readPromotionGroup } from '@vitrin/api-client/home/promotions';
import * as home from '@vitrin/demo-server/fixtures/home';
import { expect } from 'storybook/test';
import { PromotionTiles } from './PromotionTiles.tsx';
import { PromotionTilesSkeleton } from './PromotionTilesSkeleton.tsx';

const group = readPromotionGroup(home.threeTiles);
const [first] = group.items;
if (!first) throw new Error('the fixture holds promotions');

const meta = { component: PromotionTiles, args: { group } } satisfies Meta<typeof PromotionTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Default: Story = {
  parameters: { covers: ['HOME-05'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: group.title })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};
export const Loading: Story = { render: () => <PromotionTilesSkeleton /> };
export const Empty: Story = {
  args: { group: { ...group, items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
export const LongContent: Story = {
  args: {
    group: {
      ...group,
      items: group.items.map((promotion) => ({
        ...promotion,
        title: 'Tesisat vanalarında palet fiyatı ve sezon sonuna kadar geçerli ek iskontolar',
        text: 'Pirinç küresel vanada 500 adet üzeri siparişlere özel liste, aynı gün sevk ve vade farksız 3 taksit imkânı.',
      })),
    },
  },
};
export const Many: Story = {
  args: { group: { ...group, items: [...group.items, ...group.items] } },
  parameters: { covers: ['HOME-05'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};
export const Mobile: Story = { globals: phone };
export const MobileLoading: Story = { ...Loading, globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const PictureOnly: Story = {
  args: { group: { ...group, items: [{ ...first, title: '', text: '' }] } },
  parameters: { covers: ['HOME-05'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 3 })).toBeNull();
  },
};
export const AddressThatIsNoLink: Story = {
  args: { group: { ...group, items: [{ ...first, url: 'javascript:alert(1)' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: first.title })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
