import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountInfo } from '@vitrin/demo-server/fixtures/account';
import { application } from '@vitrin/demo-server/fixtures/application';
import * as reports from '@vitrin/demo-server/fixtures/reports';
import { given } from '@vitrin/demo-server/given';
import { openSavable } from '../../features/lists/lists.fixture.ts';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { RequireSession } from '../../features/session/RequireSession/RequireSession.tsx';
import { formatDate, todayInIstanbul } from '../../text/formatDate.ts';
import { Report, type ReportProps } from './Report.tsx';
import { vars } from '../../theme/vars.css.ts';

/** Keeps the query as the address would. */
function Addressed(props: ReportProps) {
  const [query, setQuery] = useState(props.query);
  return (
    <Report
      {...props}
      query={query}
      onQueryChange={(next) => {
        setQuery(next);
        props.onQueryChange(next);
      }}
    />
  );
}

const meta = {
  component: Report,
  tags: ['!autodocs'],
  // Patience counts from when its code is there: the development server makes it when it is first asked for.
  loaders: [() => import('../../features/reports/BalanceChart/BalanceChart.tsx')],
  args: { type: 'hesapekstresi', query: {}, onQueryChange: fn() },
  render: (args) => <Addressed {...args} />,
  beforeEach: ({ msw }) =>
    msw.use(
      given.movementReport(reports.movementReport),
      given.statementReport(reports.statementReport),
      given.orderReport(reports.orderReport),
      given.invoiceReport(reports.invoiceReportYear),
    ),
  // On a phone the rows reach into the gutter that the layout gives a page.
  decorators: [
    (Story) => (
      <div style={{ paddingInline: vars.size.gutter }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Report>;
export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const phone = { viewport: { value: 'phone' } };
const asked = () => {
  const spy = spyOn(globalThis, 'fetch');
  return () =>
    spy.mock.calls.flatMap(([request]) =>
      request instanceof Request && request.url.includes('/report/') ? [new URL(request.url)] : [],
    );
};
const wire = (day: string) => day.replaceAll('-', '.');

const longOrders = {
  data: [1, 2, 3].map((Id) => ({
    Id,
    BELGENO: `SIP2026000000${Id}`,
    SIPARIS_TARIHI: '2026-11-20',
    SIPARIS_TURU: 'Bayi portalından telefonla alınan acil şantiye siparişi',
    SATIR_TOPLAM: 1_234_567.89,
    KDV_TOPLAM: 246_913.58,
    GENELTOPLAM: 1_481_481.47,
    DOVIZ_AD: 'TRY',
    ACIKLAMA: 'Öğleden önce, güvenliğe haber vererek B blok deposuna indirin. '.repeat(4),
  })),
};

export const Default: Story = {
  parameters: { covers: ['REPT-01', 'REPT-05'] },
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole('navigation', { name: 'Sayfa yolu' }));
    await expect(trail.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Raporlar',
      'Hesap Ekstresi',
    ]);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hesap Ekstresi');
    await expect(await canvas.findByText('TRY Hesap Toplamı')).toBeInTheDocument();
    await expect(canvas.getByRole('table', { name: 'Hesap Ekstresi' })).toBeVisible();
    // The chart is code of its own and comes a little later.
    const chart = await canvas.findByRole('img', { name: /^Bakiye grafiği/ }, { timeout: 8000 });
    await expect(chart).toBeVisible();
    await expect(canvas.getAllByText('B: borç, A: alacak')).toHaveLength(1);
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(given.statementReportPending()),
  parameters: { covers: ['REPT-01'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: /^Tarih Aralığı/ })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible());
    await expect(canvas.queryByText('Kayıt Bulunamadı.')).toBeNull();
  },
};
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(given.statementReport(reports.movementReportEmpty)),
  parameters: { covers: ['REPT-12'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kayıt Bulunamadı.')).toBeVisible();
    await expect(canvas.queryByText('TRY Hesap Toplamı')).toBeNull();
  },
};
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(given.statementReportFails()),
  parameters: { covers: ['FAIL-01'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
    await expect(canvas.getByText('Bir şeyler ters gitti.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
export const LongContent: Story = {
  args: { type: 'siparislistesi' },
  beforeEach: ({ msw }) => msw.use(given.orderReport(longOrders)),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('1.481.481,47')).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Many: Story = {
  beforeEach: ({ msw }) => msw.use(given.statementReport(reports.statementReportOf(400))),
};
export const Guest: Story = {
  globals: { session: 'guest' },
  render: (args) => (
    <RequireSession onLogin={args.onQueryChange}>
      <Report {...args} />
    </RequireSession>
  ),
  parameters: { covers: ['APP-06'] },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onQueryChange).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
export const Dealer: Story = { globals: { session: 'dealer' } };
export const Delegated: Story = { globals: { session: 'delegated' } };
export const Admin: Story = { globals: { session: 'admin' } };
export const Mobile: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByText('TRY Hesap Toplamı');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const MobileLongContent: Story = { ...LongContent, globals: phone };
export const Print: Story = {
  ...Many,
  play: async ({ canvas }) => {
    await canvas.findByText('TRY Hesap Toplamı');
    window.dispatchEvent(new Event('beforeprint'));
    // At once: the browser waits for nothing before it lays the paper out.
    await expect(canvas.getAllByRole('row')).toHaveLength(402);
    window.dispatchEvent(new Event('afterprint'));
  },
};
export const MobileLoading: Story = {
  beforeEach: ({ msw }) => msw.use(given.statementReportPending()),
  globals: phone,
};
export const MobileEmpty: Story = {
  beforeEach: ({ msw }) => msw.use(given.statementReport(reports.movementReportEmpty)),
  globals: phone,
};
export const MobileFailed: Story = {
  beforeEach: ({ msw }) => msw.use(given.statementReportFails()),
  globals: phone,
};
export const GeneralMovements: Story = {
  args: { type: 'genelhareket' },
  parameters: { covers: ['REPT-01', 'REPT-03'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Genel Hareketler', busy: false })).toBeVisible();
    // The skeleton has a head of its own, which is not the one that comes.
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Tarih' })).toHaveAttribute('aria-sort', 'descending'),
    );
  },
};
const saysThereIsNothing: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByText('Kayıt Bulunamadı.')).toBeVisible();
  await expect(canvas.getByRole('status')).toHaveTextContent('0 satır');
  // The heads stay, the totals do not.
  await expect(canvas.getAllByRole('columnheader').length).toBeGreaterThan(6);
  await expect(canvas.queryByText('Toplam', { selector: '[role=cell]' })).toBeNull();
};
export const MovementsLoading: Story = {
  ...Loading,
  args: { type: 'genelhareket' },
  beforeEach: ({ msw }) => msw.use(given.movementReportPending()),
};
export const MovementsFailed: Story = {
  ...Failed,
  args: { type: 'genelhareket' },
  beforeEach: ({ msw }) => msw.use(given.movementReportFails()),
};
export const OrdersLoading: Story = {
  ...Loading,
  args: { type: 'siparislistesi' },
  beforeEach: ({ msw }) => msw.use(given.orderReportPending()),
};
export const OrdersFailed: Story = {
  ...Failed,
  args: { type: 'siparislistesi' },
  beforeEach: ({ msw }) => msw.use(given.orderReportFails()),
};
export const InvoicesLoading: Story = {
  ...Loading,
  args: { type: 'faturalistesi' },
  beforeEach: ({ msw }) => msw.use(given.invoiceReportPending()),
};
export const InvoicesFailed: Story = {
  ...Failed,
  args: { type: 'faturalistesi' },
  beforeEach: ({ msw }) => msw.use(given.invoiceReportFails()),
};
export const WithoutMovements: Story = {
  args: { type: 'genelhareket' },
  beforeEach: ({ msw }) => msw.use(given.movementReport(reports.movementReportEmpty)),
  parameters: { covers: ['REPT-12'] },
  play: saysThereIsNothing,
};
export const WithoutOrders: Story = {
  args: { type: 'siparislistesi' },
  beforeEach: ({ msw }) => msw.use(given.orderReport({ data: [] })),
  parameters: { covers: ['REPT-12'] },
  play: saysThereIsNothing,
};
export const WithoutInvoices: Story = {
  args: { type: 'faturalistesi' },
  beforeEach: ({ msw }) => msw.use(given.invoiceReport({ data: [] })),
  parameters: { covers: ['REPT-12'] },
  play: saysThereIsNothing,
};
export const Orders: Story = { args: { type: 'siparislistesi' } };
export const Invoices: Story = {
  args: { type: 'faturalistesi' },
  play: async ({ canvas, userEvent }) => {
    const age = await canvas.findByRole('button', { name: /^90\+ gün.*fatura/ });
    const count = /(\d+) fatura/.exec(age.textContent)?.[1];
    await userEvent.click(age);
    await waitFor(() =>
      expect(canvas.getByText(/ satır/)).toHaveTextContent(new RegExp(`satırdan ${count} tanesi`)),
    );
    await expect(canvas.getByText('Süzülen Toplam')).toBeInTheDocument();
  },
};
export const MobileMovements: Story = { args: { type: 'genelhareket' }, globals: phone };
export const MobileOrders: Story = { args: { type: 'siparislistesi' }, globals: phone };
export const MobileInvoices: Story = { args: { type: 'faturalistesi' }, globals: phone };
/** Rows that can be ticked, in the two lines that a tablet has room for: each cell still comes after the one before it. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await canvas.findByText('TRY Hesap Toplamı');
    const rows = canvas.getAllByRole('row');
    for (const row of rows.slice(0, 3)) {
      const cells = [...row.children].filter(
        (cell) => cell.checkVisibility() && cell.textContent !== '1,0000',
      );
      const begins = cells.map((cell) => Math.round(cell.getBoundingClientRect().left));
      await expect(begins).toEqual(begins.toSorted((one, other) => one - other));
      await expect(within(row).getAllByRole('checkbox')).toHaveLength(1);
    }
  },
};
export const Laptop: Story = { globals: { viewport: { value: 'laptop' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const MixedCurrencies: Story = {
  beforeEach: ({ msw }) => msw.use(given.statementReport(reports.statementReportMixed)),
  play: async ({ canvas }) => {
    await canvas.findByText('TRY Hesap Toplamı');
    // What is in several currencies cannot be one line: neither that nor its place is beside the sums.
    const summary = canvas.getByText('Toplam Borç').closest('dl')?.parentElement;
    await expect([...(summary?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['DL', 'DL', 'DL']);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const MobileMixedCurrencies: Story = { ...MixedCurrencies, globals: phone };

export const AsksForYesterdayAndToday: Story = {
  parameters: { covers: ['REPT-02'] },
  beforeEach: () => {
    sessionStorage.clear();
  },
  play: async ({ canvas }) => {
    const today = todayInIstanbul();
    const opener = await canvas.findByRole('button', { name: /^Tarih Aralığı/ });
    await expect(opener).toHaveTextContent(new RegExp(`^\\d\\d\\.\\d\\d\\.\\d{4} – ${formatDate(today)}$`));
  },
};

export const ReadsTheChosenRange: Story = {
  parameters: { covers: ['REPT-01', 'REPT-02', 'FMT-02'] },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('TRY Hesap Toplamı');
    const calls = asked();
    const today = todayInIstanbul();
    await userEvent.click(canvas.getByRole('button', { name: /^Tarih Aralığı/ }));
    const picker = within(await screen.findByRole('dialog', { name: 'Tarih Aralığı' }));
    await userEvent.click(await picker.findByRole('button', { name: 'Bugün' }, { timeout: 8000 }));
    await userEvent.click(picker.getByRole('button', { name: 'Uygula' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith({ range: { start: today, end: today } });
    await waitFor(() => expect(calls()).toHaveLength(1));
    const { pathname, searchParams } = calls()[0] ?? new URL('about:blank');
    await expect(pathname).toBe('/report/hesapekstresi');
    await expect([searchParams.get('begin'), searchParams.get('end')]).toEqual([wire(today), wire(today)]);
    await expect(await canvas.findByText('TRY Hesap Toplamı')).toBeInTheDocument();
  },
};

const choose = async (preset: string, userEvent: User) => {
  await userEvent.click(await screen.findByRole('button', { name: /^Tarih Aralığı/ }));
  const picker = within(await screen.findByRole('dialog', { name: 'Tarih Aralığı' }));
  await userEvent.click(await picker.findByRole('button', { name: preset }, { timeout: 8000 }));
  await userEvent.click(picker.getByRole('button', { name: 'Uygula' }));
};

/** What stood there for the same range before is of then: it is neither shown meanwhile nor where nothing comes. */
export const ReadsARangeChosenAgainAnew: Story = {
  parameters: { covers: ['REPT-01', 'FAIL-01'] },
  play: async ({ canvas, userEvent, msw }) => {
    for (const preset of ['Bugün', 'Bu Ay']) {
      await choose(preset, userEvent);
      await canvas.findByText('TRY Hesap Toplamı');
    }
    msw.use(given.statementReportFails());
    await choose('Bugün', userEvent);
    await expect(await canvas.findByText('Rapor yüklenemedi.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByText('Toplam Borç')).toBeNull();
  },
};

/** Whoever comes back to the page has it read again. */
export const TellsThatItCouldNotReadAgain: Story = {
  parameters: { covers: ['FAIL-01'] },
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('TRY Hesap Toplamı');
    msw.use(given.statementReportFails());
    window.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByText('Rapor yenilenemedi: satırlar eski olabilir.')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Hesap Ekstresi' })).toBeVisible();
    msw.use(given.statementReport(reports.statementReport));
    await userEvent.click(canvas.getByRole('button', { name: 'Tekrar Dene' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(canvas.getByText('TRY Hesap Toplamı')).toBeInTheDocument();
  },
};

export const UnreadAmounts: Story = {
  beforeEach: ({ msw }) => msw.use(given.statementReport(reports.statementReportUnread)),
  parameters: { covers: ['USE-12'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('#DEĞER!')).toBeInTheDocument();
    // Balance, debit and credit before the rows, and as many in each of the two lines of totals below them.
    await expect(canvas.getAllByText('(eksik)')).toHaveLength(9);
    await expect(canvas.queryByRole('img', { name: /^Bakiye grafiği/ })).toBeNull();
  },
};
export const MobileUnreadAmounts: Story = { ...UnreadAmounts, globals: phone };
export const UnreadInvoices: Story = {
  args: { type: 'faturalistesi' },
  beforeEach: ({ msw }) => msw.use(given.invoiceReport(reports.invoiceReportUnread)),
  parameters: { covers: ['USE-12'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('#DEĞER!')).toBeInTheDocument();
    // The age it belongs to, the sum of everything, and that of its currency.
    await expect(canvas.getAllByText('(eksik)')).toHaveLength(3);
  },
};

/** A keyboard without Turkish letters, dashes and commas finds the same. */
export const FindsWhatAnyKeyboardTypes: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      given.statementReport({
        data: [
          { ...reports.statementReportUnread.data?.[0], BELGENO: 'AM\u201101', FINANS_ISLEM_TURU: 'IŞIK  ' },
          {
            ...reports.statementReportUnread.data?.[1],
            BELGENO: 'TK\u00A0320',
            FINANS_ISLEM_TURU: 'Çek &amp; senet',
          },
        ],
      }),
    ),
  parameters: { covers: ['USE-13', 'USE-18'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Çek & senet');
    const box = canvas.getByLabelText('Satırlarda ara');
    for (const typed of ['isik', 'am-01', '1234.56', '1,234.56', '01/03/2026']) {
      await userEvent.clear(box);
      await userEvent.type(box, typed);
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 satırdan 1 tanesi'));
      await expect(canvas.getByText('IŞIK')).toBeInTheDocument();
    }
    await userEvent.clear(box);
    await userEvent.paste('TK 320 \u2212234.56');
    await waitFor(() => expect(canvas.queryByText('IŞIK')).toBeNull());
    await expect(canvas.getByText('Çek & senet')).toBeInTheDocument();
  },
};

export const TicksWhatTheFilterShows: Story = {
  parameters: { covers: ['LEDG-01'] },
  beforeEach: ({ msw }) => msw.use(given.statementReport(reports.statementReportMixed)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('TRY Hesap Toplamı');
    const box = canvas.getByLabelText('Satırlarda ara');
    await userEvent.type(box, 'USD');
    await waitFor(() => expect(canvas.getByText(/satırdan \d+ tanesi/)).toBeVisible());
    const all = canvas.getByRole('checkbox', { name: 'Tümünü seç' });
    await userEvent.click(all);
    const bar = await canvas.findByRole('region', { name: 'Seçilen belgeler' }, { timeout: 8000 });
    await expect(within(bar).getByText('1 belge seçildi')).toBeVisible();
    await expect(within(bar).getByText('-1.234,50 USD (A)')).toBeVisible();
    await userEvent.clear(box);
    await waitFor(() => expect(canvas.getAllByRole('checkbox', { name: /^Seç: / })).toHaveLength(5));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await waitFor(() => expect(within(bar).getByText('5 belge seçildi')).toBeVisible());
    for (const sum of ['0,30 TRY (B)', '25,00 EUR (B)', '-1.234,50 USD (A)']) {
      await expect(within(bar).getByText(sum)).toBeVisible();
    }
    // By another order the same rows are ticked.
    await userEvent.click(canvas.getByRole('button', { name: 'Borç' }));
    await expect(all).toBeChecked();
    await userEvent.click(within(bar).getByRole('button', { name: 'Seçimi Temizle' }));
    await waitFor(() => expect(canvas.queryByText(/belge seçildi/)).toBeNull());
    await expect(all).not.toBeChecked();
  },
};
const openRows = {
  data: [
    ['DVR2026080000001', 'Devir', '2026-08-01', 58_412.75, 0, 'TRY'],
    ['KTA2026000016741', 'Satış faturası', '2026-08-07', 36_904.2, 0, 'TRY'],
    ['KTA2026000017018', 'Satış faturası', '2026-08-25', 21_487.68, 0, 'TRY'],
    ['HVL2026000001902', 'Gelen havale', '2026-09-14', 0, '83.184,20', 'TRY'],
    ['KTA2026000017540', 'Satış faturası', '2026-09-22', 3480, 0, 'USD'],
    ['HVL2026000002388', 'Gelen havale', '2026-11-06', 0, 3000, 'USD'],
    ['KTA2026000019365', 'Satış faturası', '2026-11-16', 28_640.88, 0, 'TRY'],
    ['KTA2026000019999', 'Satış faturası', '2026-11-17', '#DEĞER!', 0, 'EUR'],
  ].map(([BELGENO, FINANS_ISLEM_TURU, TARIH, BORC, ALACAK, DOVIZ_AD], ID) => ({
    ID,
    BELGENO,
    FINANS_ISLEM_TURU,
    TARIH,
    BORC,
    ALACAK,
    DOVIZ_AD,
    DOVIZ_KURU: 1,
    BA: BORC === 0 ? 'A' : 'B',
    FINANS: null,
  })),
} as Parameters<typeof given.statementReport>[0];

/** What is open of the statement: credits have gone to the oldest debits, and only lira can be paid. */
export const OpenItems: Story = {
  args: { query: { range: { start: '2026-08-01', end: '2026-11-21' } } },
  beforeEach: ({ msw }) => msw.use(given.statementReport(openRows), given.invoiceReport({ data: [] })),
  parameters: { covers: ['LEDG-02'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('TRY Hesap Toplamı');
    const toggle = await canvas.findByRole('switch', { name: 'Açık Kalemler' }, { timeout: 8000 });
    await userEvent.click(toggle);
    const table = await canvas.findByRole('table', { name: 'Açık Kalemler' }, { timeout: 8000 });
    await expect(toggle).toHaveFocus();
    const numbers = within(table)
      .getAllByRole('checkbox', { name: /^Seç: / })
      .map((box) => `${box.ariaLabel} ${box.matches(':disabled') ? '' : 'ödenir'}`.trim());
    await expect(numbers).toEqual([
      'Seç: KTA2026000016741 ödenir',
      'Seç: KTA2026000017018 ödenir',
      'Seç: KTA2026000017540',
      'Seç: KTA2026000019365 ödenir',
    ]);
    await expect(within(table).getByText('12.132,75')).toBeInTheDocument();
    await expect(within(table).getByText('TRY açık toplamı (B), bakiyeyle aynı')).toBeInTheDocument();
    await expect(within(table).getByText('Yalnızca TL borçlar ödenebilir')).toBeInTheDocument();
    await expect(canvas.getByText(/^EUR: okunamayan bir tutar/)).toBeVisible();
    await expect(canvas.getByText('62.261,31 TRY (B)')).toBeVisible();
    await expect(canvas.getByText(/kesin olan satıcının defteridir/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tümünü seç' }));
    const bar = await canvas.findByRole('region', { name: 'Seçilen belgeler' }, { timeout: 8000 });
    await expect(within(bar).getByText('3 belge seçildi')).toBeVisible();
    await expect(within(bar).getByText('62.261,31 TL')).toBeVisible();
  },
};
export const MobileOpenItems: Story = { ...OpenItems, globals: phone };
export const DarkOpenItems: Story = { ...OpenItems, globals: { scheme: 'dark' } };
/** Where the invoice list cannot be asked, days are those of the documents, and that is said. */
export const OpenItemsWithoutDueDates: Story = {
  ...OpenItems,
  beforeEach: ({ msw }) => msw.use(given.statementReport(openRows), given.invoiceReportFails()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Açık Kalemler' }, { timeout: 8000 }));
    await expect(await canvas.findByText(/^Vadeler okunamadı/, undefined, { timeout: 8000 })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Açık Kalemler' })).toBeVisible();
  },
};
/** What a sum lacks it says; nothing on paper is there to be ticked. */
export const Ticked: Story = {
  beforeEach: ({ msw }) => msw.use(given.statementReport(reports.statementReportUnread)),
  parameters: { covers: ['LEDG-01', 'USE-12'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('TRY Hesap Toplamı');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tümünü seç' }));
    const bar = await canvas.findByRole('region', { name: 'Seçilen belgeler' }, { timeout: 8000 });
    await expect(within(bar).getByText(/^1\.000,00 TRY \(B\)/)).toHaveTextContent('(eksik)');
  },
};
export const MobileTicked: Story = { ...Ticked, globals: phone };
export const DarkTicked: Story = { ...Ticked, globals: { scheme: 'dark' } };

export const FiltersTheRows: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('TRY Hesap Toplamı');
    const box = canvas.getByLabelText('Satırlarda ara');
    await userEvent.type(box, 'HAVALE');
    await waitFor(() => expect(canvas.getByText(/satırdan \d+ tanesi/)).toBeVisible());
    const kinds = canvas
      .getAllByRole('row')
      .flatMap((row) => (row.children.length > 8 ? [row.children[4]?.textContent] : []));
    await expect(kinds.length).toBeGreaterThan(2);
    await expect(new Set(kinds.slice(1))).toEqual(new Set(['Gelen havale']));
    await expect(canvas.getByText('Süzülen Toplam')).toBeInTheDocument();
    await expect(canvas.getByText('TRY Hesap Toplamı')).toBeInTheDocument();
    await userEvent.clear(box);
    await userEvent.type(box, 'böyle bir şey yok');
    await expect(await canvas.findByText('Aramanızla eşleşen satır yok.')).toBeVisible();
    await expect(box).toHaveValue('böyle bir şey yok');
  },
};

export const OpensADocumentInTheAddress: Story = {
  args: { type: 'faturalistesi' },
  play: async ({ canvas, userEvent, args }) => {
    const [detail] = await canvas.findAllByRole('link', { name: /^Detay: / });
    if (!detail) throw new Error('an invoice is needed');
    const documentNo = detail.closest('[role="row"]')?.children[1]?.textContent;
    await userEvent.click(detail);
    await expect(args.onQueryChange).toHaveBeenCalledWith({ document: { kind: 'invoice', documentNo } });
  },
};
/** On paper, over the totals and in a document's panel stands the company of the account, not the person who is signed in. */
export const NamesTheCompany: Story = {
  args: { query: { document: { kind: 'invoice', documentNo: reports.invoiceDetail[0]?.BELGENO ?? '' } } },
  beforeEach: ({ msw }) => {
    localStorage.setItem(
      'vitrin-account',
      JSON.stringify({ signedIn: { cariNo: '120.01.034', userName: 'satis' } }),
    );
    msw.use(given.invoiceDetail(reports.invoiceDetail));
  },
  parameters: { covers: ['USE-09'] },
  play: async ({ canvas, canvasElement }) => {
    const company = `${accountInfo.cari?.ad} (Cari No 120.01.034)`;
    const panel = await screen.findByRole('dialog', { name: 'Fatura Detayı' });
    await expect(await within(panel).findByText(company)).toBeVisible();
    await canvas.findByText('TRY Hesap Toplamı');
    const named = [...canvasElement.querySelectorAll('dd, p')].filter((one) => one.textContent === company);
    // In the panel, over the totals, and on paper.
    await expect(named).toHaveLength(3);
    await expect(document.body).not.toHaveTextContent(application.memberDisplayName ?? '-');
  },
};
export const RecoversOnRetry: Story = {
  ...Failed,
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Tekrar Dene' });
    msw.use(given.statementReport(reports.statementReport));
    await userEvent.click(retry);
    await expect(await canvas.findByText('TRY Hesap Toplamı')).toBeInTheDocument();
  },
};

export const SavesADocumentToAList: Story = {
  args: { query: { document: { kind: 'invoice', documentNo: reports.invoiceDetail[0]?.BELGENO ?? '' } } },
  beforeEach: ({ msw }) => msw.use(given.invoiceDetail(reports.invoiceDetail)),
  parameters: { covers: ['LSTS-01'] },
  play: async ({ userEvent }) => {
    const [told, name] = await openSavable(userEvent.click);
    await expect(told).toMatch(/^\d+ ürün kaydedilecek/);
    await expect(name).toBe(`${reports.invoiceDetail[0]?.BELGENO} satırları`);
  },
};
