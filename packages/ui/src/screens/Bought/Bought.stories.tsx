import type { Meta, StoryObj } from '@storybook/react-vite';
import { invoiceReportYear } from '@vitrin/demo-server/fixtures/reports';
import { suggestions } from '@vitrin/demo-server/fixtures/search';
import { given } from '@vitrin/demo-server/given';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { cable, glove, keepDocuments, sampleDocuments } from '../../features/bought/bought.fixture.ts';
import { keptRows, openSavable } from '../../features/lists/lists.fixture.ts';
import { RequireSession } from '../../features/session/RequireSession/RequireSession.tsx';
import { NavigationProvider } from '../../primitives/Link/NavigationProvider.tsx';
import { ToastRegion } from '../../primitives/Toast/ToastRegion.tsx';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { formatDate } from '../../text/formatDate.ts';
import { Bought } from './Bought.tsx';

const navigate = fn();
const sold = (kod: string, name: string, price: string) => ({
  ...suggestions[0],
  id: kod,
  kod,
  ad: name,
  barkod: null,
  showAddBasketButton: true,
  stokAnlasmaFiyat: null,
  fiyats: [{ id: 2, ad: 'Bayi', fiyatFK: price, netFiyatF: price }],
});

const meta = {
  component: Bought,
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate}>
        {Story()}
        <ToastRegion label="Bildirimler" closeLabel="Kapat" />
      </NavigationProvider>
    ),
  ],
  beforeEach: async ({ msw }) => {
    msw.use(...given.session('dealer'));
    msw.use(
      given.suggestions([
        sold('EK-NYM-3250', cable, '4.730,40 TL'),
        sold('VT-C16-1PN', 'Voltan Otomatik Sigorta', '177,51 TL'),
        sold('SF-NTR-09', glove, '31,10 TL'),
        sold('RN-IPK-15', 'Renova İpek Mat Boya 15 L', '2.796,50 TL'),
      ]),
    );
    await keepDocuments(sampleDocuments);
    indexedDB.deleteDatabase('vitrin-lists');
    return () => {
      navigate.mockClear();
      toasts.clear();
    };
  },
} satisfies Meta<typeof Bought>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const patience = { timeout: 10_000 };
const nothingKept: Story['beforeEach'] = () => void indexedDB.deleteDatabase('vitrin-bought');
const read = async () => screen.findByRole('button', { name: 'Belgeleri Oku' }, patience);
const named = async () => {
  const table = within(await screen.findByRole('table', { name: 'Alınan ürünler' }, patience));
  return table.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));
};

export const Default: Story = {
  parameters: { covers: ['REOR-02', 'REOR-03'] },
  play: async ({ canvas }) => {
    // What holds its place is another table.
    await canvas.findByRole('checkbox', { name: `Seç: ${glove}` }, patience);
    const table = within(canvas.getByRole('table', { name: 'Alınan ürünler' }));
    await expect(await table.findByText('%7 arttı', {}, patience)).toBeVisible();
    await expect(await table.findByText('%3 düştü')).toBeVisible();
    await expect(await table.findByText('aynı')).toBeVisible();
    await expect(await table.findByText('Bulunamadı')).toBeVisible();
    const row = table.getByText(glove).closest('[role="row"]');
    await expect(row).toHaveTextContent('204');
    await expect(await table.findByRole('textbox', { name: `Miktar: ${glove}` })).toHaveValue('72');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Aldıklarım' })).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => {
    indexedDB.deleteDatabase('vitrin-bought');
    msw.use(given.invoiceReportPending());
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Bu aralıkta okunmuş belge yok.', {}, patience);
    await userEvent.click(await read());
    const table = await canvas.findByRole('table', { name: 'Alınan ürünler' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    // All that a row will say has its place.
    await expect(table.querySelectorAll('[role="cell"]:empty')).toHaveLength(0);
  },
};
export const Empty: Story = {
  beforeEach: nothingKept,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bu aralıkta okunmuş belge yok.', {}, patience)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Dışa Aktar' })).toBeNull();
  },
};
/** What is kept stays where the list does not come. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(given.invoiceReportFails()),
  parameters: { covers: ['REOR-03'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'Alınan ürünler' }, patience);
    await userEvent.click(await read());
    await expect(await canvas.findByText('Fatura listesi yüklenemedi.')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Alınan ürünler' })).toBeVisible();
  },
};
export const LongContent: Story = {
  beforeEach: async () =>
    keepDocuments([
      {
        ...sampleDocuments[0]!,
        documentNo: 'UZUN',
        lines: [
          {
            code: 'UZUN-KOD-2026-000000000042-A',
            name: `${cable} Karadağ Yapı Market için özel ölçüde kesilmiş ve etiketlenmiş`,
            unit: 'Makara',
            quantity: 999_999,
            price: 12_345_678.9,
          },
        ],
      },
    ]),
};
export const Many: Story = {
  beforeEach: async () =>
    keepDocuments(
      Array.from({ length: 60 }, (_, place) => ({
        ...sampleDocuments[0]!,
        documentNo: `COK${place}`,
        lines: Array.from({ length: 25 }, (_line, at) => ({
          code: `KL-${place * 25 + at}`,
          name: `Ürün ${place * 25 + at}`,
          unit: 'Adet',
          quantity: at + 1,
          price: at + 0.5,
        })),
      })),
    ),
};
const toLogin = fn();
export const Guest: Story = {
  globals: { session: 'guest' },
  beforeEach: ({ msw }) => msw.use(...given.session('guest')),
  decorators: [(Story) => <RequireSession onLogin={toLogin}>{Story()}</RequireSession>],
  play: async ({ canvas }) => {
    await waitFor(() => expect(toLogin).toHaveBeenCalled());
    await expect(canvas.queryByRole('heading', { name: 'Aldıklarım' })).toBeNull();
  },
};
export const Mobile: Story = { globals: phone };
export const Dark: Story = { globals: { scheme: 'dark' } };

/** Documents that cannot be read are told, and read by another press. */
export const ReadsDocuments: Story = {
  beforeEach: ({ msw }) => {
    indexedDB.deleteDatabase('vitrin-bought');
    msw.use(
      given.invoiceReport({ data: invoiceReportYear.data?.slice(0, 3) ?? [] }),
      given.invoiceDetailFails(),
    );
  },
  parameters: { covers: ['REOR-03'] },
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('Bu aralıkta okunmuş belge yok.', {}, patience);
    await userEvent.click(await read());
    const again = await canvas.findByRole('button', { name: 'Başarısızları Yeniden Dene' }, patience);
    msw.use(
      given.invoiceDetail([
        {
          STOK_KOD: 'SF-NTR-09',
          STOK_AD: glove,
          MIKTAR_FIS: 5,
          NET_FIYAT: 30,
          STOK_BIRIM: 'Çift',
          FIS_TURU: 'Stok',
        },
      ]),
    );
    await userEvent.click(again);
    await expect(await canvas.findByText(/^3 belge okundu/, {}, patience)).toBeVisible();
    await expect(await canvas.findByText(glove, {}, patience)).toBeVisible();
  },
};
export const FindsAndSorts: Story = {
  parameters: { covers: ['REOR-04'] },
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect((await named())[1]).toBe(`Seç: ${glove}`), patience);
    await userEvent.selectOptions(canvas.getByLabelText('Sıralama'), 'Ürün Adı');
    await waitFor(async () => expect((await named())[1]).toBe(`Seç: ${cable}`));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Ürün ara' }), 'SIGORTA vt');
    await waitFor(async () => expect(await named()).toEqual(['Tümünü seç', 'Seç: Voltan Otomatik Sigorta']));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Ürün ara' }), ' yok');
    await expect(await canvas.findByText('Aramanızla eşleşen ürün yok.')).toBeVisible();
  },
};
/** What is shown, in its order. */
export const Exports: Story = {
  parameters: { covers: ['REOR-04'] },
  loaders: [() => import('../../sheet/saveSheet.ts')],
  play: async ({ canvas, userEvent }) => {
    const offered = spyOn(URL, 'createObjectURL').mockReturnValue('blob:nowhere');
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await canvas.findByRole('checkbox', { name: `Seç: ${glove}` }, patience);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Ürün ara' }), 'eldiven');
    await waitFor(async () => expect(await named()).toEqual(['Tümünü seç', `Seç: ${glove}`]));
    await userEvent.click(canvas.getByRole('button', { name: 'Dışa Aktar' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }, patience));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce(), patience);
    const file = offered.mock.calls[0]?.[0] as Blob;
    await expect((await file.text()).trim().split('\r\n')).toEqual([
      'Kod;Ürün;Toplam;Birim;Kez;Son Alış;Son Net Fiyat;Döviz;Miktar',
      `SF-NTR-09;${glove};204;Çift;3;${formatDate(sampleDocuments[2]?.date)};31,10;TRY;72`,
    ]);
  },
};
export const OpensInQuickOrder: Story = {
  parameters: { covers: ['REOR-04'] },
  loaders: [() => import('../../features/quick-order/handOver/handOver.ts')],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Seç: ${glove}` }, patience));
    const quantity = await canvas.findByRole('textbox', { name: `Miktar: ${cable}` });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '7');
    await userEvent.click(await canvas.findByRole('button', { name: 'Hızlı Siparişte Aç' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/spa/hizli-siparis'));
    const kept = Object.entries(localStorage).find(([key]) => key.includes('order-rows'))?.[1] ?? '';
    await expect(kept).toContain('"code":"SF-NTR-09","quantity":"72"');
    await expect(kept).toContain('"code":"EK-NYM-3250","quantity":"7"');
  },
};
/** As many as would be ordered; what is no number of units is left out, and that is said. */
export const KeepsInAList: Story = {
  parameters: { covers: ['REOR-04', 'LSTS-01'] },
  loaders: [() => import('../../features/lists/SaveListDialog/SaveListDialog.tsx')],
  play: async ({ canvas, userEvent }) => {
    const tick = await canvas.findByRole('checkbox', { name: `Seç: ${glove}` }, patience);
    const row = tick.closest('[role="row"]');
    await expect(row).not.toHaveAttribute('data-chosen');
    await userEvent.click(tick);
    await waitFor(() => expect(row).toHaveAttribute('data-chosen'));
    await userEvent.type(await canvas.findByRole('textbox', { name: `Miktar: ${cable}` }), '{Backspace}');
    await expect(await openSavable((button) => userEvent.click(button))).toEqual([
      '1 ürün kaydedilecek. 1 satır alınmayacak: kodu ya da tam sayı bir miktarı yok.',
      'Aldıklarım',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    await waitFor(async () => expect(await keptRows('Aldıklarım')).toEqual(['72 SF-NTR-09']));
  },
};
export const ShowsThePrices: Story = {
  parameters: { covers: ['REOR-03'] },
  loaders: [() => import('./PricesDialog.tsx')],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(`^Fiyat seyri: ${glove}`) }, patience),
    );
    const dialog = within(await screen.findByRole('dialog', { name: `Fiyat Seyri: ${glove}` }));
    const rows = dialog.getAllByRole('row').slice(1);
    await expect(rows.map((row) => /[\d.]+,\d\d TL$/.exec(row.textContent ?? '')?.[0])).toEqual([
      '31,10 TL',
      '29,00 TL',
      '27,50 TL',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Kapat' }));
  },
};
