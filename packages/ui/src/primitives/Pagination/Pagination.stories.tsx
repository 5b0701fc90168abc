import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Pagination } from './Pagination.tsx';
import { notes } from './Pagination.notes.ts';

const words = {
  label: 'Sayfalama',
  previousLabel: 'Önceki',
  nextLabel: 'Sonraki',
  pageLabel: (page: number) => `Sayfa ${page}`,
};
const hrefFor = (page: number) => `#page=${page}`;

const meta = {
  component: Pagination,
  args: { ...words, page: 3, pageCount: 6, hrefFor },
  parameters: { notes, covers: ['LIST-14'] },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof Pagination>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Sayfalama' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '3' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Sonraki' })).toHaveAttribute('href', '#page=4');
  },
};
export const Many: Story = {
  args: { page: 12, pageCount: 48 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sayfa 12')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sayfa 3')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '3' })).toBeNull();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const NinePages: Story = { args: { page: 9, pageCount: 9 } };
export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Önceki' })).not.toHaveAttribute('href');
  },
};
export const OnlyPage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

const onPageChange = fn();

export const ChangesThePage: Story = {
  beforeEach: () => {
    onPageChange.mockClear();
  },
  render: () => <Pagination {...words} page={1} pageCount={3} onPageChange={onPageChange} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Önceki' }));
    await userEvent.click(canvas.getByRole('button', { name: '1' }));
    await expect(onPageChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Sonraki' }));
    await expect(onPageChange.mock.calls).toEqual([[2]]);
  },
};
