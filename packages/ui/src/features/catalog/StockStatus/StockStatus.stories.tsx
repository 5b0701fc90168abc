import type { Meta, StoryObj } from '@storybook/react-vite';
import { StockStatus } from './StockStatus.tsx';

const meta = { component: StockStatus, args: { text: 'Stokta' } } satisfies Meta<typeof StockStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Low: Story = { args: { text: 'Son 8 adet' } };
export const OutOfStock: Story = { args: { text: 'Stokta yok' } };
export const OwnWords: Story = { args: { text: 'Fiyat sorunuz' } };
export const LongContent: Story = { args: { text: 'Stokta, Ankara deposundan iki iş gününde teslim' } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Badge: Story = { args: { look: 'badge' } };
export const BadgeLow: Story = { args: { look: 'badge', text: 'Son 8 adet' } };
export const BadgeOutOfStock: Story = { args: { look: 'badge', text: 'Stokta yok' } };
