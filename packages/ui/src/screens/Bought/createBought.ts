import { isApiError } from '@vitrin/api-client/apiError';
import { type Identity, identityKey } from '@vitrin/api-client/identity';
import { readField } from '@vitrin/api-client/read/readField';
import type { DocumentDetail } from '@vitrin/api-client/reports/document';
import type { DateRange, InvoiceRow } from '@vitrin/api-client/reports/reports';
import { finishInPieces } from '@vitrin/api-client/runSteps';
import { storedKeys } from '@vitrin/api-client/stored/storedKeys';
import { storedValue } from '@vitrin/api-client/stored/storedValue';
import { createPacedQueue } from '../../features/quick-order/lookup/createPacedQueue.ts';
import { createStore, type Store } from '../../store/createStore.ts';
import { problemOf, type StorageProblem } from '../../store/storageProblem.ts';
import { readRange, type ReportRange } from '../../features/reports/reportQuery.ts';
import type { BoughtDocument } from '../../features/bought/BoughtDocument.ts';
import type { DocumentStore } from '../../features/bought/createDocumentStore.ts';
import { documentOf } from './documentOf.ts';
import { type BoughtProduct, sumSteps } from '../../features/bought/sumBought.ts';

/** What was bought in a range, as far as its invoices are read. */
export interface BoughtState {
  readonly range: ReportRange;
  /**
   * `opening`: what is kept is not read yet. `listing`: the shop is asked which invoices there are; `listFailed`: in vain.
   * `stopped` is what somebody has stopped.
   */
  readonly phase: 'opening' | 'idle' | 'listing' | 'listFailed' | 'reading' | 'stopped';
  /** Undefined until they are summed for the first time. */
  readonly products: readonly BoughtProduct[] | undefined;
  /** How many invoices the range has, and how many of them are read; undefined until the shop has said so. */
  readonly progress: { readonly all: number; readonly done: number; readonly failed: number } | undefined;
  /** Why what is read is not kept beyond this page. */
  readonly problem: StorageProblem | undefined;
}

export interface BoughtNeeds {
  readonly documents: DocumentStore;
  readonly listInvoices: (range: DateRange, signal: AbortSignal) => Promise<readonly InvoiceRow[]>;
  readonly readDocument: (documentNo: string, signal: AbortSignal) => Promise<DocumentDetail>;
  /** As a lookup takes it. */
  readonly delayOf: (error: unknown) => number | undefined;
}

export interface Bought extends Pick<Store<BoughtState>, 'get' | 'subscribe'> {
  /**
   * Somebody looks at it: what is kept is shown, and what an earlier page was reading is gone on with.
   * @returns ends it, and the reading with it until somebody looks again
   */
  readonly open: () => () => void;
  readonly choose: (range: ReportRange) => void;
  /** Reads the invoices of the range that are not kept yet. */
  readonly read: () => void;
  readonly stop: () => void;
  readonly resume: () => void;
  readonly retryFailed: () => void;
}

/** Milliseconds between two sums while documents come. */
const pause = 400;

interface Memory {
  readonly range: ReportRange | undefined;
  readonly isReading: boolean;
}

const memoryOf = (identity: Identity) =>
  storedValue(
    storedKeys.boughtRange,
    (value): Memory => {
      const [start, end] = ['start', 'end'].map((name) => readField(value, name));
      return {
        range: typeof start === 'string' && typeof end === 'string' ? readRange(start, end) : undefined,
        isReading: readField(value, 'isReading') === true,
      };
    },
    identityKey(identity),
  );

/**
 * Reads invoices of a range politely and sums what they say. What was read is kept on the device and not asked for again.
 * @param usual the range where none was chosen before
 */
export function createBought(
  identity: Identity,
  usual: ReportRange,
  { documents, listInvoices, readDocument, delayOf }: BoughtNeeds,
): Bought {
  const memory = memoryOf(identity);
  const known = new Map<string, BoughtDocument>();
  const store = createStore<BoughtState>({
    range: memory.get().range ?? usual,
    phase: 'opening',
    products: undefined,
    progress: undefined,
    problem: undefined,
  });
  const set = (change: Partial<BoughtState>) => store.set({ ...store.get(), ...change });
  const remember = (isReading: boolean) => void memory.set({ ...store.get().range, isReading });

  /** What belongs to the range that is asked for now: of another one nothing counts any more. */
  let asked = new AbortController();
  let invoices: readonly InvoiceRow[] = [];
  let failed: InvoiceRow[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let summing = new AbortController();

  const sum = async () => {
    clearTimeout(timer);
    timer = undefined;
    summing.abort();
    summing = new AbortController();
    const { start, end } = store.get().range;
    const own = [...known.values()].filter(({ date }) => date >= start && date <= end);
    const products = await finishInPieces(sumSteps(own), summing.signal);
    if (products) set({ products });
  };
  const sumSoon = () => {
    timer ??= setTimeout(() => void sum(), pause);
  };
  const count = () => {
    const all = invoices.length;
    const done = invoices.filter(({ documentNo }) => known.has(documentNo)).length;
    const isOver = done + failed.length >= all;
    set({
      progress: { all, done, failed: failed.length },
      ...(isOver && store.get().phase !== 'listing' && { phase: 'idle' }),
    });
    if (isOver) remember(false);
  };
  const keep = (document: BoughtDocument) =>
    documents.put(document).catch((error: unknown) => set({ problem: problemOf(error) }));

  const queue = createPacedQueue<InvoiceRow>({
    work: async (row, signal) => {
      const document = documentOf(row, await readDocument(row.documentNo, signal));
      if (signal.aborted) return;
      if (document === undefined) throw new Error('no day');
      known.set(document.documentNo, document);
      void keep(document);
      sumSoon();
      count();
    },
    onFailure: (row) => {
      failed = [...failed, row];
      count();
    },
    delayOf,
    onBack: () => {
      if (store.get().phase === 'listFailed') void read();
      else if (failed.length > 0) retryFailed();
    },
  });
  const readMissing = () => {
    failed = [];
    const missing = invoices.filter(({ documentNo }) => !known.has(documentNo));
    set({ phase: missing.length > 0 ? 'reading' : 'idle' });
    count();
    queue.add(missing);
    void sum();
  };
  const retryFailed = () => {
    readMissing();
    remember(true);
  };
  const forget = () => {
    asked.abort();
    asked = new AbortController();
    queue.drop(new Set(invoices));
    invoices = [];
    failed = [];
  };
  const read = async () => {
    forget();
    const { signal } = asked;
    if (queue.isStopped()) queue.resume();
    set({ phase: 'listing', progress: undefined });
    remember(true);
    const { start, end } = store.get().range;
    try {
      const rows = await listInvoices({ begin: start, end }, signal);
      if (signal.aborted) return;
      // A number stands for one document, whatever the list says twice; without one there is nothing to open.
      invoices = [...new Map(rows.map((row) => [row.documentNo, row])).values()].filter(
        ({ documentNo, date }) => documentNo !== '' && date !== undefined,
      );
      readMissing();
    } catch (error) {
      if (signal.aborted) return;
      set({ phase: 'listFailed' });
      // With another session it is gone on with.
      if (!isApiError(error, 'sessionLost')) remember(false);
    }
  };
  let opened: Promise<void> | undefined;
  const load = async () => {
    try {
      for (const document of await documents.all()) known.set(document.documentNo, document);
    } catch (error) {
      set({ problem: problemOf(error) });
    }
    await sum();
    set({ phase: 'idle' });
    if (memory.get().isReading) void read();
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    open() {
      opened ??= load();
      return queue.attend();
    },
    choose(range) {
      forget();
      set({ range, progress: undefined, ...(store.get().phase !== 'opening' && { phase: 'idle' }) });
      remember(false);
      void sum();
    },
    read: () => void read(),
    stop() {
      queue.stop();
      set({ phase: 'stopped' });
      remember(false);
    },
    resume() {
      queue.resume();
      set({ phase: 'reading' });
      remember(true);
      count();
    },
    retryFailed,
  };
}
