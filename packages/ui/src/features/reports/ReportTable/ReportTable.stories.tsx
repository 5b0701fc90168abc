import type { Meta, StoryObj } from '@storybook/react-vite';
import * as reports from '@vitrin/demo-server/fixtures/reports';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { todayInIstanbul } from '../../../text/formatDate.ts';
import { vars } from '../../../theme/vars.css.ts';
import { arrangeLines } from '../arrangeLines.ts';
import { finish } from '@vitrin/api-client/runSteps';
import { readInvoices, readMovements, readOrders } from '../reportRows.fixture.ts';
import { reportHref } from '../reportQuery.ts';
import { sumReport } from '../sumReport.ts';
import { viewInvoices } from '../viewInvoices.ts';
import { viewMovements } from '../viewMovements.ts';
import { viewOrders } from '../viewOrders.ts';
import { viewStatement } from '../viewStatement.ts';
import type { ReportView } from '../ReportLine.ts';
import { ReportTable, type ReportTableProps } from './ReportTable.tsx';
import { ReportTableSkeleton } from './ReportTableSkeleton.tsx';

function Sorted(props: ReportTableProps) {
  const [sort, setSort] = useState(props.sort);
  return (
    <ReportTable
      {...props}
      sort={sort}
      onSort={setSort}
      lines={props.lines.length === 0 ? [] : finish(arrangeLines(props.view, sort, ''))}
    />
  );
}

const argsOf = (label: string, view: ReportView) => ({
  label,
  view,
  lines: view.lines,
  sort: view.sort,
  totals: sumReport(view, view.lines),
});

const meta = {
  component: ReportTable,
  args: {
    ...argsOf('Hesap Ekstresi', viewStatement(readMovements(reports.statementReport))),
    onSort: fn(),
    onOpen: fn(),
    documentHref: (document) => reportHref('hesapekstresi', { document }),
    emptyText: 'Kayıt Bulunamadı.',
  },
  render: (args) => <Sorted {...args} />,
  // The gutters of the page, which the rows of a phone fill.
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ padding: `16px ${vars.size.gutter}` }}>{Story()}</div>],
} satisfies Meta<typeof ReportTable>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const heads =
  (...names: string[]): Play =>
  async ({ canvas }) => {
    const shown = canvas.getAllByRole('columnheader').map((cell) => cell.textContent);
    await expect(shown).toEqual(names);
  };
const movements = argsOf('Genel Hareketler', viewMovements(readMovements(reports.movementReport)));
const orders = argsOf('Sipariş Listesi', viewOrders(readOrders(reports.orderReport)));
const invoices = argsOf(
  'Fatura Listesi',
  viewInvoices(readInvoices(reports.invoiceReportYear), todayInIstanbul()),
);
const longNote = 'Şantiye girişinde güvenliğe bırakılsın, teslimden önce aransın. '.repeat(6).trim();
const phone = { viewport: { value: 'phone' } };
const fitsThePhone: Play = async ({ canvas }) => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  const [row] = canvas.getAllByRole('row');
  const cells = [...(row?.children ?? [])].filter((cell) => cell.checkVisibility());
  await expect(cells.length).toBeGreaterThan(2);
  for (const cell of cells) await expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
};

export const Default: Story = {
  parameters: { covers: ['REPT-05'] },
  play: async (context) => {
    const { canvas } = context;
    await heads(
      'B/A',
      'Belge No',
      'Tarih',
      'Belge Türü',
      'Borç',
      'Alacak',
      'Bakiye',
      'Döviz',
      'Kur',
      'İşlem',
    )(context);
    const foot = canvas.getAllByRole('row').at(-1);
    await expect(foot).toHaveTextContent(/^TRY Hesap Toplamı.*,\d\d TRY \([AB]\)$/);
  },
};
export const Loading: Story = {
  render: ({ label, view }) => <ReportTableSkeleton label={label} columns={view.columns} />,
};
export const Empty: Story = {
  args: { ...argsOf('Hesap Ekstresi', viewStatement([])), totals: [] },
  parameters: { covers: ['REPT-12'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kayıt Bulunamadı.')).toBeVisible();
  },
};
export const Pending: Story = { args: { isArranging: true } };
export const LongContent: Story = {
  args: argsOf(
    'Sipariş Listesi',
    viewOrders(
      readOrders({
        data: [1, 2, 3].map((Id) => ({
          Id,
          BELGENO: Id === 3 ? 'SIP2026000000003-SANTIYE-ANKARA-02' : `SIP2026000000${Id}`,
          SIPARIS_TARIHI: '2026-11-20',
          SIPARIS_TURU: 'Bayi portalından telefonla alınan acil şantiye siparişi',
          SATIR_TOPLAM: 1_234_567.89,
          KDV_TOPLAM: 246_913.58,
          GENELTOPLAM: 1_481_481.47,
          DOVIZ_AD: 'TRY',
          ACIKLAMA:
            'Lütfen öğleden önce, şantiye girişindeki güvenliğe haber vererek B blok deposuna indirin. '.repeat(
              3,
            ),
        })),
      }),
    ),
  ),
  play: async ({ canvas }) => {
    const long = canvas.getByText('SIP2026000000003-SANTIYE-ANKARA-02');
    await expect(long.scrollWidth).toBeLessThanOrEqual(long.clientWidth);
  },
};
export const Many: Story = {
  args: argsOf('Hesap Ekstresi', viewStatement(readMovements(reports.statementReportOf(400)))),
  play: async ({ canvas }) => {
    // All rows are there a moment later, in the order of the lines, for finding in the page and for printing.
    await expect(await canvas.findByText('KRM2026000000400')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(402));
  },
};
export const Mobile: Story = { globals: phone, play: fitsThePhone };
export const MobileLoading: Story = {
  ...Loading,
  globals: phone,
  play: async ({ canvasElement }) => {
    const [, row] = canvasElement.querySelectorAll('[role=row]');
    const places = [...(row?.children ?? [])]
      .filter((cell) => cell.checkVisibility())
      .map((cell) => cell.getBoundingClientRect());
    // Two things in one place are none.
    const corners = new Set(places.map(({ right, top }) => `${right} ${top}`));
    await expect(corners.size).toBe(places.length);
  },
};
export const GeneralMovements: Story = {
  args: movements,
  parameters: { covers: ['REPT-03', 'REPT-04', 'USE-16'] },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await heads('Belge No', 'Tarih', 'Belge Türü', 'Borç', 'Alacak', 'Döviz', 'İşlem')(context);
    await expect(canvas.getByRole('columnheader', { name: 'Tarih' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    const [detail] = canvas.getAllByRole('link', { name: /^Detay: / });
    if (!detail) throw new Error('an invoice or a delivery note is needed');
    await userEvent.click(detail);
    const number = detail.closest('[role="row"]')?.firstElementChild?.textContent;
    await expect(detail).toHaveAccessibleName(`Detay: ${number}`);
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ documentNo: number }));
  },
};
export const Orders: Story = {
  args: orders,
  parameters: { covers: ['REPT-06'] },
  play: heads(
    'Belge No',
    'Sipariş Tarihi',
    'Sipariş Türü',
    'Toplam',
    'KDV',
    'Genel Toplam',
    'Döviz',
    'Açıklama',
    'İşlem',
  ),
};
export const Invoices: Story = {
  args: invoices,
  parameters: { covers: ['REPT-07'] },
  play: heads(
    'Belge No',
    'Tarih',
    'Tür',
    'VADE',
    'Gecikme',
    'Toplam',
    'KDV',
    'Genel Toplam',
    'Döviz',
    'Kur',
    'İşlem',
  ),
};
export const MobileMovements: Story = { args: movements, globals: phone, play: fitsThePhone };
/** What is on neither side says so once, what is on both says both. */
export const MobileBothSides: Story = {
  args: argsOf(
    'Genel Hareketler',
    viewMovements(
      readMovements({
        data: [
          { BELGENO: 'IRS1', TARIH: '2026-03-03', FINANS_ISLEM_TURU: 'Satış irsaliyesi', BORC: 0, ALACAK: 0 },
          { BELGENO: 'VRM1', TARIH: '2026-03-02', FINANS_ISLEM_TURU: 'Virman', BORC: 5, ALACAK: 3 },
          { BELGENO: 'HVL1', TARIH: '2026-03-01', FINANS_ISLEM_TURU: 'Gelen havale', BORC: 0, ALACAK: 7 },
        ],
      }),
    ),
  ),
  globals: phone,
  play: async ({ canvas }) => {
    const amounts = canvas
      .getAllByText(/^\d,00$/)
      .filter((amount) => amount.checkVisibility() && !amount.hasAttribute('data-label'));
    await expect(amounts.map(({ textContent }) => textContent)).toEqual(['0,00', '5,00', '3,00', '7,00']);
    const [, debit, credit] = amounts.map((amount) => {
      const text = document.createRange();
      text.selectNodeContents(amount);
      return text.getBoundingClientRect();
    });
    await expect(credit?.top).toBeGreaterThanOrEqual(debit?.bottom ?? Infinity);
  },
};
/** A credit taken back has the minus of its amount alone. */
export const MobileCreditBelowZero: Story = {
  args: argsOf(
    'Genel Hareketler',
    viewMovements(
      readMovements({
        data: [
          { BELGENO: 'HVL2', TARIH: '2026-03-02', FINANS_ISLEM_TURU: 'Gelen havale', BORC: 0, ALACAK: -7 },
          { BELGENO: 'HVL1', TARIH: '2026-03-01', FINANS_ISLEM_TURU: 'Gelen havale', BORC: 0, ALACAK: 7 },
        ],
      }),
    ),
  ),
  globals: phone,
  play: async ({ canvasElement }) => {
    const credits = [...canvasElement.querySelectorAll('[data-sign]')];
    await expect(credits.map((credit) => getComputedStyle(credit, '::before').content)).toEqual([
      '"Alacak "',
      '"−"',
    ]);
  },
};
export const MobileOrders: Story = { args: orders, globals: phone, play: fitsThePhone };
/** A finger cannot point at a note to see the rest of it. */
export const MobileLongNote: Story = {
  args: argsOf(
    'Sipariş Listesi',
    viewOrders(readOrders({ data: [{ Id: 1, BELGENO: 'SIP1', ACIKLAMA: longNote }] })),
  ),
  globals: phone,
  play: async ({ canvas }) => {
    const note = canvas.getByText(longNote);
    await expect(note.scrollHeight).toBeLessThanOrEqual(Math.ceil(note.getBoundingClientRect().height));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const MobileInvoices: Story = { args: invoices, globals: phone, play: fitsThePhone };
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth));
    // Digits of a sum stand under those of its column.
    const text = document.createRange();
    const rightOf = (cell: Node) => {
      text.selectNodeContents(cell);
      return text.getBoundingClientRect().right;
    };
    const titles = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    const debits = [...canvasElement.querySelectorAll('[data-key]')].flatMap((row) => {
      const cell = row.children[titles.indexOf('Borç')];
      return cell?.textContent ? [cell] : [];
    });
    const [debit] = debits;
    const [sum] = canvasElement.querySelectorAll('[data-from="debit"]');
    if (!debit || !sum) throw new Error('a debit and its sum are needed');
    await expect(rightOf(sum)).toBeCloseTo(rightOf(debit), 0);
  },
};
export const Laptop: Story = {
  args: invoices,
  globals: { viewport: { value: 'laptop' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
/** A hundred millions in every amount, or as much as is asked for. */
function withLargeAmounts(label: string, view: ReportView, amount = 123_456_789.01) {
  const amounts = view.columns.filter(({ kind }) => kind === 'amount' || kind === 'balance');
  const lines = view.lines.map((line) => ({
    ...line,
    ...Object.fromEntries(amounts.flatMap(({ key }) => (line[key] === undefined ? [] : [[key, amount]]))),
  }));
  return argsOf(label, { ...view, lines: lines.slice(0, 5) });
}
const nothingRunsIntoAnother: Play = async ({ canvas }) => {
  // The table takes the form that fits once it has been measured.
  await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth));
  const table = canvas.getByRole('table');
  // What goes beyond the window can be scrolled to, and nothing else may.
  const limit = table.clientWidth > innerWidth ? table.getBoundingClientRect().right : innerWidth;
  const text = document.createRange();
  const beyond = [...canvas.getAllByRole('cell'), ...canvas.getAllByRole('columnheader')].filter((cell) => {
    text.selectNodeContents(cell);
    const { left, right } = text.getBoundingClientRect();
    const box = cell.getBoundingClientRect();
    return right > left && (left < box.left - 1 || right > Math.min(box.right + 1, limit));
  });
  await expect(beyond.map((cell) => cell.textContent)).toEqual([]);
};
const laptop = { viewport: { value: 'laptop' } };
const desktop = { viewport: { value: 'desktop' } };
export const LaptopLargeAmounts: Story = {
  args: withLargeAmounts('Hesap Ekstresi', viewStatement(readMovements(reports.statementReport))),
  parameters: { covers: ['REPT-05'] },
  globals: laptop,
  play: nothingRunsIntoAnother,
};
export const LaptopLargeInvoices: Story = {
  args: withLargeAmounts(
    'Fatura Listesi',
    viewInvoices(readInvoices(reports.invoiceReportYear), todayInIstanbul()),
  ),
  globals: laptop,
  play: nothingRunsIntoAnother,
};
export const LaptopLargeOrders: Story = {
  args: withLargeAmounts('Sipariş Listesi', viewOrders(readOrders(reports.orderReport))),
  globals: laptop,
  play: nothingRunsIntoAnother,
};
const milliards = 123_456_789_012.34;
const milliardStatement = withLargeAmounts(
  'Hesap Ekstresi',
  viewStatement(readMovements(reports.statementReport)),
  milliards,
);
const milliardInvoices = withLargeAmounts(
  'Fatura Listesi',
  viewInvoices(readInvoices(reports.invoiceReportYear), todayInIstanbul()),
  milliards,
);
/** Milliards in every amount make the other columns narrower. */
export const Milliards: Story = {
  args: milliardStatement,
  parameters: { covers: ['REPT-05'] },
  globals: desktop,
  play: nothingRunsIntoAnother,
};
export const MilliardInvoices: Story = {
  args: milliardInvoices,
  globals: desktop,
  play: nothingRunsIntoAnother,
};
/** Where the other columns have no room left to give, the table scrolls as on a tablet. */
export const LaptopMilliards: Story = {
  args: milliardStatement,
  globals: laptop,
  play: nothingRunsIntoAnother,
};
export const LaptopMilliardInvoices: Story = {
  args: milliardInvoices,
  globals: laptop,
  play: nothingRunsIntoAnother,
};
export const TabletMilliards: Story = {
  args: milliardInvoices,
  globals: { viewport: { value: 'tablet' } },
  play: nothingRunsIntoAnother,
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const MixedCurrencies: Story = {
  args: argsOf('Hesap Ekstresi', viewStatement(readMovements(reports.statementReportMixed))),
  play: async ({ canvas }) => {
    const shown = canvas
      .getAllByRole('row')
      .slice(-4)
      .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));
    await expect(shown).toEqual([
      'TRY Hesap Toplamı | 25,30 | 1.234,50 | -1.209,20 TRY (A)',
      'TRY Toplamı | 0,30 | 0,00 | 0,30 TRY (B)',
      'EUR Toplamı | 25,00 | 0,00 | 25,00 EUR (B)',
      'USD Toplamı | 0,00 | 1.234,50 | -1.234,50 USD (A)',
    ]);
  },
};

/** What could not be read stands as it came, and each total that lacks it says so. */
export const UnreadAmounts: Story = {
  args: argsOf('Hesap Ekstresi', viewStatement(readMovements(reports.statementReportUnread))),
  parameters: { covers: ['USE-12'] },
  play: async ({ canvas }) => {
    const rows = canvas
      .getAllByRole('row')
      .filter((row) => !row.querySelector('[role=columnheader]'))
      .map((row) => [...row.children].map((cell) => cell.textContent));
    await expect(rows.slice(0, 5).map((cells) => cells.slice(4, 6))).toEqual([
      ['1.234,56', ''],
      ['-234,56', ''],
      ['#DEĞER!', ''],
      ['', '1.2.3,4'],
      ['-50,00', ''],
    ]);
    await expect(rows.slice(5)).toEqual([
      ['TRY Hesap Toplamı', '950,00 (eksik)', '0,00 (eksik)', '950,00 TRY (B) (eksik)'],
      ['TRY Toplamı', '1.000,00 (eksik)', '0,00 (eksik)', '1.000,00 TRY (B) (eksik)'],
      ['USD Toplamı', '-50,00', '0,00', '-50,00 USD (A)'],
      ['Okunamayan tutarlar eksik toplamlara katılmadı.'],
    ]);
    await expect(canvas.getByText('#DEĞER!')).toHaveAttribute('title', 'Tutar okunamadı');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const MobileUnreadAmounts: Story = { ...UnreadAmounts, globals: { viewport: { value: 'phone' } } };
export const TabletUnreadAmounts: Story = { ...UnreadAmounts, globals: { viewport: { value: 'tablet' } } };

export const SortsByEveryColumn: Story = {
  args: argsOf('Hesap Ekstresi', viewStatement(readMovements(reports.statementReportMixed))),
  parameters: { covers: ['REPT-03'] },
  play: async ({ canvas, userEvent }) => {
    const names = ['B/A', 'Belge No', 'Tarih', 'Belge Türü', 'Borç', 'Alacak', 'Bakiye', 'Döviz', 'Kur'];
    for (const name of names) {
      const head = canvas.getByRole('columnheader', { name });
      const button = canvas.getByRole('button', { name });
      await userEvent.click(button);
      if (head.ariaSort === 'descending') await userEvent.click(button);
      await expect(head).toHaveAttribute('aria-sort', 'ascending');
      await userEvent.click(button);
      await expect(head).toHaveAttribute('aria-sort', 'descending');
    }
    const rates = canvas
      .getAllByRole('row')
      .slice(1, 6)
      .map((row) => row.children[8]?.textContent);
    await expect(rates).toEqual(['48,9613', '48,9613', '41,2350', '1,0000', '1,0000']);
    await expect(canvas.getAllByRole('columnheader').filter((cell) => cell.ariaSort === 'none')).toHaveLength(
      8,
    );
  },
};
export const PrintsReceiptsInANewTab: Story = {
  args: argsOf('Hesap Ekstresi', viewStatement(readMovements(reports.statementReportMixed))),
  parameters: { covers: ['REPT-04'] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Yazdır: ./ });
    await expect(link).toHaveAttribute('href', '/payment2/print/7003');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
