import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Stack } from '../primitives/Layout/Stack.tsx';
import type { GridColumn } from '../primitives/GridTable/GridColumn.ts';
import { GridTable } from '../primitives/GridTable/GridTable.tsx';
import { vars } from '../theme/vars.css.ts';
import { lead, page } from './foundations.css.ts';

const meta = { tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const numberColumns: readonly GridColumn<string>[] = [
  { key: 'code', title: 'Kod', kind: 'code', width: 160, cell: (amount) => `O0O-${amount.length}01` },
  { key: 'list', title: 'Liste', kind: 'number', width: 160, cell: (amount) => amount },
  { key: 'dealer', title: 'Bayi', kind: 'number', width: 160, cell: (amount) => amount },
];

const sizes = [
  [vars.text[32], vars.line[32], '1.234.567,89 TL', 'vitrin'],
  [vars.text[24], vars.line[24], 'Hırdavat ve El Aletleri', 'sayfa başlığı'],
  [vars.text[20], vars.line[20], 'Kampanyalı Ürünler', 'bölüm başlığı'],
  [vars.text[16], vars.line[16], 'Sipariş Özeti', 'parça başlığı, telefonda gövde'],
  [vars.text[14], vars.line[14], 'Şifreniz ğüşıöç İĞÜŞÖÇ ₺', 'gövde'],
  [vars.text[13], vars.line[13], 'Teslimat adresi seçilmedi.', 'tablo, küçük metin'],
  [vars.text[12], vars.line[12], 'TK-1855-2B · 8690224207198', 'etiket, kod'],
] as const;

const weights = [
  [vars.font.regular, 'Normal 430'],
  [vars.font.medium, 'Orta 520'],
  [vars.font.semibold, 'Yarı kalın 620'],
  [vars.font.bold, 'Kalın 680'],
] as const;

const letters =
  'ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ abcçdefgğhıijklmnoöprsştuüvyz âîû 0123456789 ₺ € × ÷ ± ² ³ ° Ø ½ ″ – — “ ” ’ …';

export const Type: Story = {
  render: () => (
    <div className={page}>
      <Stack gap={2}>
        <Heading level={1}>Yazı</Heading>
        <p className={lead}>Tek aile, Inter. Sayılar bir sütunda eşit genişliktedir ve sağa yaslanır.</p>
      </Stack>
      <Stack gap={3}>
        {sizes.map(([fontSize, lineHeight, text, use]) => (
          <div key={use}>
            <div style={{ fontSize, lineHeight, fontWeight: vars.font.medium }}>{text}</div>
            <small className={lead}>{use}</small>
          </div>
        ))}
      </Stack>
      <Stack gap={1}>
        {weights.map(([fontWeight, name]) => (
          <div key={name} style={{ fontWeight, fontSize: vars.text[16] }}>
            {name}: Seçilenleri Sepete Ekle
          </div>
        ))}
      </Stack>
      <p lang="tr">{letters}</p>
      <GridTable
        label="Sayılar"
        columns={numberColumns}
        rows={['1.111,11', '80.080,00', '1.234.567,89']}
        rowKey={String}
      />
    </div>
  ),
};

/** A letter the font file lacks would come from another family, of another width. */
export const HasEveryTurkishLetter: Story = {
  render: () => <p>{letters}</p>,
  play: async () => {
    await document.fonts.load('430 14px "Inter Variable"', letters);
    const context = new OffscreenCanvas(1, 1).getContext('2d')!;
    const widthIn = (letter: string, families: string) => {
      context.font = `430 100px ${families}`;
      return context.measureText(letter).width;
    };
    const missing = Array.from(letters.replaceAll(' ', '')).filter(
      (letter) =>
        widthIn(letter, '"Inter Variable", monospace') !== widthIn(letter, '"Inter Variable", serif'),
    );
    await expect(missing).toEqual([]);
    await expect(widthIn('₪', '"Inter Variable", monospace')).not.toBe(
      widthIn('i', '"Inter Variable", monospace'),
    );
  },
};
