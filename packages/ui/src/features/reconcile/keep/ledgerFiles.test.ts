import type { Identity } from '@vitrin/api-client/identity';
import { identityKey } from '@vitrin/api-client/identity';
import { BrowserStorage } from '@vitrin/api-client/stored/browserStorage.fixture';
import * as fake from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fileKey, keptMapping } from './keptMapping.ts';
import { createLedgerFiles } from './ledgerFiles.ts';

const merve: Identity = { isAuth: true, member: 'Merve Kaya', isDelegated: false, delegatedCompany: '' };
const forIsik: Identity = { ...merve, isDelegated: true, delegatedCompany: 'Işık Ltd.', companyId: '917' };
const file = new File(['Tarih;Borç\n'], 'muavin.csv', { lastModified: 7 });

beforeEach(() => {
  vi.stubGlobal('localStorage', new BrowserStorage());
  for (const [name, value] of Object.entries(fake)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
});
afterEach(() => void vi.unstubAllGlobals());

/** Chooses a file as the screen does. */
async function choose(identity: Identity, chosen: File): Promise<void> {
  keptMapping(identityKey(identity)).set({ file: fileKey(chosen) });
  await createLedgerFiles(identity).keep(chosen);
}

test('RECO-01 a ledger whose columns are being told is found again by the next page, by nobody else, and until it is let go of', async () => {
  await choose(merve, file);
  const found = await createLedgerFiles(merve).read();
  expect(found && [fileKey(found), await found.text()]).toEqual([fileKey(file), await file.text()]);
  expect(await createLedgerFiles(forIsik).read()).toBeUndefined();
  await createLedgerFiles(merve).drop();
  expect(await createLedgerFiles(merve).read()).toBeUndefined();
});

test('RECO-01 what was left before somebody signed out goes with the next file; what was left for another company stays', async () => {
  await choose(merve, file);
  await choose(forIsik, file);
  expect(await createLedgerFiles(merve).read()).toBeDefined();
  keptMapping(identityKey(merve)).set(undefined);
  await choose(forIsik, new File(['x'], 'yeni.csv'));
  expect(await createLedgerFiles(merve).read()).toBeUndefined();
});

test('RECO-01 what was said of a file is read as it was, and what another build has kept is nothing', () => {
  const kept = keptMapping(identityKey(merve));
  const mapping = {
    place: 1,
    columns: { skipped: 3, form: 'oneColumn', date: 0, amount: 4, side: 5 },
    isRemembered: false,
    range: { start: '2026-08-01', end: '2026-11-21' },
    currency: 'USD',
  };
  kept.set({ file: 'a', mapping });
  expect(kept.get()).toEqual({ file: 'a', mapping });
  kept.set({ file: 'a', mapping: { ...mapping, place: -1 } });
  expect(kept.get()).toEqual({ file: 'a', mapping: undefined });
  kept.set({
    file: 'a',
    mapping: { ...mapping, range: { start: '2026-12-01', end: '2026-01-01' }, currency: {} },
  });
  expect(kept.get()).toEqual({ file: 'a', mapping: { ...mapping, range: undefined, currency: undefined } });
  kept.set({ mapping });
  expect(kept.get()).toBeUndefined();
});
