import type { Meta, StoryObj } from '@storybook/react-vite';
import { given } from '@vitrin/demo-server/given';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  dealer,
  fillDatabases,
  holdLists,
  keepLists,
  listStories,
  refuseDatabases,
  sampleLists,
} from '../../features/lists/lists.fixture.ts';
import { createKeptLists } from '../../features/lists/store/createKeptLists.ts';
import { RequireSession } from '../../features/session/RequireSession/RequireSession.tsx';
import { OpenList } from './OpenList.tsx';

const meta = {
  component: OpenList,
  tags: ['!autodocs'],
  args: { listId: sampleLists[0]?.id ?? '' },
  ...listStories,
} satisfies Meta<typeof OpenList>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const patience = { timeout: 10_000 };
/** The field of a row, which is another one from the moment on at which its product is known. */
const quantity = (code: string) =>
  waitFor(() => {
    const row = screen.getByText(code).closest<HTMLElement>('[role="row"]');
    if (!row) throw new Error('a code stands in a row');
    return within(row).getByRole<HTMLInputElement>('textbox');
  }, patience);
export const Default: Story = {
  parameters: { covers: ['LSTS-02'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Haftalık elektrik' })).toBeVisible();
    await expect(canvas.getByText(/^10 ürün · 21.11.2026/)).toBeVisible();
    await expect(await quantity('7I-KN-25-75-110')).toHaveValue('96');
    const bar = within(await canvas.findByRole('region', { name: 'Sepete ekleme' }));
    await waitFor(() => expect(bar.getByText(/hazır/)).toHaveTextContent('6 ürün hazır'), patience);
    await expect(await canvas.findByText('4 satır eklenemiyor:', {}, patience)).toBeVisible();
    await expect(canvas.getByText('Bu kod artık bulunamıyor')).toBeVisible();
    await expect(canvas.getByText('Sepete eklenemez')).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(given.applicationPending()),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible());
  },
};
/** What stands below the tools stands there before they have come, where they take two lines, too. */
export const KeepsItsPlace: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, mount }) => {
    const release = await holdLists();
    await mount();
    const said = await canvas.findByText('Yalnızca bu cihazda saklanır');
    const held = said.closest('[aria-busy="true"]')?.lastElementChild?.getBoundingClientRect().top;
    release();
    const field = await screen.findByRole('textbox', { name: 'Kod veya barkod ekle' }, patience);
    // Twelve between what stands below each other.
    await expect(held).toBe((field.closest('form')?.getBoundingClientRect().bottom ?? 0) + 12);
  },
};
export const Empty: Story = {
  args: { listId: 'empty' },
  beforeEach: async () =>
    void (await keepLists([
      { id: 'empty', name: 'Kış bakımı', origin: { kind: 'hand' }, rows: [], changedAt: 0 },
    ])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bu liste boş.')).toBeVisible();
  },
};
export const Failed: Story = {
  beforeEach: () => refuseDatabases(),
  parameters: { covers: ['LSTS-06'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/izin vermiyor/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
  },
};
export const NotFound: Story = {
  args: { listId: 'yok' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Liste Bulunamadı' })).toBeVisible();
  },
};
export const LongContent: Story = {
  args: { listId: 'long' },
  beforeEach: async () =>
    void (await keepLists([
      {
        id: 'long',
        name: 'Karadağ Yapı Market İnşaat Malzemeleri Göktürk şantiyesi B blok elektrik',
        origin: { kind: 'hand' },
        changedAt: 0,
        rows: [{ code: 'UZUN-KOD-'.repeat(12), quantity: 999_999_999 }],
      },
    ])),
};
export const Many: Story = {
  args: { listId: 'many' },
  beforeEach: async ({ msw }) => {
    msw.use(given.suggestionsPending());
    await keepLists([
      {
        id: 'many',
        name: 'Depo asgari stok',
        origin: { kind: 'quickOrder' },
        changedAt: 0,
        rows: Array.from({ length: 400 }, (_, at) => ({ code: `KOD-${at}`, quantity: at + 1 })),
      },
    ]);
  },
};
const toLogin = fn();
export const Guest: Story = {
  globals: { session: 'guest' },
  beforeEach: ({ msw }) => msw.use(...given.session('guest')),
  decorators: [(Story) => <RequireSession onLogin={toLogin}>{Story()}</RequireSession>],
  play: async ({ canvas }) => {
    await waitFor(() => expect(toLogin).toHaveBeenCalled());
    await expect(canvas.queryByText('Haftalık elektrik')).toBeNull();
  },
};
export const Mobile: Story = { globals: phone, play: Default.play! };

export const ChangesRows: Story = {
  parameters: { covers: ['LSTS-02'] },
  play: async ({ canvas, userEvent }) => {
    const field = await quantity('EV-RA-4-95-FC');
    await userEvent.clear(field);
    await expect(field).toBeInvalid();
    await userEvent.type(field, '1.000');
    await expect(field).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Listeden çıkar: ZZ-0000' }));
    await waitFor(() => expect(screen.queryByText('ZZ-0000')).toBeNull());
    await expect(await canvas.findByText(/^9 ürün/)).toBeVisible();
    await expect(await quantity('EV-RA-4-95-FC')).toHaveValue('1.000');
    await userEvent.click(await screen.findByRole('button', { name: 'Geri Al' }));
    await expect(await quantity('ZZ-0000')).toHaveValue('2');
  },
};
/** A code is typed, or scanned, and Enter: one more of it each time, and the field waits for the next. */
export const AddsByCode: Story = {
  parameters: { covers: ['LSTS-01'] },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Kod veya barkod ekle' }, patience);
    await userEvent.type(field, ' KL-KA-6-UT {Enter}zz-0000{Enter}{Enter}');
    await expect(await screen.findByText('zz-0000 listeye eklendi.', {}, patience)).toBeVisible();
    await expect(await canvas.findByText(/^11 ürün/)).toBeVisible();
    await waitFor(async () => expect(await quantity('ZZ-0000')).toHaveValue('3'));
    await expect(await quantity('KL-KA-6-UT')).toHaveValue('1');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};
/** What cannot be kept any more is told, and the list as it was to be offered as a file. */
export const NoRoom: Story = {
  parameters: { covers: ['LSTS-06'] },
  play: async ({ canvas, userEvent }) => {
    const field = await quantity('EV-RA-4-95-FC');
    const empty = fillDatabases();
    try {
      await userEvent.type(field, '7');
      await expect(await canvas.findByText(/yer kalmadı/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Dosya Olarak İndir' })).toBeVisible();
      await expect(field).toHaveValue('7');
    } finally {
      empty();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Tekrar Dene' }));
    await waitFor(() => expect(canvas.queryByText(/yer kalmadı/)).toBeNull());
    await expect(await quantity('EV-RA-4-95-FC')).toHaveValue('7');
  },
};

export const AddsToBasket: Story = {
  parameters: { covers: ['LSTS-02'] },
  play: async ({ canvas, userEvent }) => {
    const bar = within(await canvas.findByRole('region', { name: 'Sepete ekleme' }, patience));
    await waitFor(() => expect(bar.getByText(/hazır/)).toHaveTextContent('6 ürün hazır'), patience);
    await userEvent.click(bar.getByRole('button', { name: 'Sepete Ekle' }));
    await expect(await screen.findByText('6/6 ürün sepete eklendi', {}, patience)).toBeVisible();
    await expect(await quantity('7I-KN-25-75-110')).toHaveValue('96');
  },
};
/** What another tab changes is here at once; what is being typed here stays. */
export const FollowsAnotherTab: Story = {
  parameters: { covers: ['LSTS-07'] },
  play: async ({ args, userEvent }) => {
    const typed = await quantity('EV-RA-4-95-FC');
    await userEvent.clear(typed);
    const other = createKeptLists(dealer);
    await other.setQuantity(args.listId, '7I-KN-25-75-110', 12);
    const field = await quantity('7I-KN-25-75-110');
    await waitFor(() => expect(field).toHaveValue('12'));
    await expect(typed).toHaveValue('');
    await other.removeRow(args.listId, 'ZZ-0000');
    await waitFor(() => expect(screen.queryByText('ZZ-0000')).toBeNull());
    await other.remove(args.listId);
    await expect(await screen.findByRole('heading', { name: 'Liste Bulunamadı' })).toBeVisible();
  },
};
