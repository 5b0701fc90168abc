import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { PackageSearchIcon } from '../Icon/PackageSearchIcon.tsx';
import { EmptyState } from './EmptyState.tsx';
import { notes } from './EmptyState.notes.ts';

const meta = {
  component: EmptyState,
  parameters: { notes },
  args: {
    icon: <PackageSearchIcon size="xl" />,
    title: 'Kriterlere Uygun Ürün Bulunamadı',
    children: 'Filtreyi kaldırarak veya başka bir kelimeyle tekrar deneyin.',
    actions: <Button>Filtreleri Temizle</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongContent: Story = {
  args: {
    title: '“kömürsüz akülü darbeli matkap 18 V çift akü çantalı set” araması için sonuç bulunamadı',
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const OnlyATitle: Story = { args: { icon: undefined, children: undefined, actions: undefined } };
export const Dark: Story = { globals: { scheme: 'dark' } };
