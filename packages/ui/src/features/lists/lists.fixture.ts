import { readApplication } from '@vitrin/api-client/application/application';
import { application } from '@vitrin/demo-server/fixtures/application';
import { createKeptLists, type ListOutcome } from './store/createKeptLists.ts';
import type { KeptList, ListOrigin } from './store/KeptList.ts';

/** The dealer of the stories. */
const { identity } = readApplication(application);

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
  createKeptLists(identity).load({ lists, unreadable: 0, savedAt: 0 });

const refuse = () => {
  throw new DOMException('Not allowed', 'SecurityError');
};

/** A browser that does not let anything be kept. */
export function refuseDatabases(): void {
  Object.defineProperty(window, 'indexedDB', { configurable: true, writable: true, value: { open: refuse } });
}
