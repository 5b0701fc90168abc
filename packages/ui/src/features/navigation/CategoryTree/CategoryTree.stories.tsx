import type { Meta, StoryObj } from '@storybook/react-vite';
import { readCategories } from '@vitrin/api-client/navigation/categories';
import * as trees from '@vitrin/demo-server/fixtures/navigation';
import { expect, fn } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { PencilIcon } from '../../../primitives/Icon/PencilIcon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { CategoryTree } from './CategoryTree.tsx';

const categories = readCategories(trees.categories);
const root = categories[0];
const child = root?.children[0];
const leaf = child?.children[0];

const meta = {
  component: CategoryTree,
  args: { categories },
  decorators: [
    (Story) => (
      <nav aria-label="Kategoriler" style={{ maxWidth: 320 }}>
        <Story />
      </nav>
    ),
  ],
} satisfies Meta<typeof CategoryTree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { categories: undefined } };
export const Empty: Story = { args: { categories: [] } };
export const Failed: Story = {
  args: { categories: undefined, onRetry: fn() },
  parameters: { covers: ['FAIL-01'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Bir şeyler ters gitti.');
    await expect(canvas.getByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
  },
};
export const LongContent: Story = { args: { categories: readCategories(trees.categoriesMany) } };
/** Beside each category stands what the administrator does with it. */
export const Admin: Story = {
  args: {
    entryAction: ({ name }) => (
      <IconButton label="İkon Seç" title={`İkon Seç: ${name}`} size="sm">
        <PencilIcon size="sm" />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'İkon Seç' })).toHaveLength(categories.length);
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Deep: Story = { args: { categories: readCategories(trees.categoriesDeep) } };
export const Hostile: Story = { args: { categories: readCategories(trees.categoriesHostile) } };
export const OpensTheWayToTheCurrentOne: Story = {
  args: { currentId: leaf?.id },
  parameters: { covers: ['CAT-01', 'LAY-05'] },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent(leaf?.name ?? '');
    await expect(current).toHaveAttribute('href', paths.catalog.to({ id: leaf?.id ?? '' }));
  },
};
export const ExpandsAndCollapses: Story = {
  parameters: { covers: ['CAT-03'] },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: `${root?.name}: alt kategoriler` });
    await expect(canvas.queryByRole('link', { name: child?.name })).toBeNull();
    await userEvent.click(toggle);
    await expect(canvas.getByRole('link', { name: child?.name })).toBeVisible();
    await userEvent.click(toggle);
    await expect(canvas.queryByRole('link', { name: child?.name })).toBeNull();
  },
};
export const AsksAgain: Story = {
  ...Failed,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tekrar Dene' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
