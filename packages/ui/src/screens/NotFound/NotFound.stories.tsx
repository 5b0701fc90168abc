import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../paths.ts';
import { NotFound } from './NotFound.tsx';

const meta = { component: NotFound, parameters: { covers: ['APP-08'] } } satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sayfa Bulunamadı' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ana Sayfa' })).toHaveAttribute('href', paths.home.to());
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
