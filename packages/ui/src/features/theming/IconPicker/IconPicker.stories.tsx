import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { IconChoice } from './IconChoice.tsx';
import { IconPicker } from './IconPicker.tsx';

const meta = {
  component: IconPicker,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onSelect: fn(),
    name: 'El Aletleri',
    icon: 'fa-solid fa-wrench',
  },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // Patience counts from when the drawings are there: the development server makes the set when it is first asked for.
  loaders: [() => import('virtual:icon-set/solid')],
} satisfies Meta<typeof IconPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'İkon Seç' }));
const iconNamed = async (name: string) => (await dialog()).findByRole('button', { name }, { timeout: 5000 });
const filter = async () => (await dialog()).getByRole('searchbox', { name: 'İkon ara' });
const focused = () => document.activeElement?.textContent;
const counted = async (text: string) =>
  waitFor(async () => expect((await dialog()).getByRole('status')).toHaveTextContent(text));

/** Opens where the icon is that is set. */
export const Default: Story = {
  parameters: { covers: ['CAT-05'] },
  play: async () => {
    const icon = await iconNamed('wrench');
    await expect(icon).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(icon).toBeVisible());
    await expect((await dialog()).getByRole('tab', { name: 'Solid', selected: true })).toBeVisible();
    await counted('2.001 ikon');
  },
};
const waiting = {
  set: undefined,
  onRetry: undefined,
  label: 'Solid',
  text: '',
  selected: undefined,
  onSelect: fn(),
  onType: fn(),
  gridRef: null,
};
export const Loading: Story = { render: () => <IconChoice {...waiting} /> };
export const Empty: Story = {
  args: { icon: '' },
  parameters: { covers: ['CAT-05'] },
  play: async ({ userEvent }) => {
    await expect((await dialog()).getByRole('tab', { name: 'Regular', selected: true })).toBeVisible();
    await expect((await dialog()).queryByRole('button', { name: 'İkonu Kaldır' })).toBeNull();
    await counted('273 ikon');
    await userEvent.type(await filter(), 'İngiliz anahtarı');
    await (await dialog()).findByText('Bu adla başlayan ikon yok.');
  },
};
const retry = fn();
export const Failed: Story = {
  render: () => <IconChoice {...waiting} onRetry={retry} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bir şeyler ters gitti.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
  },
};
export const LongContent: Story = {
  args: { name: 'Endüstriyel Bağlantı, Sabitleme ve Kaldırma Elemanları ile Yedek Parçaları '.repeat(3) },
};
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await iconNamed('wrench');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Brands: Story = { args: { icon: 'fab fa-apple' } };
/** The shop has an icon that the free sets have not. */
export const Unknown: Story = { args: { icon: 'fa-solid fa-no-such-icon' } };

export const FiltersByPrefix: Story = {
  parameters: { covers: ['CAT-05'] },
  play: async ({ args, userEvent }) => {
    await counted('2.001 ikon');
    await userEvent.type(await filter(), 'WRENCH');
    await counted('1 ikon');
    await userEvent.clear(await filter());
    await userEvent.type(await filter(), 'apple');
    const names = (await dialog()).getAllByRole('gridcell').map(({ textContent }) => textContent);
    await expect(names).toEqual(['apple-alt', 'apple-whole']);
    await userEvent.click((await dialog()).getByRole('tab', { name: 'Brands' }));
    await userEvent.click(await iconNamed('apple-pay'));
    await expect(args.onSelect).toHaveBeenCalledWith('fa-brands fa-apple-pay');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const WalksByKeys: Story = {
  args: { icon: '' },
  parameters: { covers: ['CAT-05'] },
  play: async ({ args, userEvent }) => {
    await counted('273 ikon');
    const picker = await dialog();
    const field = await filter();
    await waitFor(() => expect(field).toHaveFocus());
    const grid = picker.getByRole('grid', { name: 'Regular ikonları' });
    const columns = Number(grid.ariaColCount);
    await userEvent.keyboard('{ArrowDown}');
    const [first = '', second] = picker.getAllByRole('gridcell').map(({ textContent }) => textContent);
    await expect(focused()).toBe(first);
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).toBe(second);
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowUp}');
    await expect(focused()).toBe(first);
    await expect(
      picker.getAllByRole('gridcell').filter((cell) => cell.querySelector('[tabindex="0"]')),
    ).toHaveLength(1);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(document.activeElement).toBeVisible());
    const row = document.activeElement?.closest('[role="row"]');
    await expect(Number(row?.getAttribute('aria-rowindex'))).toBe(Math.ceil(273 / columns));
    await userEvent.keyboard('{Control>}{Home}{/Control}{PageDown}{Home}');
    await expect(Number(document.activeElement?.closest('[role="row"]')?.ariaRowIndex)).toBeGreaterThan(2);
    await userEvent.keyboard('w');
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.keyboard('window-ma{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('fa-regular fa-window-maximize');
  },
};
/** However far it is scrolled, only what is in sight is drawn. */
export const ScrollsWithoutHoles: Story = {
  parameters: { covers: ['CAT-05'] },
  play: async () => {
    await counted('2.001 ikon');
    const grid = (await dialog()).getByRole('grid');
    const scroller = grid.parentElement ?? grid;
    await waitFor(() => expect(scroller.clientHeight).toBeGreaterThan(0));
    for (const share of [0.2, 0.6, 0.9, 1]) {
      scroller.scrollTop = share * (scroller.scrollHeight - scroller.clientHeight);
      await waitFor(async () => {
        const { left, top, bottom } = scroller.getBoundingClientRect();
        for (const y of [top + 4, (top + bottom) / 2, bottom - 4]) {
          await expect(document.elementFromPoint(left + 30, y)?.closest('button')).not.toBeNull();
        }
      });
      await expect(grid.querySelectorAll('button').length).toBeLessThan(250);
    }
  },
};
/** A letter filters in the task of its key: no pause, no frame between. How long that takes is for a timed journey. */
export const FiltersAtOnce: Story = {
  play: async () => {
    await counted('2.001 ikon');
    await fireEvent.input(await filter(), { target: { value: 's' } });
    await expect((await dialog()).getAllByRole('gridcell')[0]).toHaveTextContent(/^s/);
  },
};
export const TakesTheIconAway: Story = {
  parameters: { covers: ['CAT-04'] },
  play: async ({ args, userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'İkonu Kaldır' }));
    await expect(args.onSelect).toHaveBeenCalledWith('');
  },
};
export const AsksAgain: Story = {
  ...Failed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tekrar Dene' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
