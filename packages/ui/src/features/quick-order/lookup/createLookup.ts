import type { Product } from '@vitrin/api-client/product/readProduct';
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
  /** What is known of a code; undefined where it was never asked for. */
  readonly of: (code: string) => Search | undefined;
  /** How many of those that were asked for are answered; a failure is an answer. */
  readonly progress: () => { readonly done: number; readonly all: number };
  readonly isStopped: () => boolean;
  /** Asks nothing more until `resume`; what is under way is given up and asked again then. */
  readonly stop: () => void;
  readonly resume: () => void;
  /** Asks again for every code whose call failed. */
  readonly retryFailed: () => void;
}

/** Calls at once. */
const atOnce = 4;
/** Milliseconds for which an answer is kept. */
const keptFor = 5 * 60_000;
/** How often a code is asked for again after a refusal for haste, before it counts as failed. */
const attempts = 5;

interface Entry {
  readonly code: string;
  search: Search;
  /** When it was answered. */
  at: number;
  tries: number;
}

/**
 * Looks codes up in the shop, four at a time, in the order they were asked for. A shop that says it is too much (429, 503) is
 * waited for, by everybody in the queue.
 */
export function createLookup({ find, delayOf, now = Date.now }: LookupNeeds): Lookup {
  const { subscribe, tell } = createSignal();
  const entries = new Map<string, Entry>();
  const queue: Entry[] = [];
  const running = new Map<Entry, AbortController>();
  let isStopped = false;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const canAsk = () => !isStopped && pause === undefined && running.size < atOnce;

  const work = () => {
    while (canAsk()) {
      const entry = queue.shift();
      if (!entry) return;
      void lookUp(entry);
    }
  };

  const lookUp = async (entry: Entry) => {
    const controller = new AbortController();
    running.set(entry, controller);
    entry.tries += 1;
    try {
      const found = await find(entry.code, controller.signal);
      if (!controller.signal.aborted) settle(entry, matchCode(entry.code, found));
    } catch (error) {
      if (controller.signal.aborted) return;
      const delay = delayOf(error);
      if (delay === undefined || entry.tries >= attempts) settle(entry, { kind: 'failed' });
      else wait(entry, delay);
    } finally {
      running.delete(entry);
      work();
    }
  };

  const settle = (entry: Entry, search: Search) => {
    entry.search = search;
    entry.at = now();
    tell();
  };

  const wait = (entry: Entry, delay: number) => {
    queue.unshift(entry);
    clearTimeout(pause);
    pause = setTimeout(() => {
      pause = undefined;
      work();
    }, delay);
  };

  const enqueue = (entry: Entry) => {
    entry.search = { kind: 'waiting' };
    entry.tries = 0;
    queue.push(entry);
  };

  const isFresh = ({ search, at }: Entry) =>
    search.kind === 'waiting' || (search.kind !== 'failed' && now() - at < keptFor);

  return {
    subscribe,
    ask(codes) {
      for (const code of codes) {
        const key = foldTurkish(code);
        const known = entries.get(key);
        // What failed is asked again by whoever wants it (`retryFailed`), not by each row that holds it.
        if (key === '' || (known && (isFresh(known) || known.search.kind === 'failed'))) continue;
        const entry = known ?? { code, search: { kind: 'waiting' }, at: 0, tries: 0 };
        entries.set(key, entry);
        enqueue(entry);
      }
      work();
      tell();
    },
    of: (code) => entries.get(foldTurkish(code))?.search,
    progress() {
      const all = [...entries.values()];
      return { done: all.filter(({ search }) => search.kind !== 'waiting').length, all: all.length };
    },
    isStopped: () => isStopped,
    stop() {
      isStopped = true;
      for (const [entry, controller] of running) {
        controller.abort();
        queue.unshift(entry);
      }
      tell();
    },
    resume() {
      isStopped = false;
      work();
      tell();
    },
    retryFailed() {
      for (const entry of entries.values()) if (entry.search.kind === 'failed') enqueue(entry);
      work();
      tell();
    },
  };
}
