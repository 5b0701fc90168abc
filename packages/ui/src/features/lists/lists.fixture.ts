import { readApplication } from '@vitrin/api-client/application/application';
import { storedDatabases } from '@vitrin/api-client/stored/storedDatabases';
import { application } from '@vitrin/demo-server/fixtures/application';
import { given } from '@vitrin/demo-server/given';
import { openDB } from 'idb';
import { createElement, Fragment, type ReactNode } from 'react';
import { screen, within } from 'storybook/test';
import { ToastRegion } from '../../primitives/Toast/ToastRegion.tsx';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { nameDialog } from './nameDialog.ts';
import { createKeptLists, type ListOutcome } from './store/createKeptLists.ts';
import type { KeptList, ListOrigin } from './store/KeptList.ts';

/** The dealer of the stories. */
export const dealer = readApplication(application).identity;

const list = (
  name: string,
  origin: ListOrigin,
  day: string,
  rows: Readonly<Record<string, number>>,
): KeptList => ({
  id: foldName(name),
  name,
  origin,
  changedAt: Date.parse(`${day}T09:00:00Z`),
  rows: Object.entries(rows).map(([code, quantity]) => ({ code, quantity })),
});
const foldName = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** One of every kind, with something gone, something not for sale and a bar code among its rows. */
export const sampleLists: readonly KeptList[] = [
  list('Haftalık elektrik', { kind: 'basket' }, '2026-11-21', {
    'VR-NYM-510-200': 4,
    '7I-KN-25-75-110': 96,
    'EV-RA-4-95-FC': 240,
    'EV-GP-2-15-A': 120,
    '7I-PJ-300-P-66': 2,
    'SK-ST-5-H-SG': 1,
    'YM-HR-30-58-SO': 10,
    'UZ TS 350 BT 7': 6,
    '8690117997298': 2,
    'ZZ-0000': 2,
  }),
  list('Şantiye Göktürk B Blok', { kind: 'file', name: 'gokturk-b.xlsx' }, '2026-11-19', {
    'KZ-KK-34-EK-S': 24,
    'YB-KE-D-DT-8': 30,
    'GT-SD-14-450-4': 40,
  }),
  list('Tesisat servis aracı', { kind: 'link' }, '2026-11-05', {
    'LV-PK-114-R-NK': 8,
    'HS-7805-F': 1,
    'TB-DS-30-Y-RDS': 2,
    'VM-KD-280-KT-Y': 6,
  }),
  list('Boya sezonu', { kind: 'product' }, '2026-10-30', { 'IT-DC-15-S-S': 18 }),
  list('KTA2026000018802 satırları', { kind: 'document' }, '2026-10-23', {
    'KL-KA-6-UT': 5,
    'OD-AV-45-39-BV': 20,
  }),
];

/** What an earlier visit of the stories' dealer has left on the device. */
export const keepLists = (lists: readonly KeptList[]): Promise<ListOutcome<unknown>> =>
  createKeptLists(dealer).load({ lists, unreadable: 0, savedAt: 0 });

/** Stories of the dealer's lists, and of what is told of them. */
export const listStories = {
  decorators: [
    (Story: () => ReactNode) =>
      createElement(
        Fragment,
        null,
        Story(),
        createElement(ToastRegion, { label: 'Bildirimler', closeLabel: 'Kapat' }),
      ),
  ],
  beforeEach: async ({ msw }: { msw: { use: (...handlers: ReturnType<typeof given.session>) => void } }) => {
    msw.use(...given.session('dealer'));
    await keepLists(sampleLists);
    return () => toasts.clear();
  },
};

const refuse = () => {
  throw new DOMException('Not allowed', 'SecurityError');
};

/** A browser that does not let anything be kept. */
export function refuseDatabases(): void {
  Object.defineProperty(window, 'indexedDB', { configurable: true, writable: true, value: { open: refuse } });
}

const { load } = nameDialog;
/** What asks for the name of a list can be fetched again. */
export function allowNameDialog(): void {
  nameDialog.load = load;
}
/** A network that brings nothing of what asks for the name of a list. Gives what ends it. */
export function refuseNameDialog(): () => void {
  nameDialog.load = () => Promise.reject(new Error('gone'));
  return allowNameDialog;
}

/** A device without room: nothing can be written any more, until what it gives is called. */
export function fillDatabases(): () => void {
  const { put } = Object.getOwnPropertyDescriptors(IDBObjectStore.prototype);
  Object.defineProperty(IDBObjectStore.prototype, 'put', {
    configurable: true,
    value: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  return () => void Object.defineProperty(IDBObjectStore.prototype, 'put', put);
}

/** What is kept of a list is damaged: nobody can read it any more. */
export async function damageList({ id }: Pick<KeptList, 'id'>): Promise<void> {
  const database = await openDB(storedDatabases.lists);
  await database.put('lists', { ...(await database.get('lists', id)), rows: 'çok' });
  database.close();
}

/** Keeps the lists from being read, as a slow device does, until what it gives is called. */
export async function holdLists(): Promise<() => void> {
  const database = await openDB(storedDatabases.lists);
  const { store } = database.transaction('lists', 'readwrite');
  const end = new AbortController();
  const hold = async () => {
    while (!end.signal.aborted) await store.get('nothing');
    database.close();
  };
  void hold();
  return () => end.abort();
}

/** Presses 'Listeye Kaydet' and says what would be kept: what the dialog tells, and the name it proposes. */
export async function openSavable(
  press: (button: HTMLElement) => Promise<void>,
): Promise<readonly [told: string | null, name: string]> {
  await press(await screen.findByRole('button', { name: 'Listeye Kaydet' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Listeye Kaydet' }, { timeout: 10_000 }));
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Liste adı' });
  return [dialog.getByText(/kaydedilecek/).textContent, field.value];
}

/** What is kept in the dealer's list of a name; undefined where there is none. */
export async function keptRows(name: string): Promise<readonly string[] | undefined> {
  const lists = createKeptLists(dealer);
  await lists.reload();
  const state = lists.get();
  const found = state.kind === 'ready' ? state.lists.find((one) => one.name === name) : undefined;
  return found?.rows.map(({ code, quantity }) => `${quantity} ${code}`);
}
