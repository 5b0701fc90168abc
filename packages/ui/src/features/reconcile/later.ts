/** What Mutabakat fetches when it is wanted, as one file: each file is a line that every screen loads. */
export { createLedgerFiles } from './keep/ledgerFiles.ts';
export { sampleLedger } from './sample/sampleLedger.ts';
