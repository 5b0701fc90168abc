import type { Meta, StoryObj } from '@storybook/react-vite';
import { given } from '@vitrin/demo-server/given';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { keepLists, refuseDatabases, sampleLists } from '../../features/lists/lists.fixture.ts';
import { RequireSession } from '../../features/session/RequireSession/RequireSession.tsx';
import { ToastRegion } from '../../primitives/Toast/ToastRegion.tsx';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { OpenList } from './OpenList.tsx';

const meta = {
  component: OpenList,
  tags: ['!autodocs'],
  args: { listId: sampleLists[0]?.id ?? '' },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <ToastRegion label="Bildirimler" closeLabel="Kapat" />
      </>
    ),
  ],
  beforeEach: async ({ msw }) => {
    msw.use(...given.session('dealer'));
    await keepLists(sampleLists);
    return () => toasts.clear();
  },
} satisfies Meta<typeof OpenList>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const quantity = (code: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `Miktar: ${code}` });

export const Default: Story = {
  parameters: { covers: ['LSTS-02'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Haftalık elektrik' })).toBeVisible();
    await expect(canvas.getByText(/^10 ürün · 21.11.2026/)).toBeVisible();
    await expect(await quantity('7I-KN-25-75-110')).toHaveValue('96');
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(given.applicationPending()),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible());
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
  beforeEach: async () =>
    void (await keepLists([
      {
        id: 'many',
        name: 'Depo asgari stok',
        origin: { kind: 'quickOrder' },
        changedAt: 0,
        rows: Array.from({ length: 400 }, (_, at) => ({ code: `KOD-${at}`, quantity: at + 1 })),
      },
    ])),
};
export const Guest: Story = {
  globals: { session: 'guest' },
  beforeEach: ({ msw }) => msw.use(...given.session('guest')),
  decorators: [(Story) => <RequireSession onLogin={fn()}>{Story()}</RequireSession>],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Haftalık elektrik')).toBeNull());
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
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Miktar: ZZ-0000' })).toBeNull());
    await expect(await canvas.findByText(/^9 ürün/)).toBeVisible();
    await expect(await quantity('EV-RA-4-95-FC')).toHaveValue('1.000');
    await userEvent.click(await screen.findByRole('button', { name: 'Geri Al' }));
    await expect(await quantity('ZZ-0000')).toHaveValue('2');
  },
};
/** What cannot be kept any more is told, and the list as it was to be offered as a file. */
export const NoRoom: Story = {
  parameters: { covers: ['LSTS-06'] },
  play: async ({ canvas, userEvent }) => {
    const field = await quantity('EV-RA-4-95-FC');
    const { put } = Object.getOwnPropertyDescriptors(IDBObjectStore.prototype);
    Object.defineProperty(IDBObjectStore.prototype, 'put', {
      configurable: true,
      value: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    try {
      await userEvent.type(field, '7');
      await expect(await canvas.findByText(/yer kalmadı/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Dosya Olarak İndir' })).toBeVisible();
      await expect(field).toHaveValue('7');
    } finally {
      Object.defineProperty(IDBObjectStore.prototype, 'put', put);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Tekrar Dene' }));
    await waitFor(() => expect(canvas.queryByText(/yer kalmadı/)).toBeNull());
    await expect(await quantity('EV-RA-4-95-FC')).toHaveValue('7');
  },
};
