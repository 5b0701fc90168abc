import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { SuccessMessage } from './SuccessMessage.tsx';

const meta = {
  component: SuccessMessage,
  args: {
    title: 'Siparişiniz Başarıyla Oluşturuldu.',
    label: 'Sipariş numaranız',
    number: '100001',
    children: <LinkButton href="/spa/">Ana sayfaya dön</LinkButton>,
  },
} satisfies Meta<typeof SuccessMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongContent: Story = { args: { number: 'SP-2026-018472-KUZEY-TEKNIK-MALZEME-SANAYI' } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
