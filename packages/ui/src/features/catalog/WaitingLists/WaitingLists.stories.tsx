import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ToastRegion } from '../../../primitives/Toast/ToastRegion.tsx';
import type { AddLines } from '../addSelection.ts';
import { selectionOf } from '../selections.ts';
import { WaitingLists } from './WaitingLists.tsx';

const identity = JSON.stringify(['Merve Kaya', '']);
const all = JSON.stringify({ type: 'all' });
const brand = JSON.stringify({ type: 'brand', id: 7, categoryId: 0 });

/** Types quantities into lists, 3 of each product. */
const typed = (...lists: readonly (readonly [list: string, title: string, count: number])[]) => {
  for (const [list, title, count] of lists) {
    const selection = selectionOf(identity, list, title);
    for (let id = 1; id <= count; id += 1) selection.set(id, '3', `Ürün ${id}`);
  }
};
/** All of them arrive. */
const arrive: AddLines = async (lines) => lines.map((line) => ({ ...line, isAdded: true, note: '' }));

const meta = {
  component: WaitingLists,
  args: { identity, onAdd: fn(arrive) },
  parameters: { covers: ['USE-08'] },
  beforeEach: () => typed([all, 'Tüm Ürünler', 3], [brand, 'Bosch', 1]),
} satisfies Meta<typeof WaitingLists>;
export default meta;
type Story = StoryObj<typeof meta>;

const region = { name: 'Bekleyen miktarlar' };

export const Default: Story = {
  play: async ({ canvas }) => {
    const lists = within(canvas.getByRole('region', region));
    const [first, second] = lists.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Tüm Ürünler: 3 ürün sepete eklenmeyi bekliyor');
    await expect(second).toHaveTextContent('Bosch: 1 ürün sepete eklenmeyi bekliyor');
    await expect(lists.getByRole('link', { name: 'Tüm Ürünler' })).toHaveAttribute('href', '/spa/productAll');
    await expect(lists.getByRole('link', { name: 'Bosch' })).toHaveAttribute('href', '/spa/brand/7/0');
  },
};
export const Empty: Story = {
  beforeEach: () => selectionOf(identity, all).clear(),
  args: { identity: JSON.stringify(['Ahmet', '']) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', region)).toBeNull();
  },
};
export const Pending: Story = {
  args: { onAdd: fn<AddLines>(() => new Promise(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sepete Ekle: Bosch' }));
    // What goes into the basket goes one after the other.
    await userEvent.click(canvas.getByRole('button', { name: 'Sepete Ekle: Tüm Ürünler' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
const longTitle = '“Şarjlı darbeli matkap 18 V çift akülü kömürsüz motorlu” için arama sonuçları';
export const LongContent: Story = {
  beforeEach: () => typed([JSON.stringify({ type: 'search', q: 'matkap' }), longTitle, 1250]),
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const MobileLongContent: Story = {
  ...LongContent,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', region);
    await expect(section.scrollWidth).toBeLessThanOrEqual(section.clientWidth);
  },
};
/** What is typed into the list that is shown is not elsewhere. */
export const LeavesOutTheListThatIsShown: Story = {
  args: { here: all },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    selectionOf(identity, brand).clear();
    await waitFor(() => expect(canvas.queryByRole('region', region)).toBeNull());
  },
};
export const AddsFromHere: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sepete Ekle: Bosch' }));
    await expect(args.onAdd).toHaveBeenCalledWith([{ productId: 1, quantity: 3, name: 'Ürün 1' }]);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(selectionOf(identity, brand).count()).toBe(0);
  },
};
/** What did not arrive stays where it was typed. */
export const KeepsWhatWasRefused: Story = {
  args: {
    onAdd: fn<AddLines>(async (lines) => lines.map((line) => ({ ...line, isAdded: false, note: '' }))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sepete Ekle: Bosch' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const TellsOfAWrongQuantity: Story = {
  render: (args) => (
    <>
      <WaitingLists {...args} />
      <ToastRegion label="Bildirimler" closeLabel="Kapat" />
    </>
  ),
  beforeEach: () => selectionOf(identity, brand).set(9, '2,5', 'Matkap'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sepete Ekle: Bosch' }));
    await expect(await within(document.body).findByRole('alert')).toHaveTextContent('Matkap');
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};
