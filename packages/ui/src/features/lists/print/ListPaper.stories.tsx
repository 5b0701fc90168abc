import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useBarcodes } from '../../../primitives/Barcode/useBarcodes.ts';
import { ListPaper, type PrintedList, scannedCode } from './ListPaper.tsx';

const products = [
  ['EK-NYM-3250', 4, 'Ege Kablo NYM-J 3×2,5 mm² Antigron Kablo 100 m Makara', '8690224281570', 'Makara'],
  ['VT-C16-1PN', 96, 'Voltan C Tipi Otomatik Sigorta 1P+N 16 A 6 kA', '8690224616280', 'Adet'],
  ['LM-A60-12W65', 240, 'Lumina A60 LED Ampul 12 W E27 6500 K Beyaz Işık', '8690224318764', 'Adet'],
  ['MT-0825-M', 6, 'Metriks Çift Taraflı Baskılı Şerit Metre 8 m × 25 mm Manyetik Uçlu', '', 'Adet'],
  ['TK-KT-230', 50, 'Torka Metal Kesme Taşı 230 × 1,9 × 22,23 mm', '', 'Adet'],
] as const;
const list: PrintedList = {
  name: 'Haftalık elektrik',
  company: 'Karadağ Yapı Market Ltd. Şti.',
  seller: 'Kuzey Teknik',
  day: '2026-11-21',
  rows: products.map(([code, quantity, name, barcode, unit]) => ({
    code,
    quantity,
    product: { name, barcode, unit },
  })),
  left: [
    { code: 'KL-AK-63', reason: 'sepete eklenemez' },
    { code: 'EK-NYM-3150', reason: 'artık bulunamıyor' },
  ],
};

function Printed({ list: shown }: { list: PrintedList }) {
  const stripes = useBarcodes(shown.rows.map(scannedCode));
  return <ListPaper list={shown} stripes={stripes} />;
}

const meta = {
  component: ListPaper,
  args: { list, stripes: new Map() },
  render: (args) => <Printed list={args.list} />,
  parameters: { covers: ['LSTS-03'] },
} satisfies Meta<typeof ListPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Barkod 8690224281570' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Barkod MT-0825-M' })).toBeVisible();
    await expect(canvas.getByText(/KL-AK-63 \(sepete eklenemez\)/)).toBeVisible();
  },
};
/** What no bar code holds stands there as text; a row that the shop has not answered for is its code. */
export const LongContent: Story = {
  args: {
    list: {
      ...list,
      name: 'Uzun bir liste adı '.repeat(5),
      rows: [
        ...list.rows,
        { code: 'ŞALTER-3', quantity: 999_999_999, product: undefined },
        { code: 'SN-2026-000000000042-KUZEY-TEKNIK-01', quantity: 1, product: undefined },
      ],
    },
  },
};
export const Many: Story = {
  args: {
    list: {
      ...list,
      rows: Array.from({ length: 60 }, (_, index) => ({
        code: `KOD-${index}`,
        quantity: index + 1,
        product: undefined,
      })),
    },
  },
};
