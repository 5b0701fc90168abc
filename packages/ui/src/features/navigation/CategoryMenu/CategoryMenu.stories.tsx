import type { Meta, StoryObj } from '@storybook/react-vite';
import { readCategories } from '@vitrin/api-client/read/readCategories';
import * as trees from '@vitrin/demo-server/fixtures/navigation';
import { expect, fn, waitFor } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { CategoryMenu } from './CategoryMenu.tsx';

const categories = readCategories(trees.categories);
const root = categories[0];
const child = root?.children.find(({ children }) => children.length > 0);
const leaf = child?.children[0];

const meta = {
  component: CategoryMenu,
  args: { categories },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CategoryMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  canvas.getByRole('button', { name: 'Kategoriler' });
const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(button(canvas));
  await expect(button(canvas)).toHaveAttribute('aria-expanded', 'true');
};

export const Default: Story = { play: open };
export const Loading: Story = { args: { categories: undefined }, play: open };
export const Empty: Story = { args: { categories: [] }, play: open };
export const Failed: Story = {
  args: { categories: undefined, onRetry: fn() },
  parameters: { covers: ['FAIL-01'] },
  play: async (context) => {
    await open(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Tekrar Dene' }));
    await expect(context.args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongContent: Story = { args: { categories: readCategories(trees.categoriesMany) }, play: open };
export const Mobile: Story = { globals: { viewport: { value: 'tablet' } }, play: open };
export const Current: Story = {
  args: { currentId: leaf?.id },
  parameters: { covers: ['CAT-01'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.hover(canvas.getByRole('link', { name: root?.name }));
    await userEvent.hover(await canvas.findByRole('link', { name: child?.name }));
    const current = await canvas.findByRole('link', { current: 'page' });
    await expect(current).toHaveAttribute('href', paths.catalog.to(leaf?.id ?? ''));
  },
};
export const OpensOnHover: Story = {
  parameters: { covers: ['CAT-02', 'LAY-05'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(button(canvas));
    await userEvent.hover(await canvas.findByRole('link', { name: root?.name }));
    await expect(await canvas.findByRole('link', { name: child?.name })).toBeVisible();
    await userEvent.unhover(button(canvas).parentElement ?? document.body);
    await waitFor(() => expect(button(canvas)).toHaveAttribute('aria-expanded', 'false'));
  },
};
export const StaysOnScreen: Story = {
  args: { categories: readCategories(trees.categoriesDeep) },
  parameters: { covers: ['CAT-02'] },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await open(context);
    for (let level = 1; level < 8; level += 1) {
      await userEvent.hover(await canvas.findByRole('link', { name: `${level}. Seviye Kategori` }));
      await canvas.findByRole('link', { name: `${level + 1}. Seviye Kategori` });
    }
    const columns = [...canvasElement.querySelectorAll('nav ul')];
    await expect(columns).toHaveLength(8);
    for (const column of columns) {
      const { left, right, width } = column.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
      await expect(width).toBeGreaterThanOrEqual(200);
      await expect(width).toBeLessThanOrEqual(300);
    }
  },
};
export const OpensOnTap: Story = {
  parameters: { covers: ['CAT-02'] },
  play: async (context) => {
    const { canvas } = context;
    await open(context);
    const entry = canvas.getByRole('link', { name: root?.name });
    const followed = fn();
    const observe = (event: Event) => {
      if (!event.defaultPrevented) followed();
    };
    // Between the piece and the router.
    document.body.addEventListener('click', observe);
    const touch = async (milliseconds: number) => {
      entry.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
      await new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
      });
      entry.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    };
    // A finger that rests is no tap: neither does it open, nor does it follow the link.
    await touch(350);
    await expect(canvas.queryByRole('link', { name: 'Tümünü Gör' })).toBeNull();
    await touch(20);
    await expect(followed).not.toHaveBeenCalled();
    await expect(await canvas.findByRole('link', { name: 'Tümünü Gör' })).toHaveAttribute(
      'href',
      paths.catalog.to(root?.id ?? ''),
    );
    await touch(50);
    await expect(followed).toHaveBeenCalledOnce();
    document.body.removeEventListener('click', observe);
  },
};
export const WalksByKeyboard: Story = {
  parameters: { covers: ['CAT-02'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: root?.name })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{End}{Home}{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'Tümünü Gör' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: root?.children[0]?.name })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('link', { name: root?.name })).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: 'Tümünü Gör' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(button(canvas)).toHaveFocus();
    await expect(button(canvas)).toHaveAttribute('aria-expanded', 'false');
  },
};
export const ClosesOnAPressElsewhere: Story = {
  parameters: { covers: ['CAT-02'] },
  play: async (context) => {
    await open(context);
    await context.userEvent.click(document.body);
    await expect(button(context.canvas)).toHaveAttribute('aria-expanded', 'false');
  },
};
