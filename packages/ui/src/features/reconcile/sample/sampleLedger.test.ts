import { finish } from '@vitrin/api-client/runSteps';
import { expect, test } from 'vitest';
import { readTableFile } from '../../../sheet/read/readTableFile.ts';
import { writeXlsx } from '../../../sheet/writeXlsx.ts';
import type { BookEntry } from '../BookEntry.ts';
import { guessLedgerColumns } from '../ledger/guessLedgerColumns.ts';
import { readLedgerSteps } from '../ledger/readLedger.ts';
import { noDecisions } from '../match/Decisions.ts';
import { compareSteps, reconcile } from '../match/reconcile.ts';
import { sampleLedger } from './sampleLedger.ts';

const statement: readonly BookEntry[] = Array.from({ length: 12 }, (_, place) => ({
  date: `2026-10-${String(10 + place)}`,
  documentNo: place === 0 ? 'DVR2026000000001' : `VTR2026${String(1000 + place).padStart(9, '0')}`,
  description: place === 0 ? 'Devir' : 'Satış faturası',
  kurus: 100_000 + place * 1117,
}));

test('RECO-01 the sample ledger differs from the statement in every way the screen knows', async () => {
  const sheet = sampleLedger(statement, 'Örnek defter');
  if (!sheet) throw new Error('There is no sample');
  const file = new Uint8Array(await new Blob(finish(writeXlsx(sheet))).arrayBuffer());
  const reading = await readTableFile(file, 100);
  if (reading.kind !== 'read') throw new Error(reading.problem);
  const { rows = [] } = reading.sheets[0] ?? {};
  const { entries, unread, totals } = finish(readLedgerSteps(rows, guessLedgerColumns(rows)));
  expect([unread, totals]).toEqual([[], 1]);
  const result = reconcile(finish(compareSteps(entries, statement)), noDecisions);
  expect(result).toMatchObject({ isMirrored: true, onlyOurs: [12], onlyTheirs: [9] });
  expect(result.differing.map(({ reason, difference }) => [reason, difference])).toEqual([
    ['numberOnly', 1800],
  ]);
  expect(Object.fromEntries(Map.groupBy(result.matched, ({ reason }) => reason))).toMatchObject({
    number: { length: 8 },
    sum: { length: 1 },
    day: { length: 1 },
  });
});

test('RECO-01 a statement of a few rows cannot show every way', () => {
  expect(sampleLedger(statement.slice(0, 7), 'Örnek defter')).toBeUndefined();
});
