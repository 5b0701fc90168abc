import type { Meta, StoryObj } from '@storybook/react-vite';
import { readCategories } from '@vitrin/api-client/navigation/categories';
import * as trees from '@vitrin/demo-server/fixtures/navigation';
import { expect, fn, waitFor } from 'storybook/test';
import { heldTimers } from '../../../../../../.storybook/heldTimers.ts';
import { paths } from '../../../paths.ts';
import { PencilIcon } from '../../../primitives/Icon/PencilIcon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
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

/** The same with its columns there: their code comes with the mouse. */
const openColumns: Story['play'] = async (context) => {
  await open?.(context);
  await context.canvas.findByRole('navigation', { name: 'Kategoriler' });
};

export const Default: Story = { play: openColumns };
export const Loading: Story = {
  args: { categories: undefined },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(button(canvas));
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
  },
};
export const Empty: Story = { args: { categories: [] }, play: open };
export const Failed: Story = {
  args: { categories: undefined, onRetry: fn() },
  parameters: { covers: ['FAIL-01'] },
  play: async (context) => {
    await open(context);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('Bir şeyler ters gitti.');
    await expect(context.canvas.getByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
  },
};
export const LongContent: Story = {
  args: { categories: readCategories(trees.categoriesMany) },
  play: openColumns,
};
/** Beside each category stands what the administrator does with it. */
export const Admin: Story = {
  args: {
    entryAction: ({ name }) => (
      <IconButton label="İkon Seç" title={`İkon Seç: ${name}`} size="sm">
        <PencilIcon size="sm" />
      </IconButton>
    ),
  },
  play: async (context) => {
    await openColumns(context);
    const actions = context.canvas.getAllByRole('button', { name: 'İkon Seç' });
    await expect(actions.length).toBeGreaterThanOrEqual(categories.length);
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'tablet' } }, play: openColumns };
export const Current: Story = {
  args: { currentId: leaf?.id },
  parameters: { covers: ['CAT-01'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openColumns(context);
    await userEvent.hover(canvas.getByRole('link', { name: root?.name }));
    await userEvent.hover(await canvas.findByRole('link', { name: child?.name }));
    const current = await canvas.findByRole('link', { current: 'page' });
    await expect(current).toHaveAttribute('href', paths.catalog.to({ id: leaf?.id ?? '' }));
  },
};
export const AsksAgain: Story = {
  ...Failed,
  play: async (context) => {
    await open(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Tekrar Dene' }));
    await expect(context.args.onRetry).toHaveBeenCalledOnce();
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
    await openColumns(context);
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
/** Hears of every link that is followed, between the piece and the router. */
function watchLinks() {
  const followed = fn();
  const observe = (event: Event) => {
    if (!event.defaultPrevented) followed();
  };
  document.body.addEventListener('click', observe);
  return { followed, stop: () => document.body.removeEventListener('click', observe) };
}

export const OpensOnTap: Story = {
  parameters: { covers: ['CAT-02'] },
  play: async (context) => {
    const { canvas } = context;
    await openColumns(context);
    const entry = canvas.getByRole('link', { name: root?.name });
    const { followed, stop } = watchLinks();
    const press = () =>
      entry.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    const lift = () =>
      entry.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    const tap = () => {
      press();
      lift();
    };
    // A finger that rests is no tap: neither does it open, nor does it follow the link.
    press();
    await new Promise((resolve) => {
      setTimeout(resolve, 350);
    });
    lift();
    await expect(canvas.queryByRole('link', { name: 'Tümünü Gör' })).toBeNull();
    tap();
    await expect(followed).not.toHaveBeenCalled();
    await expect(await canvas.findByRole('link', { name: 'Tümünü Gör' })).toHaveAttribute(
      'href',
      paths.catalog.to({ id: root?.id ?? '' }),
    );
    tap();
    await expect(followed).toHaveBeenCalledOnce();
    stop();
  },
};
/** A laptop with a touch screen has both. */
export const FollowsALinkByKeyboardAfterATap: Story = {
  parameters: { covers: ['CAT-02'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openColumns(context);
    const entry = canvas.getByRole('link', { name: root?.name });
    const { followed, stop } = watchLinks();
    entry.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    entry.focus();
    await userEvent.keyboard('{Enter}');
    stop();
    await expect(followed).toHaveBeenCalledOnce();
  },
};
export const WalksByKeyboard: Story = {
  parameters: { covers: ['CAT-02'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: root?.name })).toHaveFocus());
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
    await openColumns(context);
    await context.userEvent.click(document.body);
    await expect(button(context.canvas)).toHaveAttribute('aria-expanded', 'false');
  },
};

/** What a mouse does, with its places in the window. */
function moveMouse(element: Element, type: 'pointerover' | 'pointermove', x: number, y: number) {
  const init = { bubbles: true, pointerType: 'mouse', clientX: x, clientY: y };
  element.dispatchEvent(new PointerEvent(type, init));
}

/** Moves the mouse over an entry, to the given share of its width. */
function crossEntry(entry: HTMLElement, share: number) {
  const { left, width, top, height } = entry.getBoundingClientRect();
  const [x, y] = [left + width * share, top + height / 2];
  moveMouse(entry, 'pointerover', x, y);
  moveMouse(entry, 'pointermove', x, y);
}
/** Two quick presses open and close it: the mouse that came for them has not rested. */
export const StaysAsPressed: Story = {
  parameters: { covers: ['CAT-02'] },
  play: async ({ canvas, userEvent }) => {
    const resting = heldTimers(120);
    await userEvent.hover(button(canvas));
    await expect(resting()).toHaveLength(1);
    await userEvent.click(button(canvas));
    await expect(button(canvas)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button(canvas));
    await expect(button(canvas)).toHaveAttribute('aria-expanded', 'false');
    await expect(resting()).toHaveLength(0);
  },
};
/** On the way to an open column a mouse crosses the entries below: they open nothing unless it stops on one. */
export const FollowsADiagonalMouse: Story = {
  parameters: { covers: ['CAT-02'] },
  play: async (context) => {
    const { canvas } = context;
    await openColumns(context);
    const waiting = heldTimers(300);
    const letPass = () => waiting().forEach((goOn) => goOn());
    const [first, second, third] = categories;
    const link = (name: string | undefined) => canvas.getByRole('link', { name });
    crossEntry(link(first?.name), 0.3);
    await expect(await canvas.findByRole('list', { name: first?.name })).toBeVisible();
    crossEntry(link(second?.name), 0.6);
    crossEntry(link(third?.name), 0.9);
    // Still there, and when the mouse has arrived it stays.
    await expect(canvas.getByRole('list', { name: first?.name })).toBeVisible();
    crossEntry(link(first?.children[0]?.name), 0.1);
    letPass();
    await expect(canvas.getByRole('list', { name: first?.name })).toBeVisible();
    // Straight down means every entry it comes to, at once.
    crossEntry(link(first?.name), 0.5);
    crossEntry(link(second?.name), 0.5);
    await expect(await canvas.findByRole('list', { name: second?.name })).toBeVisible();
    // And who stops on the way means where they stopped.
    crossEntry(link(third?.name), 0.8);
    await expect(canvas.getByRole('list', { name: second?.name })).toBeVisible();
    letPass();
    await expect(await canvas.findByRole('list', { name: third?.name })).toBeVisible();
  },
};
const manyEntries = Array.from({ length: 500 }, (_, index) => ({
  id: index + 1,
  name: `Kategori ${index + 1}`,
  childs: [{ id: 1000 + index, name: `Alt kategori ${index + 1}` }],
}));

/** All of them, and the ways to each: how long that takes is for a timed journey. */
export const OpensFiveHundredEntries: Story = {
  args: { categories: readCategories({ items: manyEntries }) },
  parameters: { covers: ['CAT-02'] },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await openColumns(context);
    await expect(canvasElement.querySelectorAll('nav li')).toHaveLength(500);
    await userEvent.click(canvas.getByRole('button', { name: 'Kategori 400: alt kategoriler' }));
    await expect(canvas.getByRole('list', { name: 'Kategori 400' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('nav ul')).toHaveLength(2);
    await userEvent.click(button(canvas));
    await waitFor(() => expect(canvasElement.querySelectorAll('nav li')).toHaveLength(0));
  },
};
interface WireCategory {
  id: number;
  name: string;
  childs?: WireCategory[] | null;
}
/** A tree that comes back to itself, one a thousand deep, and entries without children do no harm. */
export const Hostile: Story = {
  args: {
    categories: readCategories({
      items: [...cyclic(), nested(1000), { id: 7, name: 'Yaprak', childs: null }, null, 'metin', 42],
    }),
  },
  parameters: { covers: ['CAT-02', 'FAIL-05'] },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await openColumns(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Döngü: alt kategoriler' }));
    await expect(await canvas.findByRole('link', { name: 'Döngünün içi' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Döngünün içi: alt kategoriler' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Yaprak: alt kategoriler' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Derin 1000: alt kategoriler' }));
    for (let deep = 999; deep > 990; deep -= 1) {
      await userEvent.click(await canvas.findByRole('button', { name: `Derin ${deep}: alt kategoriler` }));
    }
    await expect(canvasElement.querySelectorAll('nav ul')).toHaveLength(11);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
function cyclic(): WireCategory[] {
  const outer: WireCategory = { id: 1, name: 'Döngü' };
  outer.childs = [{ id: 2, name: 'Döngünün içi', childs: [outer] }];
  return [outer];
}
function nested(depth: number): WireCategory {
  let category: WireCategory = { id: 2000, name: 'Derin 0' };
  for (let deep = 1; deep <= depth; deep += 1) {
    category = { id: 2000 + deep, name: `Derin ${deep}`, childs: [category] };
  }
  return category;
}
