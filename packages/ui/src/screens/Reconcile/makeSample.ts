import type { QueryClient } from '@tanstack/react-query';
import type { Identity } from '@vitrin/api-client/identity';
import { statementQuery } from '@vitrin/api-client/reports/reports';
import { finishInPieces } from '@vitrin/api-client/runSteps';
import { sampleLedger } from '../../features/reconcile/sample/sampleLedger.ts';
import { writeXlsx } from '../../sheet/writeXlsx.ts';
import { dayAt, dayNumber } from '../../text/dayNumber.ts';
import { todayInIstanbul } from '../../text/formatDate.ts';
import { sellerBook } from './sellerBook.ts';

/** Days of a statement that a sample is made of. */
const sampled = 60;

/** A ledger that differs in every way from the statement of somebody; undefined where there is too little in it. */
export async function makeSample(queries: QueryClient, identity: Identity): Promise<File | undefined> {
  const end = todayInIstanbul();
  const begin = dayAt(dayNumber(end) - sampled);
  const rows = await queries.fetchQuery(statementQuery(identity, { begin, end }));
  const sheet = sampleLedger(sellerBook(rows, 'TRY', begin).entries, 'Örnek defter');
  const parts = sheet && (await finishInPieces(writeXlsx(sheet)));
  return parts && new File(parts, 'ornek-defter.xlsx');
}
