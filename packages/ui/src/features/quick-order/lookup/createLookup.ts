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
  /** How often the shop has refused it for haste. */
  refusals: number;
}

const waiting: Search = { kind: 'waiting' };

/**
 * Looks codes up in the shop, four at a time, in the order they were asked for. A shop that says it is too much (429, 503) is
 * waited for, by everybody in the queue, also where it is stopped and gone on with meanwhile.
 */
export function createLookup({ find, delayOf, now = Date.now }: LookupNeeds): Lookup {
  const { subscribe, tell } = createSignal();
  const entries = new Map<string, Entry>();
  let queue: Entry[] = [];
  const running = new Map<Entry, AbortController>();
  let attending = 0;
  let isStopped = false;
  /** Before this moment nothing is asked. */
  let pausedUntil = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const isWorking = () => !isStopped && attending > 0;

  const work = () => {
    clearTimeout(pause);
    pause = undefined;
    if (!isWorking() || queue.length === 0) return;
    const delay = pausedUntil - now();
    if (delay > 0) {
      pause = setTimeout(work, delay);
      return;
    }
    for (const entry of queue.splice(0, atOnce - running.size)) void lookUp(entry);
  };

  const lookUp = async (entry: Entry) => {
    const controller = new AbortController();
    running.set(entry, controller);
    const answer = await find(entry.code, controller.signal).then(
      (found) => ({ found }),
      (error: unknown) => ({ error }),
    );
    // Given up: it may be under way again by now, and is no concern of this call any more.
    if (controller.signal.aborted) return;
    running.delete(entry);
    if ('found' in answer) settle(entry, matchCode(entry.code, answer.found));
    else {
      const delay = delayOf(answer.error);
      entry.refusals += 1;
      if (delay === undefined || entry.refusals >= attempts) settle(entry, { kind: 'failed' });
      else {
        queue.unshift(entry);
        pausedUntil = Math.max(pausedUntil, now() + delay);
      }
    }
    work();
  };

  /** What is under way is the next to be asked again. */
  const giveUp = () => {
    queue = [...running.keys(), ...queue];
    for (const controller of running.values()) controller.abort();
    running.clear();
    work();
  };

  const settle = (entry: Entry, search: Search) => {
    entry.search = search;
    entry.at = now();
    tell();
  };

  const enqueue = (entry: Entry) => {
    entry.search = waiting;
    entry.refusals = 0;
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
        const entry = known ?? { code, search: waiting, at: 0, refusals: 0 };
        entries.set(key, entry);
        enqueue(entry);
      }
      work();
      tell();
    },
    retain(codes) {
      const open = new Map([...entries].filter(([, { search }]) => isOpen(search)));
      if (open.size === 0) return;
      for (const code of codes) open.delete(foldTurkish(code));
      if (open.size === 0) return;
      const dropped = new Set(open.values());
      for (const key of open.keys()) entries.delete(key);
      queue = queue.filter((entry) => !dropped.has(entry));
      for (const [entry, controller] of running) {
        if (!dropped.has(entry)) continue;
        running.delete(entry);
        controller.abort();
      }
      work();
      tell();
    },
    of: (code) => entries.get(foldTurkish(code))?.search,
    progress: () => ({ done: entries.size - queue.length - running.size, all: entries.size }),
    attend() {
      attending += 1;
      work();
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        attending -= 1;
        if (attending === 0) giveUp();
      };
    },
    isStopped: () => isStopped,
    stop() {
      isStopped = true;
      giveUp();
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

/** Whether there is still something to find out. */
const isOpen = ({ kind }: Search) => kind === 'waiting' || kind === 'failed';
