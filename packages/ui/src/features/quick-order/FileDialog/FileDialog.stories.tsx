import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, spyOn, waitFor, within } from 'storybook/test';
import { refusalWords } from '../../../sheet/read/refusalWords.ts';
import { writeWorkbook } from '../../../sheet/read/workbook.fixture.ts';
import { listed, readable, refused, shortened } from '../file/listFiles.fixture.ts';
import { rowLimit } from '../file/rowLimit.ts';
import { FileDialog, type FileDialogProps } from './FileDialog.tsx';

const fileOf = (name: string, bytes: Uint8Array<ArrayBuffer> | undefined) => new File([bytes ?? ''], name);
const readableFile = (name: string) => fileOf(name, readable[name]?.());
const refusedFile = (name: string) => fileOf(name, refused[name]?.[0]());

const cells = (row: number, ...texts: string[]) =>
  `<row r="${row}">${texts.map((text, place) => `<c r="${'ABCDEF'[place]}${row}" t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
const twoSheets = () =>
  Uint8Array.from(
    writeWorkbook([
      { name: 'Kapak', data: cells(1, 'Karadağ Yapı Market', 'Kasım') },
      {
        name: 'Sipariş',
        data: [
          ['No', 'Stok Kodu', 'Malzeme', 'Br', 'Sipariş Adedi', 'Not'],
          ['1', 'TK-1855-2B', 'Torka kömürsüz darbeli matkap 18 V çift akü', 'AD', '6', ''],
          ['2', 'EK-NYM-3250', 'NYM 3×2,5 antigron kablo 100 m', 'MK', '12', ''],
          ['3', '8690224318764', 'A60 LED ampul 12 W beyaz', 'AD', '240', 'acil'],
          ['4', '8,69044E+12', 'Komple pano rayı 35 mm', 'AD', '48', ''],
          ['5', 'DM-AKB-1680', 'Cıvata M16×80 8.8 galvaniz', 'KT', '10', ''],
          ['6', 'TK-1855-2B', 'Torka kömürsüz darbeli matkap 18 V çift akü', 'AD', '2,5', ''],
        ]
          .map((row, place) => cells(place + 1, ...row))
          .join(''),
      },
    ]),
  );

const meta = {
  component: FileDialog,
  args: {
    file: fileOf('siparis-kasim.xlsx', twoSheets()),
    onLines: fn(),
    onChooseOther: fn(),
    onClose: fn(),
  },
  parameters: { covers: ['QORD-04'] },
} satisfies Meta<typeof FileDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A file is read beside the page; the development server makes the reader when it is first asked for. */
const patience = { timeout: 20_000 };
const rows = () => screen.findByRole('table', { name: 'İlk beş satır' }, patience);
const firstCells = async () =>
  within(await rows())
    .getAllByRole('row')
    .map((row) => row.textContent);
const column = (name: string) => screen.getByRole('combobox', { name });
const handOver = () => screen.getByRole('button', { name: 'Satırlara Aktar' });

/** A reader that does what the story needs, in place of the one that is fetched. */
function readWith(act: (worker: EventTarget) => void) {
  class Reader extends EventTarget {
    postMessage = () => act(this);
    terminate = () => undefined;
  }
  return spyOn(globalThis, 'Worker').mockImplementation(function make() {
    return new Reader() as unknown as Worker;
  });
}

export const Default: Story = {
  play: async () => {
    await expect(await firstCells()).toEqual([
      'SatırKodB · Stok KoduCMalzemeDBrMiktarE · Sipariş AdediFNotAnlaşılan',
      expect.stringContaining('TK-1855-2B'),
      expect.stringContaining('EK-NYM-3250'),
      expect.stringContaining('8690224318764'),
      expect.stringMatching(/8,69044E\+12.*Barkod kayıp/),
      expect.stringContaining('DM-AKB-1680'),
    ]);
    await expect(column('Sayfa')).toHaveDisplayValue('Sipariş · 7 satır');
    await waitFor(() =>
      expect(screen.getAllByRole('status').at(-1)).toHaveTextContent(
        '6 satır okundu, 6 satır aktarılacak, 2 satır hatalı',
      ),
    );
    await expect(screen.getByText('1 satırda barkod kayıp.')).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach: () => {
    const reader = readWith(() => undefined);
    return () => reader.mockRestore();
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Dosya okunuyor…')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  beforeEach: () => {
    const reader = readWith((worker) => worker.dispatchEvent(new Event('error', { cancelable: true })));
    return () => reader.mockRestore();
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(refusalWords(rowLimit).notLoaded);
    await expect(screen.getByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
  },
};
export const Rejected: Story = {
  args: { file: refusedFile('eski.xls') },
  parameters: { covers: ['QORD-05'] },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alert', undefined, patience)).toHaveTextContent(
      refusalWords(rowLimit).oldWorkbook,
    );
    await expect(screen.queryByRole('button', { name: 'Tekrar Dene' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Başka Dosya Seç' }));
    await expect(args.onChooseOther).toHaveBeenCalledOnce();
  },
};
export const LongContent: Story = {
  args: {
    file: fileOf(
      `${'cok-uzun-bir-dosya-adi-'.repeat(6)}.csv`,
      Uint8Array.from(
        new TextEncoder().encode(
          `Kod;${'Malzemenin çok uzun açıklaması '.repeat(4)};Miktar;A;B;C;D\n${'UZUN-KOD-'.repeat(7)}1;${'Torka kömürsüz darbeli matkap '.repeat(5)};99999;a;b;c;d`,
        ),
      ),
    ),
  },
  play: async () => void (await rows()),
};
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => void (await rows()),
};
export const MobileRejected: Story = {
  args: { file: refusedFile('libre.ods') },
  globals: { viewport: { value: 'phone' } },
  play: async () => void (await screen.findByRole('alert', undefined, patience)),
};
export const LostBarcodes: Story = {
  args: { file: fileOf('barkodlar.csv', shortened()) },
  play: async () => {
    await expect(await screen.findByText('2 satırda barkod kayıp.', undefined, patience)).toBeVisible();
    await expect(
      screen.getByText('Metin dosyası olarak okundu: UTF-8, noktalı virgülle ayrılmış'),
    ).toBeVisible();
  },
};
/** Amounts with a comma in each row: a comma cuts them as evenly as what stands between the cells. */
const commas = 'Kod;Ad;Fiyat;Miktar\nAM-01;Matkap, darbeli;12,50;5\nAM-02;Vida, çelik;0,75;240\n';

export const ChangesEncodingAndDelimiter: Story = {
  args: { file: fileOf('virgul.csv', Uint8Array.from(new TextEncoder().encode(commas))) },
  play: async ({ args, userEvent }) => {
    await rows();
    await userEvent.selectOptions(column('Karakter kodlaması'), 'Windows-1254 (Türkçe)');
    await expect(column('Karakter kodlaması')).toHaveFocus();
    await waitFor(async () => expect(await rows()).toHaveTextContent('Vida, Ã§elik'), patience);
    await userEvent.selectOptions(column('Karakter kodlaması'), 'UTF-8');
    await waitFor(async () => expect(await rows()).toHaveTextContent('Vida, çelik'), patience);
    await userEvent.selectOptions(column('Ayırıcı'), 'Virgül ( , )');
    await waitFor(() => expect(column('Kod sütunu')).not.toHaveTextContent('Fiyat;'), patience);
    await userEvent.selectOptions(column('Ayırıcı'), 'Noktalı virgül ( ; )');
    await waitFor(() => expect(column('Miktar sütunu')).toHaveDisplayValue('D · Miktar'), patience);
    await waitFor(() => expect(handOver()).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(handOver());
    await expect(args.onLines).toHaveBeenCalledWith([
      { kind: 'product', code: 'AM-01', quantity: 5 },
      { kind: 'product', code: 'AM-02', quantity: 240 },
    ]);
  },
};

export const ChangesColumns: Story = {
  play: async ({ args, userEvent }) => {
    await rows();
    await userEvent.selectOptions(column('Sayfa'), 'Kapak · 1 satır');
    await waitFor(async () => expect(await firstCells()).toHaveLength(2));
    await userEvent.selectOptions(column('Sayfa'), 'Sipariş · 7 satır');
    await userEvent.selectOptions(column('Kod sütunu'), 'E · Sipariş Adedi');
    // A column is one of the two.
    await expect(column('Miktar sütunu')).toHaveDisplayValue('Yok: her satır 1');
    await userEvent.selectOptions(column('Kod sütunu'), 'B · Stok Kodu');
    await userEvent.selectOptions(column('Miktar sütunu'), 'A · No');
    await userEvent.click(screen.getByRole('checkbox', { name: 'İlk satır başlık' }));
    await waitFor(() => expect(handOver()).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(handOver());
    await expect(args.onLines).toHaveBeenCalledWith([
      { kind: 'badQuantity', code: 'Stok Kodu', text: 'No' },
      { kind: 'product', code: 'TK-1855-2B', quantity: 7, merged: 2 },
      { kind: 'product', code: 'EK-NYM-3250', quantity: 2 },
      { kind: 'product', code: '8690224318764', quantity: 3 },
      { kind: 'lostBarcode', text: '8,69044E+12', quantity: '4' },
      { kind: 'product', code: 'DM-AKB-1680', quantity: 5 },
    ]);
  },
};
export const RecoversOnRetry: Story = {
  args: { file: readableFile('excel.xlsx') },
  beforeEach: () => {
    const reader = readWith((worker) => worker.dispatchEvent(new Event('error', { cancelable: true })));
    return () => reader.mockRestore();
  },
  play: async ({ args, userEvent }) => {
    const again = await screen.findByRole('button', { name: 'Tekrar Dene' });
    mocked(globalThis.Worker).mockRestore();
    await userEvent.click(again);
    await rows();
    await waitFor(() => expect(handOver()).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(handOver());
    await expect(args.onLines).toHaveBeenCalledWith(
      listed.map(([code, quantity]) => ({ kind: 'product', code, quantity })),
    );
  },
};

const textFile = (text: string) => fileOf('program.csv', Uint8Array.from(new TextEncoder().encode(text)));

/** Opens another file when the first one has been handed over. */
function TwoFiles({ onLines, ...props }: FileDialogProps) {
  const [file, setFile] = useState(props.file);
  return (
    <>
      <button type="button" onClick={() => setFile(textFile('Program\nKod;Koli;Adet\nAM-03;7;84\n'))}>
        Sonraki dosya
      </button>
      <FileDialog
        {...props}
        file={file}
        onLines={(lines) => {
          setFile(undefined);
          onLines(lines);
        }}
      />
    </>
  );
}
export const RemembersColumns: Story = {
  args: { file: textFile('Kod;Koli;Adet\nAM-01;2;24\n') },
  render: (args) => <TwoFiles {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await rows();
    await expect(column('Miktar sütunu')).toHaveDisplayValue('C · Adet');
    await userEvent.selectOptions(column('Karakter kodlaması'), 'Windows-1254 (Türkçe)');
    await userEvent.selectOptions(column('Miktar sütunu'), 'B · Koli');
    await waitFor(() => expect(handOver()).not.toHaveAttribute('aria-disabled'), patience);
    await userEvent.click(handOver());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Sonraki dosya' }));
    await expect(
      await screen.findByText(/Bu başlıkların eşlemesi hatırlandı/, undefined, patience),
    ).toBeVisible();
    await expect(column('Miktar sütunu')).toHaveDisplayValue('B · Koli');
    await expect(column('Karakter kodlaması')).toHaveDisplayValue('Windows-1254 (Türkçe)');
    await waitFor(() => expect(handOver()).not.toHaveAttribute('aria-disabled'), patience);
    await userEvent.click(handOver());
    await expect(args.onLines).toHaveBeenLastCalledWith([{ kind: 'product', code: 'AM-03', quantity: 7 }]);
  },
};
