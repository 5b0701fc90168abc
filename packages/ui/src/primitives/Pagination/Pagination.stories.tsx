import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect } from 'storybook/test';
import { NavigationProvider, type Navigate } from '../Link/NavigationProvider.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';
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
  parameters: { notes, covers: ['LIST-07'] },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

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

/** Follows its own links, as the shop does. */
function Paging(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  // The same through every render: made anew, it would be heard after the one around all stories.
  const navigate = useCallback<Navigate>((href, options) => {
    if (options?.replace) setPage(Number(new URL(href, location.href).searchParams.get('page')));
  }, []);
  return (
    <NavigationProvider navigate={navigate}>
      <Pagination {...props} page={page} />
    </NavigationProvider>
  );
}
/** The last page takes the link away, and not the focus. */
export const KeepsTheFocusAtTheEnd: Story = {
  args: { page: 2, pageCount: 3, hrefFor: (page) => `?page=${page}` },
  render: (args) => <Paging {...args} />,
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('link', { name: 'Sonraki' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: '3' })).toHaveAttribute('aria-current', 'page');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    // What the browser takes the focus from is decided with a frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: '3' })).toHaveAttribute('aria-current', 'page');
  },
};
