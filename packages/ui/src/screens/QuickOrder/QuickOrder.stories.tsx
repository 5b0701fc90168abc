import type { Meta, StoryObj } from '@storybook/react-vite';
import { readApplication } from '@vitrin/api-client/application/application';
import { identityKey } from '@vitrin/api-client/identity';
import { storedKeys } from '@vitrin/api-client/stored/storedKeys';
import { storedValue } from '@vitrin/api-client/stored/storedValue';
import { application } from '@vitrin/demo-server/fixtures/application';
import { suggestions } from '@vitrin/demo-server/fixtures/search';
import { given } from '@vitrin/demo-server/given';
import { type FakeCamera, fakeCamera } from '../../features/scan/ScanDialog/camera.fixture.ts';
import { openSavable } from '../../features/lists/lists.fixture.ts';
import { heldTimers } from '../../../../../.storybook/heldTimers.ts';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import type { PastLine } from '../../features/quick-order/past/PastLine.ts';
import type { SavedRow } from '../../features/quick-order/rows/OrderRow.ts';
import { sampleRows } from '../../features/quick-order/list/sampleRows.ts';
import { RequireSession } from '../../features/session/RequireSession/RequireSession.tsx';
import { ToastRegion } from '../../primitives/Toast/ToastRegion.tsx';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { QuickOrder } from './QuickOrder.tsx';

type Kept = SavedRow;

/** What an earlier visit has left. */
function keep(rows: readonly Kept[]): void {
  const owner = identityKey(readApplication(application).identity);
  storedValue(storedKeys.orderRows(owner), (value) => value, owner).set(rows);
}

const sample: readonly Kept[] = sampleRows.map(({ code, quantity }) => ({
  code,
  quantity: String(quantity),
  ...(code.includes('E+') && { fault: 'lostBarcode' as const }),
}));

const meta = {
  component: QuickOrder,
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <>
        {Story()}
        <ToastRegion label="Bildirimler" closeLabel="Kapat" />
      </>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(...given.session('dealer'));
    keep(sample);
    return () => toasts.clear();
  },
} satisfies Meta<typeof QuickOrder>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const patience = { timeout: 10_000 };
const code = (number: number) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `Kod: satır ${number}` }, patience);
const quantity = (number: number) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `Miktar: satır ${number}` }, patience);
const written = async () =>
  (await screen.findAllByRole<HTMLInputElement>('textbox', {}, patience)).map(({ value }) => value);
const nothingKept: Story['beforeEach'] = () => keep([]);

const showsStates: Play = async ({ canvas }) => {
  await expect(
    await canvas.findByRole('heading', { level: 1, name: 'Hızlı Sipariş' }, patience),
  ).toBeVisible();
  const filter = within(await canvas.findByRole('group', { name: 'Duruma göre' }, patience));
  await waitFor(
    () =>
      expect(filter.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'Tümü 10',
        'Hazır 3',
        'Benzer kod 1',
        'Seçim gerekli 1',
        'Bulunamadı 1',
        'Sepete eklenemez 1',
        'Miktar hatalı 1',
        'Okunamadı 1',
        'Aranamadı 1',
      ]),
    patience,
  );
  await expect(canvas.getByRole('button', { name: 'Sepete Ekle (3)' })).toBeVisible();
  await expect(canvas.getByText('Yalnızca bu cihazda saklanır')).toBeVisible();
};
/** All that a row says, beyond what is written in it. */
const saidIn = (number: number) =>
  screen.findByRole('button', { name: `Satırı sil: ${number}` }, patience).then((button) => {
    const row = button.closest<HTMLElement>('[role="row"]');
    if (!row) throw new Error('It stands in no row');
    return row;
  });
export const Default: Story = {
  parameters: { covers: ['QORD-01', 'QORD-07', 'QORD-09'] },
  play: async (context) => {
    await showsStates(context);
    const row = await saidIn(2);
    await expect(row).toHaveTextContent(
      /^2KutuHazırÖzdöven Alçıpan Vidası .*Stok kodu OD-AV-45-39-BVStokta104,50 TL67,93 TL64,53 TLStokta$/,
    );
    await expect(row.querySelector('img')).toBeVisible();
    // In a column of its own, or below the name.
    await expect(
      within(row)
        .getAllByText('Stokta')
        .filter((one) => one.checkVisibility()),
    ).toHaveLength(1);
  },
};
const slow: Story['beforeEach'] = ({ msw }) => msw.use(given.suggestionsPending());
/** Stopped and gone on with. */
export const Loading: Story = {
  beforeEach: slow,
  parameters: { covers: ['QORD-06'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('0 / 8', {}, patience)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Durdur' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Devam Et' }));
    await expect(await canvas.findByRole('button', { name: 'Durdur' })).toBeVisible();
  },
};
export const Empty: Story = {
  beforeEach: nothingKept,
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await code(1)).toHaveFocus(), patience);
    await expect(canvas.queryByRole('button', { name: /^Sepete Ekle/ })).toBeNull();
  },
};
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(given.suggestionsFails()),
  parameters: { covers: ['QORD-06'] },
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByRole('button', { name: 'Aranamadı 8' }, patience);
    msw.use(...given.session('dealer'));
    await userEvent.click(canvas.getByRole('button', { name: 'Başarısızları Yeniden Dene' }));
    await canvas.findByRole('button', { name: 'Sepete Ekle (3)' }, patience);
  },
};
export const LongContent: Story = {
  beforeEach: ({ msw }) => {
    keep([
      { code: 'UZUN-KOD-'.repeat(12), quantity: '99.999.999' },
      { code: 'EK-NYM-3250', quantity: '2' },
    ]);
    const agreed = { fiyatF: '1.234.210,05', fiyatFK: '1.234.210,05 TL', iskonto: 11 };
    msw.use(
      given.suggestions([{ ...sold('EK-NYM-3250', cable, '1.386.730,40 TL'), stokAnlasmaFiyat: agreed }]),
    );
  },
  // What was agreed on is seen wherever there is a price.
  play: async () => {
    const row = await saidIn(2);
    await expect(await within(row).findByText('1.234.210,05 TL', {}, patience)).toBeVisible();
    await expect(row).toHaveTextContent(/1\.386\.730,40 TL1\.386\.730,40 TL1\.234\.210,05 TL/);
  },
};
export const Many: Story = {
  parameters: { covers: ['QORD-11'] },
  beforeEach: () => {
    // Of what cannot be read nothing is asked: thousands of questions would go on in the stories behind it.
    const fault = 'unreadable';
    keep(
      Array.from({ length: 5000 }, (_, place) => ({
        code: `KOD-${place}`,
        quantity: String(place + 1),
        fault,
      })),
    );
  },
  play: async ({ canvas }) => {
    await expect(await code(5001)).toHaveFocus();
    await expect(await canvas.findByRole('button', { name: 'Tümü 5.000' }, patience)).toBeVisible();
    // As many as are near the window, and those beside the focus.
    await expect((await written()).length).toBeLessThan(500);
  },
};
/** Of one row more not all are in the page: whoever types stays in the field. */
export const GrowsWhileTyping: Story = {
  parameters: { covers: ['QORD-02'] },
  beforeEach: () =>
    keep(
      Array.from({ length: 149 }, (_, place) => ({
        code: `KOD-${place}`,
        quantity: '1',
        fault: 'unreadable' as const,
      })),
    ),
  play: async ({ userEvent }) => {
    const typing = userEvent.setup({ delay: 60 });
    await waitFor(async () => expect(await code(150)).toHaveFocus(), patience);
    await typing.keyboard('tk-32');
    await expect(await code(150)).toHaveFocus();
    await expect(await code(150)).toHaveValue('tk-32');
  },
};
const login = fn();
export const Guest: Story = {
  parameters: { covers: ['QORD-01'] },
  globals: { session: 'guest' },
  beforeEach: ({ msw }) => msw.use(...given.session('guest')),
  render: () => (
    <RequireSession onLogin={login}>
      <QuickOrder />
    </RequireSession>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(login).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await showsStates(context);
    // A bar code has its room.
    const { value, scrollWidth, clientWidth } = await code(2);
    await expect(value).toHaveLength(13);
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    // What is done with the list takes one line.
    const [first, last] = ['Örnek Dosya', 'Temizle'].map((name) => screen.getByRole('button', { name }));
    await expect(last?.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().top);
  },
};
export const MobileEmpty: Story = { beforeEach: nothingKept, globals: { viewport: { value: 'phone' } } };

/** From one row to the next by keys alone. */
export const ByKeyboard: Story = {
  beforeEach: nothingKept,
  parameters: { covers: ['QORD-02', 'QORD-08'] },
  play: async ({ canvas, userEvent }) => {
    const typing = userEvent.setup({ delay: 60 });
    await waitFor(async () => expect(await code(1)).toHaveFocus(), patience);
    await typing.keyboard('kl-ka-6-ut{Enter}');
    await expect(await quantity(1)).toHaveFocus();
    await typing.keyboard('12{Enter}');
    await expect(await code(2)).toHaveFocus();
    await typing.keyboard('yok');
    await typing.keyboard('{ArrowUp}');
    await expect(await code(1)).toHaveFocus();
    await typing.keyboard('{ArrowDown}{ArrowDown}{Backspace}');
    await expect(await code(2)).toHaveFocus();
    await typing.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect(await written()).toEqual(['kl-ka-6-ut', '12', '', '1', '', '']);
    await typing.click(await canvas.findByRole('button', { name: 'Satırı sil: 2' }));
    await expect(await written()).toEqual(['kl-ka-6-ut', '12', '', '']);
    await typing.click(await canvas.findByRole('button', { name: 'Sepete Ekle (1)' }, patience));
    await expect(await screen.findByText('1/1 ürün sepete eklendi', {}, patience)).toBeVisible();
    await waitFor(async () => expect(await written()).toEqual(['', '']));
    // Its time stands still while the focus is there.
    await expect(screen.getByRole('button', { name: 'Geri Al' })).toHaveTextContent('8 sn');
    await typing.click(screen.getByRole('button', { name: 'Geri Al' }));
    await waitFor(
      async () => expect(await written()).toEqual(['KL-KA-6-UT'.toLowerCase(), '12', '', '']),
      patience,
    );
  },
};

/** Only for some seconds: those in which somebody is at it or over it do not count. */
export const TakesBackForSeconds: Story = {
  beforeEach: () => keep([{ code: 'KL-KA-6-UT', quantity: '12' }]),
  parameters: { covers: ['QORD-08'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sepete Ekle (1)' }, patience));
    const offer = await screen.findByRole('button', { name: 'Geri Al' }, patience);
    await expect(offer).toHaveTextContent('8 sn');
    const seconds = heldTimers(1000);
    const nextIsCounted = () => waitFor(() => expect(seconds()).toHaveLength(1));
    await userEvent.click(await code(1));
    for (const left of [7, 6, 5, 4, 3, 2, 1]) {
      await nextIsCounted();
      for (const pass of seconds()) pass();
      await waitFor(() => expect(offer).toHaveTextContent(`${left} sn`));
    }
    await nextIsCounted();
    await userEvent.hover(offer);
    await waitFor(() => expect(seconds()).toHaveLength(0));
    await userEvent.unhover(offer);
    await nextIsCounted();
    for (const pass of seconds()) pass();
    await waitFor(() => expect(offer).not.toBeInTheDocument());
    await expect(screen.getByText('1/1 ürün sepete eklendi')).toBeVisible();
  },
};

export const Suggests: Story = {
  beforeEach: nothingKept,
  parameters: { covers: ['QORD-02'] },
  play: async ({ userEvent }) => {
    const typing = userEvent.setup({ delay: 60 });
    await waitFor(async () => expect(await code(1)).toHaveFocus(), patience);
    await typing.keyboard('kl-ka');
    const list = await screen.findByRole('listbox', { name: 'Öneriler' }, patience);
    await typing.keyboard('{Escape}');
    await expect(list).not.toBeInTheDocument();
    await typing.keyboard('-');
    const [first] = within(await screen.findByRole('listbox', { name: 'Öneriler' }, patience)).getAllByRole(
      'option',
    );
    await typing.keyboard('{ArrowDown}');
    await waitFor(() => expect(first).toHaveAttribute('aria-selected', 'true'));
    await typing.keyboard('{Enter}');
    await expect(await quantity(1)).toHaveFocus();
    await expect((await code(1)).value).not.toBe('kl-ka-');
  },
};

/** Whatever waits for somebody is found by F8, and settled. */
export const Settles: Story = {
  parameters: { covers: ['QORD-06', 'QORD-07'] },
  loaders: [() => import('./ChooseForRow.tsx')],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bu ürünü al' }, patience));
    await canvas.findByRole('button', { name: 'Sepete Ekle (4)' }, patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Ürün Seç' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ürün Seç' }));
    const [first] = dialog.getAllByRole('button', { name: /^Seç: / });
    if (first) await userEvent.click(first);
    await canvas.findByRole('button', { name: 'Sepete Ekle (5)' }, patience);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{F8}');
    await waitFor(async () => expect(await code(6)).toHaveFocus());
    await userEvent.keyboard('{F8}{F8}');
    await waitFor(async () => expect(await quantity(8)).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /^Miktar hatalı/ }));
    await waitFor(async () => expect(await written()).toEqual(['EV-GP-2-15-A', '2,5']));
    await userEvent.clear(await quantity(8));
    await userEvent.keyboard('3');
    await canvas.findByRole('button', { name: 'Sepete Ekle (6)' }, patience);
    // It is right now, and goes when it is left.
    await expect(await written()).toEqual(['EV-GP-2-15-A', '3']);
    await userEvent.click(canvas.getByRole('button', { name: /^Okunamadı/ }));
    await waitFor(async () => expect(await written()).toEqual(['8,69044E+12', '48']));
    await userEvent.click(canvas.getByRole('button', { name: 'Temizle' }));
    // A notice is shown: the key leads to it, as everywhere, and after it to the next row that waits.
    await userEvent.keyboard('{F8}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Geri Al' })).toHaveFocus());
    await waitFor(async () => expect(await written()).toEqual(['', '']));
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Sepete Ekle (6)' }, patience);
    await userEvent.keyboard('{F8}');
    await waitFor(async () => expect(await code(6)).toHaveFocus());
  },
};

let camera: FakeCamera;
const scans = () => {
  keep([{ code: 'KL-KA-6-UT', quantity: '5' }]);
  camera = fakeCamera({ codes: ['kl-ka-6-ut'], hasTorch: true, cameras: ['back', 'front'] });
  return () => camera.restore();
};
const dialogButton = (name: string | RegExp) =>
  within(screen.getByRole('dialog', { name: 'Kod Tara' })).findByRole('button', { name }, patience);
/** By the camera as by a hand scanner: a code that stands gets one more; what is corrected is left in peace. */
export const Scans: Story = {
  beforeEach: scans,
  parameters: { covers: ['WARE-01', 'QORD-02'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kamera ile Tara' }, patience));
    await expect(await screen.findByText(/^KL-KA-6-UT okundu · 6/, {}, patience)).toBeVisible();
    camera.codes = ['YOK-1'];
    await userEvent.type(await screen.findByRole('textbox', { name: 'Okunan kod' }, patience), '2');
    await expect(screen.getByText('Düzeltme bitince tarama sürer.')).toBeVisible();
    const frames = camera.frames();
    camera.codes = [];
    await userEvent.clear(screen.getByRole('textbox', { name: 'Okunan kod' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Okunan kod' }), 'TK-320');
    await expect(camera.frames()).toBeLessThanOrEqual(frames + 1);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(camera.frames()).toBeGreaterThan(frames + 1), patience);
    await userEvent.click(await dialogButton(/miktarı düzelt: /));
    await userEvent.keyboard('12{Enter}');
    await userEvent.click(await dialogButton('Bitti'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await written()).toEqual(['KL-KA-6-UT', '12', 'TK-320', '1', '', '']);
  },
};
/** As it looks after some codes. */
export const MobileScanned: Story = {
  beforeEach: () => {
    const restore = scans();
    camera.codes = ['8690117997298', 'TK-320', 'YOK-1', 'KL-KA-6-UT'];
    return restore;
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kamera ile Tara' }, patience));
    await expect(await screen.findByText(/^KL-KA-6-UT okundu · 6/, {}, patience)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Aranıyor')).toBeNull(), patience);
  },
};
/** What was scanned without a network waits, and is looked up when there is one. */
export const MobileScannedOffline: Story = {
  beforeEach: () => {
    const restore = scans();
    const network = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    camera.codes = ['8690117997298', 'TK-320'];
    return () => {
      network.mockRestore();
      restore();
    };
  },
  parameters: { covers: ['WARE-04'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kamera ile Tara' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kod Tara' }, patience));
    await waitFor(() => expect(dialog.getAllByText('bağlantı gelince')).toHaveLength(2), patience);
    await expect(dialog.getByText(/Çevrimdışı\. Kodlar tutuluyor\./)).toBeVisible();
    await expect(dialog.getByText(/sırada/)).toHaveTextContent('2 kod, 2 sırada');
  },
};

export const MobileLoading: Story = { beforeEach: slow, globals: { viewport: { value: 'phone' } } };

/** What did not arrive stays, with its reason. */
export const Result: Story = {
  parameters: { covers: ['QORD-08'] },
  beforeEach: ({ msw }) => msw.use(given.addProductsFails(409)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sepete Ekle (3)' }, patience));
    await expect(await screen.findByText('0/3 ürün sepete eklendi', {}, patience)).toBeVisible();
    await expect(canvas.getAllByText('Sunucu eklemedi')).toHaveLength(3);
  },
};

export const SavesToAList: Story = {
  parameters: { covers: ['LSTS-01'] },
  play: async ({ userEvent }) => {
    const [told, name] = await openSavable(userEvent.click);
    // One code stands twice; a lost bar code and a decimal quantity are no row of a list.
    await expect(told).toBe('7 ürün kaydedilecek. 2 satır alınmayacak: kodu ya da tam sayı bir miktarı yok.');
    await expect(name).toMatch(/^Hızlı Sipariş \d/);
  },
};

const invoice = { kind: 'invoice', documentNo: 'KTA2026000018802', date: '2026-10-23', lines: 8 } as const;
const paid = (name: string, price: PastLine['price'], currency = 'TRY') => ({
  name,
  price,
  currency,
  document: invoice,
});
const sold = (kod: string, name: string, price: string) => ({
  ...suggestions[0],
  id: kod,
  kod,
  ad: name,
  barkod: null,
  showAddBasketButton: true,
  stokAnlasmaFiyat: null,
  fiyats: [
    { id: 1, ad: 'Liste', fiyatFK: price, netFiyatF: price },
    { id: 2, ad: 'Bayi', fiyatFK: price, netFiyatF: price },
  ],
});
const cable = 'Ege Kablo NYM-J 3×2,5 mm² Antigron Kablo 100 m Makara';
const glove = 'Safera Nitril Kaplı Montaj Eldiveni EN 388 Beden 9';
/** A document with everything that can be the matter with one. */
const documentRows: readonly Kept[] = [
  { code: 'EK-NYM-3250', quantity: '2', past: paid(cable, 4410) },
  { code: 'VT-C16-1PN', quantity: '48', past: paid('Voltan C Tipi Otomatik Sigorta', 182.3) },
  { code: 'SF-NTR-09', quantity: '72', past: paid(glove, 31.1), merged: 2 },
  { code: 'RN-IPK-15', quantity: '8', past: paid('Renova İpek Mat Boya', 148.2, 'EUR') },
  { code: 'MT-0825-M', quantity: '6', past: paid('Metriks Şerit Metre 8 m', '#DEĞER!') },
  { code: 'ZZ-0000', quantity: '6', past: paid('Hidrosan Pirinç Küresel Vana 1"', 285.14) },
  {
    code: 'RN-SLK-280-S',
    quantity: '-4',
    past: paid('Renova Nötr Silikon', 93.21),
    leftOut: 'Belgede iade satırı',
  },
  {
    code: '',
    quantity: '1',
    fault: 'noCode',
    past: paid('Nakliye bedeli', 250),
    leftOut: 'Stok kodu yok',
  },
];
export const OfADocument: Story = {
  parameters: { covers: ['REOR-01', 'REOR-02'] },
  beforeEach: ({ msw }) => {
    keep(documentRows);
    msw.use(
      given.suggestions([
        sold('EK-NYM-3250', cable, '4.730,40 TL'),
        sold('VT-C16-1PN', 'Voltan C Tipi Otomatik Sigorta', '177,51 TL'),
        sold('SF-NTR-09', glove, '31,10 TL'),
        sold('RN-IPK-15', 'Renova İpek Mat Silinebilir Boya', '2.796,50 TL'),
        sold('MT-0825-M', 'Metriks Şerit Metre 8 m', '250,32 TL'),
        sold('RN-SLK-280-S', 'Renova Nötr Silikon', '93,21 TL'),
      ]),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Hızlı Sipariş' }, patience));
    await canvas.findByRole('button', { name: 'Sepete Ekle (5)' }, patience);
    await table.findByText(/Hidrosan Pirinç/, {}, patience);
    await table.findByText('Belgede iade satırı', {}, patience);
    const said = table
      .getAllByRole('row')
      .slice(1, -1)
      .map(
        (row) =>
          row.textContent?.match(/%[\d.,]+ (?:arttı|düştü)|aynı|Belgede iade satırı|Stok kodu yok/)?.[0],
      );
    // Of other currencies, of what cannot be read and of what is gone nothing is said.
    await expect(said).toEqual([
      '%7 arttı',
      '%3 düştü',
      'aynı',
      undefined,
      undefined,
      undefined,
      'Belgede iade satırı',
      'Stok kodu yok',
    ]);
    await expect(
      canvas.getByText(/numaralı 23.10.2026 tarihli faturadan 8 satır geldi; 2 satır/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Faturayı Aç' })).toHaveAttribute(
      'href',
      expect.stringContaining('belge=KTA2026000018802&tur=fatura'),
    );
    await expect(table.getByText('Renova İpek Mat Boya')).toBeInTheDocument();
    await expect(table.getByRole('checkbox', { name: 'Tümünü seç' })).toBePartiallyChecked();
    await expect(table.getByRole('checkbox', { name: 'Seç: satır 7' })).not.toBeChecked();
    await userEvent.click(table.getByRole('checkbox', { name: 'Seç: satır 1' }));
    await expect(await canvas.findByRole('button', { name: 'Sepete Ekle (4)' })).toBeVisible();
    // Who writes how many wants it.
    await userEvent.clear(await quantity(7));
    await userEvent.type(await quantity(7), '4');
    await expect(table.getByRole('checkbox', { name: 'Seç: satır 7' })).toBeChecked();
    await expect(await canvas.findByRole('button', { name: 'Sepete Ekle (5)' })).toBeVisible();
    await userEvent.click(table.getByRole('checkbox', { name: 'Seç: satır 1' }));
    await userEvent.clear(await quantity(7));
    await userEvent.type(await quantity(7), '-4');
    await userEvent.click(table.getByRole('checkbox', { name: 'Seç: satır 7' }));
  },
};
export const MobileOfADocument: Story = { ...OfADocument, globals: { viewport: { value: 'phone' } } };
