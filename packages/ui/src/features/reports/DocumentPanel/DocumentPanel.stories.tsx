import type { Meta, StoryObj } from '@storybook/react-vite';
import * as applications from '@vitrin/demo-server/fixtures/application';
import * as reports from '@vitrin/demo-server/fixtures/reports';
import { given } from '@vitrin/demo-server/given';
import { readDocument } from '@vitrin/api-client/reports/document';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { formatDate } from '../../../text/formatDate.ts';
import { useBarcodes } from '../../../primitives/Barcode/useBarcodes.ts';
import { documentColumns } from './documentColumns.tsx';
import { origin } from '../origin.fixture.ts';
import { DocumentPanel } from './DocumentPanel.tsx';
import { DocumentPaper } from './DocumentPaper.tsx';

const settings = (showReportBarcode: boolean, showReportSerino: boolean) =>
  given.application(applications.applicationWith({ showReportBarcode, showReportSerino }));
const [line = {}] = reports.invoiceDetail;
const documentNo = line.BELGENO ?? '';

const meta = {
  component: DocumentPanel,
  tags: ['!autodocs'],
  args: {
    identity: {
      isAuth: true,
      member: 'Ayşe Yıldırım',
      isDelegated: false,
      delegatedCompany: '',
    },
    kind: 'invoice',
    documentNo,
    origin,
    onReorder: fn(),
    isReordering: false,
    onClose: fn(),
  },
  beforeEach: ({ msw }) =>
    msw.use(
      settings(true, false),
      given.invoiceDetail(reports.invoiceDetail),
      given.orderDetail(reports.orderDetail),
      given.deliveryNoteDetail(reports.invoiceDetail),
    ),
} satisfies Meta<typeof DocumentPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const printed = readDocument(reports.invoiceDetail);
const codes = printed.lines.map(({ barcode }) => barcode);

function Paper({ documentNo: number }: { documentNo: string }) {
  const stripes = useBarcodes(codes);
  return (
    <DocumentPaper
      label="Fatura Detayı"
      origin={origin}
      date={formatDate(printed.receiptDate) ?? ''}
      documentNo={number}
      document={printed}
      columns={documentColumns('invoice', { hasBarcode: true, hasSerialNo: true })}
      stripes={stripes}
    />
  );
}

const phone = { viewport: { value: 'phone' } };
/** The panel, once it has begun to come into sight. */
async function panel(name = 'Fatura Detayı') {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}
/** The columns depend on two answers, which come in any order. */
const expectTitles = async (titles: readonly string[], name?: string) => {
  const dialog = within(await panel(name));
  await waitFor(() => {
    // The table that holds the place is another one.
    void expect(dialog.getByRole('table')).not.toHaveAttribute('aria-busy');
    void expect(dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(titles);
  });
};
const priced = ['Miktar', 'Birim', 'KDV %', 'İskonto', 'Liste Fiyatı', 'Net Fiyat', 'Tutar'];

export const Default: Story = {
  parameters: { covers: ['REPT-08', 'REPT-10'] },
  play: async () => {
    await expectTitles(['Barkod', 'Tip', 'Kod', 'Stok Adı', ...priced]);
    const dialog = within(await panel());
    await expect(dialog.getByText(documentNo)).toBeVisible();
    const day = (line.FIS_TARIHI ?? '').slice(0, 10).split('-').toReversed().join('.');
    await expect(dialog.getByText(day)).toBeVisible();
    for (const [term, amount] of [
      ['Ara Toplam', line.SATIR_TOPLAM],
      ['Kdv Toplam', line.KDV_TOPLAM],
      ['Genel Toplam', line.GENELTOPLAM],
    ] as const) {
      const shown = Number(amount).toLocaleString('tr-TR', { minimumFractionDigits: 2 });
      await expect(dialog.getByText(term).parentElement).toHaveTextContent(`${term}${shown}`);
    }
    await expect(await dialog.findAllByRole('img', { name: /^Barkod \d{13}$/ })).toHaveLength(
      reports.invoiceDetail.length,
    );
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(given.invoiceDetailPending()),
  play: async () => {
    const dialog = within(await panel());
    await expect(dialog.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(dialog.queryByRole('button', { name: 'Belgeyi Yazdir' })).toBeNull();
  },
};
export const Empty: Story = {
  parameters: { covers: ['REPT-12'] },
  beforeEach: ({ msw }) => msw.use(given.invoiceDetail(reports.documentEmpty)),
  play: async () => {
    const dialog = within(await panel());
    await expect(await dialog.findByText('Kayıt Bulunamadı.')).toBeVisible();
    await expect(dialog.getByText(documentNo)).toBeVisible();
    await expect(dialog.queryByText('Genel Toplam')).toBeNull();
  },
};
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(given.invoiceDetailFails()),
  play: async () => {
    const dialog = within(await panel());
    await expect(await dialog.findByText('Bir şeyler ters gitti.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
  },
};
export const NotFound: Story = {
  args: { documentNo: 'FTR/2026/Ş 404' },
  beforeEach: ({ msw }) => msw.use(given.invoiceDetailFails(404)),
  play: async () => {
    const dialog = within(await panel());
    await expect(await dialog.findByText('Kayıt Bulunamadı.')).toBeVisible();
    await expect(dialog.getByText('FTR/2026/Ş 404')).toBeVisible();
  },
};
export const OrdersAgain: Story = {
  parameters: { covers: ['REOR-01'] },
  play: async ({ args, userEvent }) => {
    const dialog = within(await panel());
    await userEvent.click(await dialog.findByRole('button', { name: 'Yeniden Sipariş Ver' }));
    await expect(args.onReorder).toHaveBeenCalledWith(readDocument(reports.invoiceDetail));
  },
};
export const LongContent: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      settings(true, true),
      given.invoiceDetail(
        reports.invoiceDetail.map((one, index) => ({
          ...one,
          STOK_AD: `${one.STOK_AD} Karadağ Yapı Market için özel ölçüde kesilmiş ve etiketlenmiş`,
          BARKOD: ['8690224281571', 'KOLI-2026-000042', 'ŞİŞE-1', null][index % 4] ?? null,
          SERI_NO: 'SN-2026-000000042-A',
          MIKTAR_FIS: 125_000.5,
          ISKONTO: '20+10+5+2,5',
          FIYAT: 12_345_678.9,
          NET_FIYAT: 12_345_678.9,
          SATIR_GENEL_TOPLAM: 123_456_789.01,
          STOK_KOD: 'KRD-YAPI-2026-042',
        })),
      ),
    ),
  play: async () => {
    const dialog = within(await panel());
    const [code] = await dialog.findAllByText('KRD-YAPI-2026-042');
    const text = document.createRange();
    if (code) text.selectNodeContents(code);
    // One rectangle for each line of text.
    await expect(text.getClientRects()).toHaveLength(1);
    for (const number of ['125.000,5', '20+10+5+2,5', '12.345.678,90', '123.456.789,01'])
      for (const cell of dialog.getAllByText(number)) {
        text.selectNodeContents(cell);
        await expect(text.getBoundingClientRect().left).toBeGreaterThanOrEqual(
          cell.getBoundingClientRect().left,
        );
      }
  },
};
/** What could not be read stands as it came. */
export const UnreadAmounts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      given.invoiceDetail(
        reports.invoiceDetail.map((one) => ({
          ...one,
          MIKTAR_FIS: '5 koli',
          FIYAT: '#DEĞER!',
          NET_FIYAT: '(12,50)',
          SATIR_GENEL_TOPLAM: '1.2.3,4',
          SATIR_TOPLAM: '1.234,56 (B)',
          GENELTOPLAM: 'hesaplanamadı',
        })),
      ),
    ),
  parameters: { covers: ['USE-12'] },
  play: async () => {
    const dialog = within(await panel());
    const lines = reports.invoiceDetail.length;
    for (const shown of ['5 koli', '#DEĞER!', '-12,50', '1.2.3,4'])
      await expect(await dialog.findAllByText(shown)).toHaveLength(lines);
    await expect(dialog.getByText('Ara Toplam').parentElement).toHaveTextContent('Ara Toplam1.234,56');
    await expect(dialog.getByText('Genel Toplam').parentElement).toHaveTextContent('hesaplanamadı');
  },
};
export const MobileUnreadAmounts: Story = { ...UnreadAmounts, globals: { viewport: { value: 'phone' } } };
export const LongUnit: Story = {
  beforeEach: ({ msw }) =>
    msw.use(given.invoiceDetail(reports.invoiceDetail.map((one) => ({ ...one, STOK_BIRIM: 'Makara' })))),
  play: async () => {
    const dialog = within(await panel());
    const [unit] = await dialog.findAllByText('Makara');
    if (!unit) throw new Error('a line is needed');
    const text = document.createRange();
    text.selectNodeContents(unit);
    await expect(text.getClientRects()).toHaveLength(1);
  },
};
export const Many: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      given.invoiceDetail(
        Array.from({ length: 200 }, (_, index) => ({
          ...reports.invoiceDetail[index % reports.invoiceDetail.length],
          ID: index,
        })),
      ),
    ),
  play: async () => {
    const dialog = within(await panel());
    await waitFor(() => expect(dialog.getAllByRole('img', { name: /^Barkod/ })).toHaveLength(200), {
      timeout: 5000,
    });
  },
};
export const Mobile: Story = {
  globals: phone,
  play: async () => {
    const dialog = await panel();
    await within(dialog).findByText(String(line.STOK_AD));
    // Everything but the gutter, where a browser keeps one for its scrollbar.
    const { width } = document.documentElement.getBoundingClientRect();
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBe(width));
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(width);
  },
};
export const MobileLoading: Story = { ...Loading, globals: phone };
export const MobileEmpty: Story = { ...Empty, globals: phone };
export const MobileFailed: Story = { ...Failed, globals: phone };
export const MobileLongContent: Story = { ...LongContent, globals: phone };
/** What the printer is given; on the screen it is never seen. */
export const Print: Story = {
  render: (args) => <Paper documentNo={args.documentNo} />,
  parameters: { covers: ['REPT-10'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('img', { name: /^Barkod \d{13}$/ })).toHaveLength(
      reports.invoiceDetail.length,
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Laptop: Story = { globals: { viewport: { value: 'laptop' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };

export const Order: Story = {
  args: { kind: 'order' },
  parameters: { covers: ['REPT-08'] },
  beforeEach: ({ msw }) =>
    msw.use(
      given.orderDetail(
        reports.orderDetail.map((one) => ({
          ...one,
          FIS_TARIHI: '2026-11-05T00:00:00',
          ISLEM_TARIHI: '2026-11-03T22:30:00',
        })),
      ),
    ),
  play: async () => {
    const dialog = within(await panel('Fatura Detayı'));
    await expect(await dialog.findByText('03.11.2026')).toBeVisible();
    await expect(dialog.queryByText('05.11.2026')).toBeNull();
  },
};
export const DeliveryNote: Story = {
  args: { kind: 'deliveryNote' },
  parameters: { covers: ['REPT-09'] },
  beforeEach: ({ msw }) =>
    msw.use(
      settings(true, true),
      given.deliveryNoteDetail(
        reports.invoiceDetail.map((one) => ({
          ...one,
          FIS_TARIHI: '2026-11-05T00:00:00',
          ISLEM_TARIHI: '2026-11-03T22:30:00',
        })),
      ),
    ),
  play: async () => {
    await expectTitles(['Barkod', 'Tip', 'Kod', 'Stok Adı', ...priced], 'İrsaliye Detayı');
    await expect(within(await panel('İrsaliye Detayı')).getByText('05.11.2026')).toBeVisible();
  },
};
export const WithSerialNumbers: Story = {
  parameters: { covers: ['REPT-08'] },
  beforeEach: ({ msw }) =>
    msw.use(
      settings(false, true),
      given.invoiceDetail(
        reports.invoiceDetail.map((one, index) => ({ ...one, SERI_NO: `SN-40-009${10 + index}` })),
      ),
    ),
  play: async () => {
    await expectTitles(['Tip', 'Kod', 'Stok Adı', 'Seri No', ...priced]);
    await expect(within(await panel()).getByText('SN-40-00910')).toBeVisible();
    await expect(screen.queryByRole('img', { name: /^Barkod/ })).toBeNull();
  },
};
export const WithoutBarcodes: Story = {
  parameters: { covers: ['REPT-08'] },
  beforeEach: ({ msw }) => msw.use(settings(false, false)),
  play: () => expectTitles(['Tip', 'Kod', 'Stok Adı', ...priced]),
};

export const Closes: Story = {
  parameters: { covers: ['REPT-08'] },
  play: async ({ args, userEvent }) => {
    const dialog = await panel();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Kapat' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    // A point of the page beside the panel: the scrim belongs to the dialog element.
    await userEvent.pointer({ keys: '[MouseLeft]', target: dialog, coords: { clientX: 4, clientY: 300 } });
    await expect(args.onClose).toHaveBeenCalledTimes(3);
  },
};
let papers: { view: Window; print: unknown }[] = [];
/** Somebody in the place of the print dialog, from the moment a frame to be printed is there. */
const standIn: Story['beforeEach'] = () => {
  papers = [];
  const observer = new MutationObserver(() => {
    const view = document.querySelector<HTMLIFrameElement>('iframe[title="Döküman"]')?.contentWindow;
    if (!view || papers.some((one) => one.view === view)) return;
    papers.push({ view, print: spyOn(view, 'print').mockImplementation(() => undefined) });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};
async function takePaper() {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Döküman');
  await waitFor(() => expect(frame.contentDocument?.querySelector('article')).toBeTruthy());
  const view = frame.contentWindow as Window;
  return { view, paper: view.document, asked: papers.find((one) => one.view === view)?.print };
}

export const Prints: Story = {
  beforeEach: standIn,
  parameters: { covers: ['REPT-11'] },
  play: async ({ userEvent }) => {
    const dialog = within(await panel());
    const title = document.title;
    const button = await dialog.findByRole('button', { name: 'Belgeyi Yazdir' });
    const pressed = performance.now();
    await userEvent.click(button);
    const { view, paper, asked } = await takePaper();
    await waitFor(() => expect(asked).toHaveBeenCalledOnce(), { timeout: 8000 });
    await expect(performance.now() - pressed).toBeGreaterThanOrEqual(500);
    await expect([document.title, paper.title]).toEqual(['Döküman', 'Döküman']);
    await expect(paper.body.textContent).toContain(String(line.STOK_AD));
    await expect(paper.querySelectorAll('svg')).toHaveLength(reports.invoiceDetail.length);
    view.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(screen.queryByTitle('Döküman')).toBeNull());
    await waitFor(() => expect(document.title).toBe(title));
  },
};
/** Pressed once more where a browser never said that the first was over. */
export const PrintsAgain: Story = {
  beforeEach: standIn,
  play: async ({ userEvent }) => {
    const button = await within(await panel()).findByRole('button', { name: 'Belgeyi Yazdir' });
    await userEvent.click(button);
    const first = await takePaper();
    await waitFor(() => expect(first.asked).toHaveBeenCalledOnce(), { timeout: 8000 });
    await userEvent.click(button);
    await waitFor(() => expect(first.paper.defaultView).toBeNull());
    const second = await takePaper();
    await waitFor(() => expect(second.asked).toHaveBeenCalledOnce(), { timeout: 8000 });
    await expect(first.asked).toHaveBeenCalledOnce();
    second.view.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(screen.queryByTitle('Döküman')).toBeNull());
    await waitFor(() => expect(document.title).not.toBe('Döküman'));
  },
};
const pagePaper = () => document.querySelector('body > div > article');
/** By Ctrl+P the document is printed as by the button: a panel would be cut off at the edges of the paper. */
export const PrintsWithThePage: Story = {
  parameters: { covers: ['REPT-11'] },
  play: async () => {
    await within(await panel()).findAllByText(String(line.STOK_AD));
    await expect(pagePaper()).toBeNull();
    window.dispatchEvent(new Event('beforeprint'));
    await expect(pagePaper()?.textContent).toContain(String(line.STOK_AD));
    await expect(pagePaper()).not.toBeVisible();
    await expect(document.adoptedStyleSheets).toHaveLength(1);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(pagePaper()).toBeNull());
    await expect(document.adoptedStyleSheets).toHaveLength(0);
  },
};
export const RecoversOnRetry: Story = {
  ...Failed,
  play: async ({ msw, userEvent }) => {
    const dialog = within(await panel());
    const retry = await dialog.findByRole('button', { name: 'Tekrar Dene' });
    msw.use(given.invoiceDetail(reports.invoiceDetail));
    await userEvent.click(retry);
    await expect(await dialog.findByText(String(line.STOK_AD))).toBeVisible();
  },
};
