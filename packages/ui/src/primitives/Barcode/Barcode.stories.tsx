import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Barcode, type BarcodeProps } from './Barcode.tsx';
import { notes } from './Barcode.notes.ts';
import { fetchBarcodes, useBarcodes } from './useBarcodes.ts';

function Drawn({ values }: { values: readonly string[] }) {
  const stripes = useBarcodes(values);
  return values.map((value) => (
    <Barcode key={value} value={value} label={`Barkod ${value}`} stripes={stripes.get(value)} />
  ));
}

const only = ({ value }: Pick<BarcodeProps, 'value'>) => ({
  args: { value, label: `Barkod ${value}`, stripes: undefined },
});

const meta = {
  component: Barcode,
  parameters: { notes },
  ...only({ value: '8690224281570' }),
  render: ({ value }) => <Drawn values={[value]} />,
} satisfies Meta<typeof Barcode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['REPT-10'] },
  play: async ({ canvas }) => {
    const svg = await canvas.findByRole('img', { name: 'Barkod 8690224281570' });
    await expect(svg).toHaveAttribute('width', '99');
    const bars = svg.querySelector('path');
    const box = bars?.getBBox();
    await expect([box?.x, box?.y, box?.width, box?.height]).toEqual([2, 2, 95, 35]);
    await expect(svg.querySelector('text')).toHaveAttribute('font-size', '10');
    await expect(svg.querySelectorAll('style')).toHaveLength(0);
  },
};
export const LongContent: Story = only({ value: 'SN-2026-000000000042-KUZEY-TEKNIK-01' });
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Ean8: Story = only({ value: '96385074' });
export const WrongCheckDigit: Story = {
  ...only({ value: '8690224281571' }),
  parameters: { covers: ['REPT-10'] },
  play: async ({ canvas }) => {
    const svg = await canvas.findByRole('img', { name: 'Barkod 8690224281571' });
    await expect(svg.querySelector('path')?.getBBox().width).not.toBe(95);
  },
};
export const Code128: Story = only({ value: 'KA-013/5' });
export const NotEncodable: Story = {
  ...only({ value: 'ŞİŞE-1' }),
  parameters: { covers: ['REPT-10'] },
  play: async ({ canvas }) => {
    await fetchBarcodes();
    await expect(canvas.getByText('ŞİŞE-1')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
