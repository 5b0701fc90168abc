import type { Meta, StoryObj } from '@storybook/react-vite';
import { readCategories } from '@vitrin/api-client/navigation/categories';
import { readMenu } from '@vitrin/api-client/navigation/menu';
import * as fixtures from '@vitrin/demo-server/fixtures/navigation';
import { expect, fn, waitFor, within } from 'storybook/test';
import { MobileMenu } from './MobileMenu.tsx';

const categories = readCategories(fixtures.categories);
const root = categories[0];

const meta = {
  component: MobileMenu,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    categories,
    entries: readMenu(fixtures.menuHeader),
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof MobileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['LAY-08', 'CAT-03'] },
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('dialog', { name: 'Menü' }));
    await expect(menu.getByRole('navigation', { name: 'Kategoriler' })).toBeVisible();
    await expect(menu.getByRole('navigation', { name: 'Ana menü' })).toBeVisible();
  },
};
export const Loading: Story = { args: { categories: undefined, entries: [] } };
export const Failed: Story = { args: { categories: undefined, entries: [], onRetry: fn() } };
export const LongContent: Story = {
  args: { categories: readCategories(fixtures.categoriesMany), entries: readMenu(fixtures.menuLong) },
};
export const Mobile: Story = {};
export const ClosesWhenALinkIsFollowed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `${root?.name}: alt kategoriler` }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: root?.children[0]?.name }));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
/** The page underneath is another. */
export const ClosesOnBack: Story = {
  play: async ({ args }) => {
    // A way back that a story before has begun takes the first that it hears for its own end.
    await waitFor(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
      return expect(args.onOpenChange).toHaveBeenCalledWith(false);
    });
  },
};
/** Phones have no other place for it. */
export const HeaderMenuFailed: Story = {
  args: { entries: [], onEntriesRetry: fn() },
  parameters: { covers: ['FAIL-01'] },
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Ana menü' }));
    await expect(menu.getByRole('alert')).toHaveTextContent('Bir şeyler ters gitti.');
  },
};
export const AsksForTheHeaderMenuAgain: Story = {
  ...HeaderMenuFailed,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tekrar Dene' }));
    await expect(args.onEntriesRetry).toHaveBeenCalledOnce();
  },
};
