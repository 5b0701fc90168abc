import type { Meta, StoryObj } from '@storybook/react-vite';
import { given } from '@vitrin/demo-server/given';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  allowNameDialog,
  damageList,
  holdLists,
  keepLists,
  listStories,
  refuseDatabases,
  refuseNameDialog,
  sampleLists,
} from '../../features/lists/lists.fixture.ts';
import { RequireSession } from '../../features/session/RequireSession/RequireSession.tsx';
import { NavigationProvider } from '../../primitives/Link/NavigationProvider.tsx';
import { Lists } from './Lists.tsx';

const navigate = fn();

const meta = {
  component: Lists,
  tags: ['!autodocs'],
  ...listStories,
  decorators: [
    ...listStories.decorators,
    (Story) => <NavigationProvider navigate={navigate}>{Story()}</NavigationProvider>,
  ],
  // What a menu holds is fetched when it is opened: the development server makes it then.
  loaders: [() => import('../../primitives/Menu/MenuList.tsx')],
} satisfies Meta<typeof Lists>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const phone = { viewport: { value: 'phone' } };
const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const shows = (...expected: readonly string[]) =>
  waitFor(() => expect(names().filter((name) => name !== 'Listelerim')).toEqual(expected));

const first = 'Haftalık elektrik';
const allNames = sampleLists.map(({ name }) => name);
const command: (list: string, item: string) => Play =
  (list, item) =>
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: `Liste işlemleri: ${list}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  };

export const Default: Story = {
  parameters: { covers: ['LSTS-01'] },
  play: async ({ canvas }) => {
    await shows(...allNames);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Listelerim' })).toBeVisible();
    await expect(canvas.getByText('Dosyadan · gokturk-b.xlsx')).toBeVisible();
    await expect(canvas.getByText(/Henüz yedek alınmadı/)).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(given.applicationPending()),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible());
  },
};
/** Its rows stand where they will stand, where the tools take two lines, too. */
export const KeepsItsPlace: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement, mount }) => {
    const release = await holdLists();
    await mount();
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible());
    const top = () => canvas.getByRole('table').getBoundingClientRect().top;
    const held = top();
    release();
    await shows(...allNames);
    await expect(top()).toBeCloseTo(held, 0);
  },
};
export const Empty: Story = {
  beforeEach: () => {
    indexedDB.deleteDatabase('vitrin-lists');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Henüz listeniz yok.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tümünü Yedekle' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
/** A browser that keeps nothing says so, and is asked again. */
export const Failed: Story = {
  beforeEach: () => refuseDatabases(),
  parameters: { covers: ['LSTS-06'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/izin vermiyor/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
  },
};
/** One that cannot be read is neither shown nor lost: it is told, and goes along into a backup. */
export const Damaged: Story = {
  beforeEach: () => damageList(sampleLists[3] as (typeof sampleLists)[number]),
  parameters: { covers: ['LSTS-06'] },
  play: async ({ canvas }) => {
    await shows(...allNames.filter((name) => name !== 'Boya sezonu'));
    await expect(canvas.getByText('1 liste okunamadı.')).toBeVisible();
  },
};
export const ApplicationFails: Story = {
  beforeEach: ({ msw }) => msw.use(given.applicationFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
  },
};
export const LongContent: Story = {
  beforeEach: async () =>
    void (await keepLists([
      {
        id: 'long',
        name: 'Karadağ Yapı Market İnşaat Malzemeleri Göktürk şantiyesi B blok elektrik',
        origin: { kind: 'file', name: `${'çok-uzun-bir-dosya-adı-'.repeat(3)}2026.xlsx` },
        changedAt: Date.parse('2026-11-22T09:00:00Z'),
        rows: Array.from({ length: 5000 }, (_, at) => ({
          code: `UZUN-KOD-${at}-`.repeat(6),
          quantity: 999_999_999,
        })),
      },
    ])),
};
export const Many: Story = {
  beforeEach: async () =>
    void (await keepLists(
      Array.from({ length: 120 }, (_, at) => ({
        id: `many-${at}`,
        name: `Şantiye ${at + 1}`,
        origin: { kind: 'hand' },
        changedAt: Date.parse('2026-09-01T09:00:00Z') - at,
        rows: [{ code: 'KL-KA-6-UT', quantity: at + 1 }],
      })),
    )),
};
const toLogin = fn();
export const Guest: Story = {
  globals: { session: 'guest' },
  beforeEach: ({ msw }) => msw.use(...given.session('guest')),
  decorators: [(Story) => <RequireSession onLogin={toLogin}>{Story()}</RequireSession>],
  play: async ({ canvas }) => {
    await waitFor(() => expect(toLogin).toHaveBeenCalled());
    await expect(canvas.queryByRole('heading', { name: 'Listelerim' })).toBeNull();
  },
};
export const Mobile: Story = { globals: phone, play: Default.play! };

export const FindsByName: Story = {
  parameters: { covers: ['LSTS-01'] },
  play: async ({ canvas, userEvent }) => {
    await shows(...allNames);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Liste adı ara' }), 'GOKTURK');
    await shows('Şantiye Göktürk B Blok');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Liste adı ara' }), ' yok');
    await expect(await canvas.findByText('Bu adda liste yok.')).toBeVisible();
  },
};
export const MakesAList: Story = {
  parameters: { covers: ['LSTS-01'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yeni Liste' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Yeni Liste' }));
    const field = dialog.getByRole('textbox', { name: 'Liste adı' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, `${first}{Enter}`);
    await expect(dialog.getByText('Bu adda bir liste var.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, ' Kış bakımı {Enter}');
    await shows('Kış bakımı', ...allNames);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** What asks for a name cannot be fetched: it is said, and tried again when it is wanted. */
export const NameFailed: Story = {
  beforeEach: refuseNameDialog,
  parameters: { covers: ['LSTS-01', 'FAIL-01'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yeni Liste' }));
    await expect(await screen.findByText('Bir şeyler ters gitti.')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
export const RecoversNameOnRetry: Story = {
  ...NameFailed,
  play: async (context) => {
    await NameFailed.play?.(context);
    const { userEvent } = context;
    const retry = async () => userEvent.click(await screen.findByRole('button', { name: /^Tekrar Dene/ }));
    allowNameDialog();
    await retry();
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Yeni Liste' })).getByRole('button', {
        name: 'Vazgeç',
      }),
    );
    refuseNameDialog();
    await command('Boya sezonu', 'Yeniden Adlandır')(context);
    await expect(await screen.findByText('Bir şeyler ters gitti.')).toBeVisible();
    allowNameDialog();
    await retry();
    await expect(await screen.findByRole('textbox', { name: 'Liste adı' })).toHaveValue('Boya sezonu');
  },
};
export const Renames: Story = {
  parameters: { covers: ['LSTS-01'] },
  play: async (context) => {
    await command('Boya sezonu', 'Yeniden Adlandır')(context);
    const field = await screen.findByRole('textbox', { name: 'Liste adı' });
    await context.userEvent.clear(field);
    await context.userEvent.type(field, 'Dış cephe{Enter}');
    await shows('Dış cephe', ...allNames.filter((name) => name !== 'Boya sezonu'));
  },
};
export const CopiesAndDeletes: Story = {
  parameters: { covers: ['LSTS-01'] },
  play: async (context) => {
    await command(first, 'Kopyala')(context);
    await shows(`${first} (2)`, ...allNames);
    await command(first, 'Sil')(context);
    await shows(`${first} (2)`, ...allNames.slice(1));
    await context.userEvent.click(await screen.findByRole('button', { name: 'Geri Al' }));
    await shows(`${first} (2)`, ...allNames);
  },
};
export const Merges: Story = {
  parameters: { covers: ['LSTS-01'] },
  play: async (context) => {
    const { userEvent, canvas } = context;
    await command('Boya sezonu', 'Birleştir')(context);
    const dialog = within(await screen.findByRole('dialog', { name: 'Birleştir' }));
    await userEvent.click(dialog.getByRole('radio', { name: /^Tesisat servis aracı/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Birleştir' }));
    const left = allNames.filter((name) => name !== 'Tesisat servis aracı' && name !== 'Boya sezonu');
    await shows('Boya sezonu', ...left);
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(
      'IT-DC-15-S-S, LV-PK-114-R-NK, HS-7805-F +2',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Geri Al' }));
    await shows('Boya sezonu', ...allNames.filter((name) => name !== 'Boya sezonu'));
  },
};
/** A file that is none changes nothing and says so in one sentence; a backup is put beside what is here. */
export const LoadsABackup: Story = {
  parameters: { covers: ['LSTS-06'] },
  play: async ({ canvas, userEvent }) => {
    await shows(...allNames);
    const input = canvas.getByLabelText('Yedekten Yükle', { selector: 'input' });
    const load = (text: string) =>
      userEvent.upload(input, new File([text], 'yedek.json', { type: 'application/json' }));
    await load('<html>');
    await expect(await screen.findByText(/bir liste yedeği değil/)).toBeVisible();
    const changed = { ...sampleLists[0], rows: [{ code: 'KL-KA-6-UT', quantity: 1 }] };
    const lists = [changed, sampleLists[1], { id: 'new', name: 'Yedekteki', rows: [], changedAt: 0 }];
    await load(JSON.stringify({ format: 'vitrin-lists', version: 1, savedAt: '', lists }));
    await shows(`${first} (yedek)`, ...allNames, 'Yedekteki');
    await expect(await screen.findByText('2 liste eklendi.')).toBeVisible();
    await expect(screen.getByText(/1 liste zaten aynı. 1 liste burada değişmiş/)).toBeVisible();
  },
};
/** What 'Dışa Aktar' gives becomes the same list again; what cannot be read is counted, and not taken. */
export const TakesAFile: Story = {
  parameters: { covers: ['LSTS-01', 'LSTS-02'] },
  play: async ({ canvas, userEvent }) => {
    await shows(...allNames);
    const input = canvas.getByLabelText('Dosya Seç', { selector: 'input' });
    const rows = sampleLists[0]?.rows.map(({ code, quantity }) => `${code};${quantity}`) ?? [];
    const text = ['Kod;Miktar', ...rows, 'EK-1;iki buçuk'].join('\r\n');
    await userEvent.upload(input, new File([text], `${first}.csv`));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Satırlara Aktar' }, { timeout: 20_000 }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Yeni Liste' }));
    await expect(dialog.getByRole('textbox', { name: 'Liste adı' })).toHaveValue(`${first} (2)`);
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
    await shows(`${first} (2)`, ...allNames);
    await expect(await screen.findByText(/^1 satırın kodu ya da miktarı okunamadı/)).toBeVisible();
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(`Dosyadan · ${first}.csv`);
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(`+${rows.length - 3}`);
  },
};
/** From its row, without being opened: a list without rows has nothing to order or share. */
export const OrdersAndSharesFromARow: Story = {
  parameters: { covers: ['LSTS-02', 'LSTS-03'] },
  beforeEach: async () =>
    void (await keepLists([
      { id: 'empty', name: 'Kış bakımı', origin: { kind: 'hand' }, rows: [], changedAt: 0 },
    ])),
  loaders: [
    () => import('../../features/quick-order/handOver/handOver.ts'),
    () => import('../../features/lists/share/ShareDialog/ShareDialog.tsx'),
  ],
  play: async ({ canvas, userEvent }) => {
    const rowOf = async (name: string) => {
      const row = (await canvas.findByRole('link', { name })).closest<HTMLElement>('[role="row"]');
      if (!row) throw new Error('a list stands in a row');
      return within(row);
    };
    const empty = await rowOf('Kış bakımı');
    await expect(empty.queryByRole('button', { name: 'Paylaş' })).toBeNull();
    await expect(empty.queryByRole('button', { name: 'Hızlı Siparişte Aç' })).toBeNull();
    const row = await rowOf('Boya sezonu');
    await userEvent.click(row.getByRole('button', { name: 'Paylaş' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Listeyi Paylaş' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Kapat' }));
    await userEvent.click(row.getByRole('button', { name: 'Hızlı Siparişte Aç' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/spa/hizli-siparis'));
    const kept = Object.entries(localStorage).find(([key]) => key.includes('order-rows'))?.[1];
    await expect(kept).toContain('"code":"IT-DC-15-S-S","quantity":"18"');
  },
};
