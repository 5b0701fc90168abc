import type { Product } from '@vitrin/api-client/product/readProduct';
import { createPacedQueue } from './createPacedQueue.ts';
import { createSignal, type Signal } from '../../../store/createStore.ts';
import { foldTurkish } from '../../../text/turkish.ts';
import { type Match, matchCode } from './matchCode.ts';

/** How far the look at a code is. */
export type Search = { readonly kind: 'waiting' } | { readonly kind: 'failed' } | Match;

export interface LookupNeeds {
  /** Asks the shop; rejects where there is no answer. */
  readonly find: (code: string, signal: AbortSignal) => Promise<readonly Product[]>;
  /** Milliseconds to wait before anything is asked again after such a failure; undefined where it is no refusal for haste. */
  readonly delayOf: (error: unknown) => number | undefined;
  readonly now?: () => number;
}

export interface Lookup {
  readonly subscribe: Signal['subscribe'];
  /** Looks codes up that are not known, or have not been looked at for five minutes; each distinct one once. */
  readonly ask: (codes: readonly string[]) => void;
  /** Gives up what is not found out about any other codes than these. */
  readonly retain: (codes: Iterable<string>) => void;
  /** What is known of a code; undefined where it was never asked for. */
  readonly of: (code: string) => Search | undefined;
  /** How many of those that were asked for are answered; a failure is an answer. */
  readonly progress: () => { readonly done: number; readonly all: number };
  /**
   * Somebody waits for the answers: without anybody nothing is asked, and what is under way is given up and asked again later.
   * @returns ends it
   */
  readonly attend: () => () => void;
  readonly isStopped: () => boolean;
  /** Asks nothing more until `resume`; what is under way is given up and asked again then. */
  readonly stop: () => void;
  readonly resume: () => void;
  /** Asks again for every code whose call failed; done by itself when there is a way to the shop again. */
  readonly retryFailed: () => void;
}

/** Milliseconds for which an answer is kept. */
const keptFor = 5 * 60_000;

interface Entry {
  readonly code: string;
  search: Search;
  /** When it was answered. */
  at: number;
}

const waiting: Search = { kind: 'waiting' };

/**
 * Looks codes up in the shop, in the order they were asked for (`createPacedQueue`).
 */
export function createLookup({ find, delayOf, now = Date.now }: LookupNeeds): Lookup {
  const { subscribe, tell } = createSignal();
  const entries = new Map<string, Entry>();
  /** Codes as they are compared: of thousands each is folded once, however often it is asked for. */
  const folded = new Map<string, string>();
  const keyOf = (code: string) => {
    const known = folded.get(code) ?? foldTurkish(code);
    folded.set(code, known);
    return known;
  };
  const queue = createPacedQueue<Entry>({
    work: async (entry, signal) => {
      const found = await find(entry.code, signal);
      if (!signal.aborted) settle(entry, matchCode(entry.code, found));
    },
    onFailure: (entry) => settle(entry, { kind: 'failed' }),
    delayOf,
    onBack: () => retryFailed(),
    now,
  });

  const settle = (entry: Entry, search: Search) => {
    entry.search = search;
    entry.at = now();
    tell();
  };

  const enqueue = (wanted: readonly Entry[]) => {
    for (const entry of wanted) entry.search = waiting;
    queue.add(wanted);
  };

  const retryFailed = () => {
    enqueue([...entries.values()].filter(({ search }) => search.kind === 'failed'));
    tell();
  };

  const isFresh = ({ search, at }: Entry) =>
    search.kind === 'waiting' || (search.kind !== 'failed' && now() - at < keptFor);

  return {
    subscribe,
    ask(codes) {
      const wanted: Entry[] = [];
      for (const code of codes) {
        const key = keyOf(code);
        const known = entries.get(key);
        // What failed is asked again by whoever wants it (`retryFailed`), not by each row that holds it.
        if (key === '' || (known && (isFresh(known) || known.search.kind === 'failed'))) continue;
        const entry: Entry = known ?? { code, search: waiting, at: 0 };
        // A code that is written twice is asked for once.
        entry.search = waiting;
        entries.set(key, entry);
        wanted.push(entry);
      }
      enqueue(wanted);
      tell();
    },
    retain(codes) {
      const open = new Map([...entries].filter(([, { search }]) => isOpen(search)));
      if (open.size === 0) return;
      for (const code of codes) open.delete(keyOf(code));
      if (open.size === 0) return;
      for (const key of open.keys()) entries.delete(key);
      queue.drop(new Set(open.values()));
      tell();
    },
    of: (code) => entries.get(keyOf(code))?.search,
    progress: () => ({ done: entries.size - queue.open(), all: entries.size }),
    attend: queue.attend,
    isStopped: queue.isStopped,
    stop() {
      queue.stop();
      tell();
    },
    resume() {
      queue.resume();
      tell();
    },
    retryFailed,
  };
}

/** Whether there is still something to find out. */
const isOpen = ({ kind }: Search) => kind === 'waiting' || kind === 'failed';
