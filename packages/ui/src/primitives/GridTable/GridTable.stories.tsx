import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { vars } from '../../theme/vars.css.ts';
import { Badge } from '../Badge/Badge.tsx';
import { CheckIcon } from '../Icon/CheckIcon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { GridColumn, GridSort } from './GridColumn.ts';
import { GridRow } from './GridRow.tsx';
import { notes } from './GridTable.notes.ts';
import * as css from './GridTable.stories.css.ts';
import { GridTable, type GridTableProps } from './GridTable.tsx';
import { SortedGridTable, type SortedGridTableProps } from './SortedGridTable.tsx';
import { sortHeaders } from './SortHeader.tsx';

interface Good {
  readonly name: string;
  readonly barcode: string;
  readonly list: string;
  readonly dealer: string;
}

const columns: readonly GridColumn<Good>[] = [
  {
    key: 'name',
    title: 'Ürün',
    width: { least: 300, share: 1 },
    narrow: { least: 240, share: 1 },
    pin: 'start',
    isSortable: true,
    className: css.name,
    cell: ({ name, barcode }) => (
      <>
        {name}
        <span className={css.under}>{barcode}</span>
      </>
    ),
    copies: [{ title: 'Ürün', kind: 'text', text: ({ name }) => name }],
    skeleton: (row) => <Skeleton width={216 + ((row * 37) % 80)} />,
  },
  {
    key: 'barcode',
    title: 'Barkod',
    kind: 'code',
    width: 124,
    narrow: 'folded',
    className: css.barcode,
    cell: ({ barcode }) => barcode,
    copies: [{ title: 'Barkod', kind: 'code', text: ({ barcode }) => barcode }],
    skeleton: () => <Skeleton width={100} />,
  },
  {
    key: 'list',
    title: 'Liste Fiyatı',
    short: 'Liste',
    kind: 'number',
    width: 128,
    isSortable: true,
    cell: ({ list }) => list,
    copies: [{ title: 'Liste Fiyatı', kind: 'value', text: ({ list }) => list }],
    skeleton: () => <Skeleton width={72} />,
  },
  {
    key: 'dealer',
    title: 'Bayi',
    kind: 'number',
    width: 128,
    cell: ({ dealer }) => dealer,
    copies: [{ title: 'Bayi', kind: 'value', text: ({ dealer }) => dealer }],
    skeleton: () => <Skeleton width={72} />,
  },
  {
    key: 'stock',
    title: 'Durum',
    width: 124,
    cell: () => (
      <div>
        <Badge tone="positive">
          <CheckIcon size="xs" /> Stokta
        </Badge>
      </div>
    ),
    copies: [{ title: 'Durum', kind: 'text', text: () => 'Stokta' }],
    skeleton: () => <Skeleton width={64} />,
  },
  {
    key: 'action',
    title: 'İşlem',
    kind: 'number',
    width: 88,
    isScreenOnly: true,
    cell: ({ barcode }) => (
      <button type="button" aria-label={`Detay: ${barcode}`}>
        Detay
      </button>
    ),
    skeleton: () => <Skeleton width={36} />,
  },
];

const good = (name: string, barcode: string, list: string, dealer: string): Good => ({
  name,
  barcode,
  list,
  dealer,
});
const goods: readonly Good[] = [
  good('Torka İzole Tornavida Takımı 1000 V VDE 5 Parça', '8690224207198', '1.012,29 TL', '842,10 TL'),
  good('Hidrosan Pirinç Küresel Vana 1" PN 40', '8690224207204', '311,80 TL', '259,00 TL'),
  good('Safera Nitril Kaplı Montaj Eldiveni EN 388', '0690224207211', '34,02 TL', '28,35 TL'),
];
const manyGoods = (count: number): readonly Good[] =>
  Array.from({ length: count }, (_, index) =>
    good(
      `Kombine anahtar ${index + 1} mm`,
      String(8_690_000_000_000 + index),
      `${index + 1},50 TL`,
      `${index + 1},00 TL`,
    ),
  );

const foot: SortedGridTableProps<Good>['foot'] = [
  {
    key: 'total',
    cells: [
      { from: 'name', to: 'list', kind: 'text', text: 'Genel Toplam' },
      { from: 'list', kind: 'number', text: '1.358,11 TL', label: 'Liste' },
      { from: 'dealer', kind: 'number', text: '1.129,45 TL', label: 'Bayi' },
    ],
  },
];

const rowKey = ({ barcode }: Good) => barcode;
const Goods = (props: GridTableProps<Good>) => <GridTable<Good> {...props} />;
const LongGoods = (props: SortedGridTableProps<Good>) => <SortedGridTable<Good> {...props} />;

const meta = {
  component: Goods,
  parameters: { notes, layout: 'fullscreen' },
  args: {
    label: 'Ürünler',
    columns,
    rows: goods,
    rowKey,
    className: css.table,
    rowClassName: css.card,
  },
  decorators: [(Story) => <div style={{ padding: `16px ${vars.size.gutter}` }}>{Story()}</div>],
} satisfies Meta<typeof Goods>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };

export const Default: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Ürünler' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    const names = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(names).toEqual(['Ürün', 'Barkod', 'Liste', 'Bayi', 'Durum', 'İşlem']);
    const [list, dealer] = canvas
      .getAllByText(/^(?:311,80|1\.012,29) TL$/)
      .map((one) => one.getBoundingClientRect());
    await expect(list?.right).toBe(dealer?.right);
  },
};
export const Loading: Story = {
  args: { rows: [], skeletonRows: 5 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[role=table]')).toHaveAttribute('aria-busy', 'true');
    await expect(canvasElement.querySelectorAll('[role=row]')).toHaveLength(6);
  },
};
export const Empty: Story = {
  args: { rows: [], empty: 'Kayıt Bulunamadı.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kayıt Bulunamadı.')).toBeVisible();
  },
};
export const Pending: Story = { args: { isBusy: true } };
export const LongContent: Story = {
  args: {
    rows: [
      good(
        'Çelikon Endüstriyel Kullanıma Uygun, Paslanmaz Çelik Gövdeli, Çift Yönlü Kilitli Fiberglas Saplı Lastik Çekiç 1500 g',
        '8690211643039',
        '12.345.678,90 TL',
        '10.987.654,32 TL',
      ),
    ],
  },
  play: async ({ canvas }) => {
    // An amount is never broken.
    const amount = document.createRange();
    amount.selectNodeContents(canvas.getByText('12.345.678,90 TL'));
    const lines = new Set([...amount.getClientRects()].map(({ top }) => top));
    await expect(lines.size).toBe(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
/** Rows that only show: what is near is there at once, the rest a moment later, for finding in the page and printing. */
export const Many: Story = {
  globals: desktop,
  args: { rows: manyGoods(600) },
  render: ({ rowKey: _rowKey, ...args }) => <LongGoods {...args} foot={foot} />,
  play: async ({ canvas, canvasElement }) => {
    const rows = () => canvasElement.querySelectorAll('[role=row]').length;
    await waitFor(() => expect(rows()).toBe(602));
    const [head] = canvas.getAllByRole('columnheader');
    window.scrollTo(0, 4000);
    await expect(window.scrollY).toBeGreaterThan(1000);
    await expect(Math.round(head?.getBoundingClientRect().top ?? -1)).toBe(0);
    window.scrollTo(0, 0);
  },
};
/** Rows that are too many for the page say how many they are. */
export const TooManyForThePage: Story = {
  args: { rows: manyGoods(6001) },
  render: ({ rowKey: _rowKey, ...args }) => <LongGoods {...args} foot={foot} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '6003');
    await expect(canvasElement.querySelectorAll('[role=row]').length).toBeLessThan(300);
  },
};
/** The totals below the rows, each under its column; on a phone with its name. */
export const WithTotals: Story = {
  globals: desktop,
  render: ({ rowKey: _rowKey, ...args }) => <LongGoods {...args} foot={foot} />,
  play: async ({ canvas }) => {
    const sum = canvas.getByText('1.358,11 TL').getBoundingClientRect();
    await expect(sum.right).toBe(canvas.getByText('311,80 TL').getBoundingClientRect().right);
  },
};
export const MobileWithTotals: Story = {
  ...WithTotals,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    // Of a row that is a card nothing stands outside.
    for (const cell of canvas.getAllByRole('cell').filter((one) => one.checkVisibility()))
      await expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};
/** All rows are on paper, those too that only kept their place. The head on each page is read from a PDF by a journey. */
export const Print: Story = {
  ...TooManyForThePage,
  play: async ({ canvasElement }) => {
    const rows = () => canvasElement.querySelectorAll('[role=row]').length;
    window.dispatchEvent(new Event('beforeprint'));
    // At once: the browser waits for nothing before it lays the paper out.
    await expect(rows()).toBe(6003);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(rows()).toBeLessThan(300));
  },
};
export const Comfortable: Story = {
  globals: { ...desktop, density: 'comfortable' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')[1]?.getBoundingClientRect().height).toBe(48);
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
/** Not wide enough for all columns: one stands under another's text. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { columns: columns.filter(({ key }) => key !== 'action') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth));
    await expect(
      canvas.getAllByText(goods[0]?.barcode ?? '').filter((one) => one.checkVisibility()),
    ).toHaveLength(1);
  },
};
/** Not even so: the table scrolls in its own box, and its first column stays in sight. */
export const TabletScrolled: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { columns: columns.map((column) => (column.kind === 'number' ? { ...column, width: 200 } : column)) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    const box = table.parentElement;
    if (!box) throw new Error('a box to scroll in is needed');
    await waitFor(() => expect(box.scrollWidth).toBeGreaterThan(box.clientWidth));
    box.scrollLeft = 200;
    await expect(box.scrollLeft).toBe(200);
    const name = canvas.getByText(goods[0]?.name ?? '').getBoundingClientRect();
    await expect(Math.round(name.left)).toBe(Math.round(box.getBoundingClientRect().left));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Chosen: Story = {
  args: { renderRow: (row, own) => <GridRow {...own} isChosen={row.barcode === goods[1]?.barcode} /> },
};

const onSort = fn();
function Sorted(props: GridTableProps<Good>) {
  const [sort, setSort] = useState<GridSort>({ key: 'name', isDescending: false });
  const headerOf = sortHeaders({
    sort,
    onSort: (next) => {
      setSort(next);
      onSort(next);
    },
  });
  return <Goods {...props} headerOf={headerOf} />;
}
export const SortsByAHead: Story = {
  render: (args) => <Sorted {...args} />,
  globals: desktop,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('columnheader', { name: 'Ürün' });
    const list = canvas.getByRole('columnheader', { name: 'Liste Fiyatı' });
    await expect(name).toHaveAttribute('aria-sort', 'ascending');
    await expect(list).toHaveAttribute('aria-sort', 'none');
    canvas.getByRole('button', { name: 'Liste Fiyatı' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onSort).toHaveBeenLastCalledWith({ key: 'list', isDescending: false });
    await userEvent.keyboard(' ');
    await expect(list).toHaveAttribute('aria-sort', 'descending');
  },
};

/** Selects from one text to another, copies, and tells what is on the clipboard. */
async function copyBetween(from: Element, to: Element) {
  from.dispatchEvent(new Event('selectstart', { bubbles: true }));
  // What was asked for with that is there.
  await import('./copyCells.ts');
  await new Promise(requestAnimationFrame);
  const selection = document.getSelection();
  selection?.setBaseAndExtent(from, 0, to, to.childNodes.length);
  const clipboardData = new DataTransfer();
  const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
  from.dispatchEvent(event);
  selection?.removeAllRanges();
  return {
    isTaken: event.defaultPrevented,
    plain: clipboardData.getData('text/plain'),
    html: clipboardData.getData('text/html'),
  };
}
/** The same, once the code that copies cells has come. */
const copyCellsBetween = (from: Element, to: Element) =>
  waitFor(async () => {
    const copied = await copyBetween(from, to);
    await expect(copied.isTaken).toBe(true);
    return copied;
  });
const cellsOf = (html: string) =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );

/** What is selected in several cells is copied as cells; what is there to be pressed is not. */
export const CopiesCells: Story = {
  render: ({ rowKey: _rowKey, ...args }) => <LongGoods {...args} foot={foot} />,
  globals: desktop,
  parameters: { covers: ['USE-11'] },
  play: async ({ canvas }) => {
    const [, first, second, , total] = canvas.getAllByRole('row');
    if (!first || !second || !total) throw new Error('rows are needed');
    const rows = await copyCellsBetween(first, second);
    await expect(cellsOf(rows.html)).toEqual([
      [goods[0]?.name, goods[0]?.barcode, '1.012,29 TL', '842,10 TL', 'Stokta'],
      [goods[1]?.name, goods[1]?.barcode, '311,80 TL', '259,00 TL', 'Stokta'],
    ]);
    await expect(rows.plain).toBe(
      `${goods[0]?.name}\t8690224207198\t1.012,29 TL\t842,10 TL\tStokta\n` +
        `${goods[1]?.name}\t8690224207204\t311,80 TL\t259,00 TL\tStokta`,
    );
    // A bar code would lose its zero.
    await expect(rows.html).toMatch(/mso-number-format[^>]*>8690224207198</);

    const part = await copyBetween(canvas.getByText('311,80 TL'), canvas.getByText('34,02 TL'));
    await expect(part.plain.split('\n').map((line) => line.split('\t'))).toEqual([
      ['', '', '311,80 TL', '259,00 TL', 'Stokta'],
      [goods[2]?.name, goods[2]?.barcode, '34,02 TL', '', ''],
    ]);

    const all = await copyBetween(canvas.getByRole('table'), total);
    await expect(cellsOf(all.html)[0]).toEqual(['Ürün', 'Barkod', 'Liste Fiyatı', 'Bayi', 'Durum']);
    await expect(all.plain.split('\n').at(-1)).toBe('Genel Toplam\t\t1.358,11 TL\t1.129,45 TL\t');

    const name = canvas.getByText(goods[0]?.name ?? '');
    await expect((await copyBetween(name, name)).isTaken).toBe(false);
  },
};
/** Rows that only keep their place are copied with those around them. */
export const CopiesRowsOutOfSight: Story = {
  args: { rows: manyGoods(6100) },
  parameters: { covers: ['USE-11'] },
  render: ({ rowKey: _rowKey, ...args }) => <LongGoods {...args} />,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    const lines = (await copyCellsBetween(table, table)).plain.split('\n');
    await expect(lines).toHaveLength(6101);
    await expect(lines.at(-1)).toBe('Kombine anahtar 6100 mm\t8690000006099\t6100,50 TL\t6100,00 TL\tStokta');
  },
};
