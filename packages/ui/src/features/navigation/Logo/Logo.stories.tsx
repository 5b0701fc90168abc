import type { Meta, StoryObj } from '@storybook/react-vite';
import { given } from '@vitrin/demo-server/given';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { Logo } from './Logo.tsx';

const meta = {
  component: Logo,
  args: { file: 'logo.svg', name: 'Kuzey Teknik' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['LAY-07'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Kuzey Teknik' })).toHaveAttribute('href', paths.home.to());
    const picture = canvasElement.querySelector('img');
    await expect(picture).toHaveAttribute('src', '/image/show/?fileName=logo.svg&size=2');
    // 10 steps of 0.25 rem, where the theme says nothing else.
    await expect(picture).toHaveStyle({ height: '40px' });
  },
};
export const Empty: Story = { args: { file: '' } };
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(given.notFound('getImage')),
  args: { file: 'yok.svg' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Kuzey Teknik')).toBeVisible());
  },
};
export const LongContent: Story = {
  args: { file: '', name: 'Kuzey Teknik Hırdavat, Elektrik ve Tesisat Malzemeleri Sanayi ve Ticaret A.Ş.' },
};
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
