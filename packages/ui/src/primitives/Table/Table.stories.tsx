import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { CheckIcon } from '../Icon/CheckIcon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Table, TableCell, TableFoot, TableHead, TableHeader, TableRow } from './Table.tsx';
import { TableScroller } from './TableScroller.tsx';
import { notes } from './Table.notes.ts';

const columns = 'minmax(280px, 1fr) 124px 104px 104px 124px';
const goods = [
  ['Torka İzole Tornavida Takımı 1000 V VDE 5 Parça', '8690224207198', '1.012,29 TL', '842,10 TL'],
  [
    'Hidrosan Pirinç Küresel Vana 1" PN 40 Tam Geçişli Kırmızı Kollu',
    '8690224207204',
    '311,80 TL',
    '259,00 TL',
  ],
  ['Safera Nitril Kaplı Montaj Eldiveni EN 388 Beden 10', '8690224207211', '34,02 TL', '28,35 TL'],
] as const;

const Head = () => (
  <TableHead>
    <TableHeader pin="start">Ürün</TableHeader>
    <TableHeader kind="code">Barkod</TableHeader>
    <TableHeader kind="number">Liste</TableHeader>
    <TableHeader kind="number">Bayi</TableHeader>
    <TableHeader>Durum</TableHeader>
  </TableHead>
);
const Good = ({
  good: [name, barcode, list, dealer],
}: {
  good: readonly [string, string, string, string];
}) => (
  <>
    <TableCell pin="start">{name}</TableCell>
    <TableCell kind="code">{barcode}</TableCell>
    <TableCell kind="number">{list}</TableCell>
    <TableCell kind="number">{dealer}</TableCell>
    <TableCell>
      <div>
        <Badge tone="positive">
          <CheckIcon size="xs" /> Stokta
        </Badge>
      </div>
    </TableCell>
  </>
);

const meta = {
  component: Table,
  parameters: { notes },
  args: { label: 'Ürünler', columns, children: null },
  render: (args) => (
    <TableScroller label="Ürünler">
      <Table {...args}>
        <Head />
        {goods.map((good, index) => (
          <TableRow key={good[1]} isChosen={index === 2}>
            <Good good={good} />
          </TableRow>
        ))}
        <TableFoot>
          <TableCell span={2}>Genel Toplam</TableCell>
          <TableCell kind="number">1.358,11 TL</TableCell>
          <TableCell kind="number">1.129,45 TL</TableCell>
          <TableCell />
        </TableFoot>
      </Table>
    </TableScroller>
  ),
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Ürünler' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    const [list, dealer] = canvas
      .getAllByText(/^(?:311,80|1\.012,29) TL$/)
      .map((one) => one.getBoundingClientRect());
    await expect(list?.right).toBe(dealer?.right);
  },
};
export const Loading: Story = {
  render: (args) => (
    <Table {...args} isLoading>
      <Head />
      {[300, 216, 268].map((width) => (
        <TableRow key={width}>
          <TableCell>
            <Skeleton width={width} />
          </TableCell>
          <TableCell>
            <Skeleton width={100} />
          </TableCell>
          <TableCell kind="number">
            <Skeleton width={72} />
          </TableCell>
          <TableCell kind="number">
            <Skeleton width={72} />
          </TableCell>
          <TableCell>
            <Skeleton width={64} />
          </TableCell>
        </TableRow>
      ))}
    </Table>
  ),
};
const long = [
  'Çelikon Endüstriyel Kullanıma Uygun, Paslanmaz Çelik Gövdeli, Çift Yönlü Kilitli Fiberglas Saplı Lastik Çekiç 1500 g',
  '8690211643039-ÖZEL',
  '12.345.678,90 TL',
  '10.987.654,32 TL',
] as const;
export const LongContent: Story = {
  render: (args) => (
    <TableScroller label="Ürünler">
      <Table {...args}>
        <Head />
        <TableRow>
          <Good good={long} />
        </TableRow>
      </Table>
    </TableScroller>
  ),
  play: async ({ canvas }) => {
    // An amount is never broken.
    const amount = document.createRange();
    amount.selectNodeContents(canvas.getByText('12.345.678,90 TL'));
    const lines = new Set([...amount.getClientRects()].map(({ top }) => top));
    await expect(lines.size).toBe(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Many: Story = {
  render: (args) => (
    <Table {...args} rowCount={301}>
      <Head />
      {Array.from({ length: 300 }, (_, index) => (
        <TableRow key={index} isSkippable>
          <Good good={goods[index % 3] ?? goods[0]} />
        </TableRow>
      ))}
    </Table>
  ),
  play: async ({ canvas }) => {
    const head = canvas.getAllByRole('row')[0];
    window.scrollTo(0, 4000);
    await expect(window.scrollY).toBeGreaterThan(1000);
    await expect(Math.round(head?.getBoundingClientRect().top ?? -1)).toBe(0);
    window.scrollTo(0, 0);
  },
};
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Comfortable: Story = {
  globals: { density: 'comfortable' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')[1]?.getBoundingClientRect().height).toBe(48);
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { columns: 'minmax(280px, 1fr) 240px 240px 240px 240px' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Ürünler' });
    box.scrollLeft = 200;
    await expect(box.scrollLeft).toBe(200);
    const name = canvas.getByText(goods[0][0]).getBoundingClientRect();
    await expect(Math.round(name.left)).toBe(Math.round(box.getBoundingClientRect().left));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
