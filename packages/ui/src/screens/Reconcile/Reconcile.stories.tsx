import { readApplication } from '@vitrin/api-client/application/application';
import { identityKey } from '@vitrin/api-client/identity';
import { storedKeys } from '@vitrin/api-client/stored/storedKeys';
import { application } from '@vitrin/demo-server/fixtures/application';
import * as reports from '@vitrin/demo-server/fixtures/reports';
import { given } from '@vitrin/demo-server/given';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { createLedgerFiles } from '../../features/reconcile/keep/ledgerFiles.ts';
import { keptWork, type ReconciliationWork } from '../../features/reconcile/keep/keptWork.ts';
import { ledgers } from '../../features/reconcile/ledger/ledgers.fixture.ts';
import { noDecisions } from '../../features/reconcile/match/Decisions.ts';
import { RequireSession } from '../../features/session/RequireSession/RequireSession.tsx';
import { ToastRegion } from '../../primitives/Toast/ToastRegion.tsx';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { vars } from '../../theme/vars.css.ts';
import { ledger, manyRows, statement } from './books.fixture.ts';
import { Reconcile } from './Reconcile.tsx';

const { identity } = readApplication(application);
const owner = identityKey(identity);
const work: ReconciliationWork = {
  begunAt: 1,
  fileName: 'muavin-320-kuzey.xlsx',
  entries: ledger,
  unread: 0,
  range: { start: '2026-08-01', end: '2026-11-21' },
  currency: 'TRY',
  decisions: noDecisions,
};
/** What an earlier visit has left. */
const keep = (change: Partial<ReconciliationWork> = {}) => keptWork(owner).set({ ...work, ...change });

const meta = {
  component: Reconcile,
  tags: ['!autodocs'],
  // On a phone the rows reach into the gutter that the layout gives a page.
  decorators: [
    (Story) => (
      <div style={{ paddingInline: vars.size.gutter }}>
        {Story()}
        <ToastRegion label="Bildirimler" closeLabel="Kapat" />
      </div>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(given.statementReport(statement), ...given.session('dealer'));
    keptWork(owner).set(undefined);
    return () => toasts.clear();
  },
} satisfies Meta<typeof Reconcile>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const patience = { timeout: 10_000 };
/** A file is read beside the page; the development server makes the reader when it is first asked for. */
const readPatience = { timeout: 20_000 };
const button = (name: string) => screen.findByRole('button', { name }, patience);
const table = (name: string) => screen.findByRole('table', { name }, patience);
const column = (name: string) => screen.findByRole('combobox', { name }, readPatience);
/** The rows come in turn. */
const hasRows = async (name: string, count: number) => {
  const rows = within(await table(name));
  await waitFor(() => expect(rows.getAllByRole('row')).toHaveLength(count + 1), patience);
};
const matched = () => screen.queryByRole('table', { name: 'Eşleşenler' });
const withWork: Story['beforeEach'] = () => void keep();
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
const bring = (name: string) => {
  const data = new DataTransfer();
  data.items.add(new File([ledgers[name]?.() ?? ''], name));
  document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
};

const many = manyRows(60);

export const Default: Story = {
  parameters: { covers: ['RECO-01'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mutabakat' }, patience)).toBeVisible();
    await expect(await button('Defter Seç')).toBeVisible();
    await expect(canvas.getByText('Dosya tarayıcıdan çıkmaz')).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => {
    keep();
    msw.use(given.statementReportPending());
  },
  play: async () => {
    await expect(await screen.findByRole('status', { name: 'Karşılaştırılıyor' }, patience)).toBeVisible();
  },
};
export const Empty: Story = {
  beforeEach: ({ msw }) => {
    keep();
    msw.use(given.statementReport(reports.movementReportEmpty));
  },
  play: async () => {
    await hasRows('Sizde var, satıcıda yok', ledger.length);
  },
};
export const Failed: Story = {
  beforeEach: ({ msw }) => {
    keep();
    msw.use(given.statementReportFails());
  },
  parameters: { covers: ['FAIL-01'] },
  play: async () => {
    await expect(await button('Tekrar Dene')).toBeVisible();
    await expect(screen.getByText('Hesap ekstresi okunamadı.')).toBeVisible();
  },
};
export const Rejected: Story = {
  play: async () => {
    await button('Defter Seç');
    const data = new DataTransfer();
    data.items.add(new File(['%PDF-1.7'], 'defter.pdf'));
    document.body.dispatchEvent(
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }),
    );
    await expect(await screen.findByRole('alert', undefined, readPatience)).toHaveTextContent(
      'Bu dosya bir PDF',
    );
  },
};
export const LongContent: Story = {
  beforeEach: () =>
    void keep({
      fileName: `${'cok-uzun-bir-defter-adi-'.repeat(6)}.xlsx`,
      entries: ledger.map((entry) => ({
        ...entry,
        kurus: entry.kurus * 10_000,
        documentNo: `${entry.documentNo}-${'UZUN-NUMARA-'.repeat(4)}`,
        description: 'Kadıköy şubesine sevk edilen malın bedeli, depo 1 ve depo 2 birlikte. '.repeat(3),
      })),
      unread: 12,
    }),
  play: async () => {
    await table('Tutar farkı');
    await fits();
  },
};
export const Many: Story = {
  beforeEach: ({ msw }) => {
    keep({ entries: many.entries, range: { start: '2025-01-01', end: '2026-12-31' } });
    msw.use(given.statementReport(many.statement));
  },
  play: async () => {
    await hasRows('Sizde var, satıcıda yok', 1);
  },
};
export const Guest: Story = {
  globals: { session: 'guest' },
  args: {},
  render: () => (
    <RequireSession onLogin={fn()}>
      <Reconcile />
    </RequireSession>
  ),
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Defter Seç' })).toBeNull();
  },
};
export const Mobile: Story = { globals: phone, play: Default.play! };
export const Print: Story = {
  beforeEach: withWork,
  parameters: { covers: ['RECO-05'] },
  play: async ({ userEvent }) => {
    const printed = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(await button('Yazdır'));
    await expect(printed).toHaveBeenCalledOnce();
    printed.mockRestore();
  },
};
export const Result: Story = {
  beforeEach: withWork,
  parameters: { covers: ['RECO-02', 'RECO-03', 'RECO-04'] },
  play: async () => {
    await hasRows('Sizde var, satıcıda yok', 3);
    await hasRows('Satıcıda var, sizde yok', 2);
    await hasRows('Tutar farkı', 2);
    // Ten pairs, one of which has two rows.
    await hasRows('Eşleşenler', 11);
    const sums = within(screen.getByRole('region', { name: 'Bakiyeler ve fark' }));
    await expect(sums.getByText('224.874,51')).toBeVisible();
    await expect(sums.getByText('235.858,23')).toBeVisible();
    await expect(sums.getAllByText('−10.983,72')).toHaveLength(2);
    await expect(sums.getByText('farkla kuruşu kuruşuna aynı')).toBeVisible();
    await expect(
      screen.getByText(/Borç ve alacak ters okundu.*Düz okunsaydı hiçbir satır eşleşmezdi/),
    ).toBeVisible();
  },
};
export const MobileResult: Story = {
  ...Result,
  globals: phone,
  play: async () => {
    await table('Tutar farkı');
    await fits();
  },
};
/** What matches is folded on a phone, and said all the same; on paper and asked for by its chip it stands. */
export const UnfoldsWhatMatches: Story = {
  ...Result,
  globals: phone,
  parameters: { covers: ['RECO-03'] },
  play: async ({ userEvent }) => {
    const fold = await button('Eşleşenler');
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(matched()).toBeNull();
    await userEvent.click(fold);
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await hasRows('Eşleşenler', 11);
    await fits();
    await userEvent.click(fold);
    await expect(matched()).toBeNull();
    await userEvent.click(await button('Eşleşenler 10'));
    await hasRows('Eşleşenler', 11);
    await expect(screen.queryByRole('button', { name: 'Eşleşenler' })).toBeNull();
  },
};
export const MobileLongContent: Story = { ...LongContent, globals: phone };
export const Mapping: Story = {
  parameters: { covers: ['RECO-01'] },
  play: async ({ userEvent }) => {
    await button('Defter Seç');
    bring('muavin.xlsx');
    await expect(await column('Tarih sütunu')).toHaveDisplayValue('A · Tarih');
    await expect(await column('Belge No sütunu')).toHaveDisplayValue('C · Evrak No');
    await expect(await column('Açıklama sütunu')).toHaveDisplayValue('D · Açıklama');
    await expect(await column('Borç sütunu')).toHaveDisplayValue('E · Borç');
    await expect(await column('Alacak sütunu')).toHaveDisplayValue('F · Alacak');
    await expect(await column('Sayfa')).toHaveDisplayValue('Muavin');
    await expect(await screen.findByText(/5 satır, 1 toplam satırı sayılmadı/, {}, patience)).toBeVisible();
    await userEvent.click(await button('Tek tutar, B/A sütunu'));
    await expect(await column('Tutar sütunu')).toHaveDisplayValue('Seçin');
    await expect(await button('Karşılaştır')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await button('Borç ve Alacak ayrı sütunda'));
    await waitFor(
      async () => expect(await button('Karşılaştır')).not.toHaveAttribute('aria-disabled'),
      patience,
    );
  },
};
export const MobileMapping: Story = {
  globals: phone,
  play: async () => {
    await button('Defter Seç');
    bring('muavin.xlsx');
    await screen.findByRole('combobox', { name: 'Tarih sütunu' }, readPatience);
    await fits();
  },
};
export const RemembersColumns: Story = {
  parameters: { covers: ['RECO-01'] },
  play: async ({ userEvent }) => {
    await button('Defter Seç');
    bring('netsis-ba.csv');
    const number = () => screen.findByRole('combobox', { name: 'Belge No sütunu' }, readPatience);
    await expect(await number()).toHaveDisplayValue('B · Belge No');
    await userEvent.selectOptions(await number(), 'Yok');
    await waitFor(
      async () => expect(await button('Karşılaştır')).not.toHaveAttribute('aria-disabled'),
      patience,
    );
    await userEvent.click(await button('Karşılaştır'));
    await table('Eşleşenler');
    bring('netsis-ba.csv');
    await expect(
      await screen.findByText('Bu başlıkların eşlemesi hatırlandı', {}, readPatience),
    ).toBeVisible();
    await expect(await number()).toHaveDisplayValue('Yok');
  },
};
/** A page of its own each time, as a reload or the way back from the login makes it. */
function Visits() {
  const [visit, setVisit] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Yeniden yükle
      </button>
      <Reconcile key={visit} />
    </>
  );
}
/** The file and what was said of its columns are there again; what is left is not. */
export const TakesUpTheMapping: Story = {
  parameters: { covers: ['RECO-01'] },
  render: () => <Visits />,
  play: async ({ userEvent }) => {
    await button('Defter Seç');
    bring('netsis-ba.csv');
    await userEvent.selectOptions(await column('Belge No sütunu'), 'Yok');
    await waitFor(async () => expect(await createLedgerFiles(identity).read()).toBeDefined(), patience);
    await userEvent.click(await button('Yeniden yükle'));
    await expect(await column('Belge No sütunu')).toHaveDisplayValue('Yok');
    await expect(screen.getByText('netsis-ba.csv')).toBeVisible();
    await waitFor(
      async () => expect(await button('Karşılaştır')).not.toHaveAttribute('aria-disabled'),
      patience,
    );
    await userEvent.click(await button('Karşılaştır'));
    await table('Eşleşenler');
    await waitFor(async () => expect(await createLedgerFiles(identity).read()).toBeUndefined(), patience);
    await userEvent.click(await button('Yeniden yükle'));
    await table('Eşleşenler');
  },
};
export const PairsByHand: Story = {
  beforeEach: withWork,
  parameters: { covers: ['RECO-03'] },
  play: async ({ userEvent }) => {
    const tick = async (group: string, name: string) =>
      userEvent.click(within(await table(group)).getByRole('checkbox', { name: `Seç: ${name}` }));
    await tick('Sizde var, satıcıda yok', 'KK-1102');
    await expect(await button('Elle Eşleştir')).toHaveAttribute('aria-disabled', 'true');
    await tick('Satıcıda var, sizde yok', 'POS2026000004493');
    await expect(screen.getByRole('region', { name: 'Elle eşleştirme' })).toHaveTextContent('fark 0,00');
    await userEvent.click(await button('Elle Eşleştir'));
    await hasRows('Sizde var, satıcıda yok', 2);
    await expect(keptWork(owner).get()?.decisions.made).toHaveLength(1);
    const made = within(await table('Eşleşenler'))
      .getByText('Elle eşleştirildi')
      .closest('[role="row"]');
    await userEvent.click(within(made as HTMLElement).getByRole('button', { name: 'Eşleşmeyi Kaldır' }));
    await hasRows('Sizde var, satıcıda yok', 3);
    // What was found is taken apart, too, and stays so.
    const [first] = within(await table('Tutar farkı')).getAllByRole('button', { name: 'Eşleşmeyi Kaldır' });
    if (first) await userEvent.click(first);
    await hasRows('Sizde var, satıcıda yok', 4);
    await expect(keptWork(owner).get()?.decisions.undone).toHaveLength(1);
  },
};
/** What another tab decides of the same ledger is shown here, too; another ledger leaves this one and says so. */
export const HearsAnotherTab: Story = {
  beforeEach: withWork,
  parameters: { covers: ['RECO-05'] },
  play: async ({ userEvent }) => {
    await hasRows('Sizde var, satıcıda yok', 3);
    const elsewhere = (change: Partial<ReconciliationWork>) => {
      keep(change);
      window.dispatchEvent(new StorageEvent('storage', { key: storedKeys.reconciliation(owner).key }));
    };
    const [first] = ledger.slice(1);
    const undone = [`${first?.documentNo} ${first?.date} ${first?.kurus}`];
    elsewhere({ decisions: { ...noDecisions, undone } });
    await hasRows('Sizde var, satıcıda yok', 4);
    elsewhere({ begunAt: 2, fileName: 'oteki.xlsx', entries: ledger.slice(0, 3) });
    await expect(await screen.findByText(/^Başka bir sekmede başka bir defter/)).toBeVisible();
    await hasRows('Sizde var, satıcıda yok', 4);
    await userEvent.click(await button('Bunu Sakla'));
    await expect(keptWork(owner).get()).toMatchObject({ begunAt: 1, decisions: { undone } });
    elsewhere({ begunAt: 2, fileName: 'oteki.xlsx', entries: ledger.slice(0, 3) });
    await userEvent.click(await button('Ötekini Aç'));
    await expect(await screen.findByText('oteki.xlsx')).toBeVisible();
    await expect(screen.queryByText(/^Başka bir sekmede/)).toBeNull();
  },
};
export const TurnsSides: Story = {
  beforeEach: withWork,
  parameters: { covers: ['RECO-02'] },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Tarafları Çevir'));
    await expect(await screen.findByText(/Borç ve alacak düz okundu/)).toBeVisible();
    await expect(screen.getByText(/Ters okunsaydı 11 satır eşleşirdi/)).toBeVisible();
    await userEvent.click(await button('Tarafları Çevir'));
    await expect(await screen.findByText(/Borç ve alacak ters okundu/)).toBeVisible();
  },
};
export const ShowsOneGroup: Story = {
  beforeEach: withWork,
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Tutar farkı 2'));
    await expect(screen.queryByRole('table', { name: 'Eşleşenler' })).toBeNull();
    await table('Tutar farkı');
    await userEvent.click(await button('Tümü 17'));
    await table('Eşleşenler');
  },
};
