import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/Stack.tsx';
import { Heading } from './Heading.tsx';
import { notes } from './Heading.notes.ts';

const meta = {
  component: Heading,
  parameters: { notes },
  args: { level: 1, children: 'Hırdavat ve El Aletleri' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongContent: Story = {
  args: { children: 'Torka TK-1855 Kömürsüz Akülü Darbeli Matkap 18 V 55 Nm, Çift Akü 2×4,0 Ah Çantalı Set' },
};
export const Mobile: Story = { ...LongContent, globals: { viewport: { value: 'phone' } } };
export const Levels: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Hırdavat ve El Aletleri</Heading>
      <Heading level={2}>Kampanyalı Ürünler</Heading>
      <Heading level={3}>Sipariş Özeti</Heading>
      <Heading level={4}>Teslimat Adresi</Heading>
    </Stack>
  ),
};
