import { onlineManager } from '@tanstack/react-query';

/** What a queue needs to ask for things. */
export interface QueueNeeds<T> {
  /** Asks for one; rejects where there is no answer. What comes when `signal` is aborted no longer counts. */
  readonly work: (item: T, signal: AbortSignal) => Promise<void>;
  /** It was asked for in vain. */
  readonly onFailure: (item: T) => void;
  /** Milliseconds to wait before anything is asked again after such a failure; undefined where it is no refusal for haste. */
  readonly delayOf: (error: unknown) => number | undefined;
  /** There is a way to the shop again, and somebody waits: what was asked for in vain may be asked for again. */
  readonly onBack: () => void;
  readonly now?: (() => number) | undefined;
}

/** Asks for many things, of which each is an object of its own. */
export interface PacedQueue<T> {
  /** Behind what waits already. */
  readonly add: (items: readonly T[]) => void;
  /** Asks for these no more. */
  readonly drop: (items: ReadonlySet<T>) => void;
  /** How many wait or are under way. */
  readonly open: () => number;
  /**
   * Somebody waits for the answers: without anybody nothing is asked, and what is under way is given up and asked again later.
   * @returns ends it
   */
  readonly attend: () => () => void;
  readonly isStopped: () => boolean;
  /** Asks nothing more until `resume`; what is under way is given up and asked again then. */
  readonly stop: () => void;
  readonly resume: () => void;
}

/** Calls at once. */
const atOnce = 4;
/** How often one is asked for again after a refusal for haste, before it counts as failed. */
const attempts = 5;

/**
 * Asks the shop for many things politely: four at a time, in the order they came. Where it says that it is too much (429, 503) it
 * is waited for by everything in the queue, also where that is stopped and gone on with meanwhile.
 */
export function createPacedQueue<T extends object>({
  work,
  onFailure,
  delayOf,
  onBack,
  now = Date.now,
}: QueueNeeds<T>): PacedQueue<T> {
  let queue: T[] = [];
  const running = new Map<T, AbortController>();
  /** How often the shop has refused it for haste. */
  const refusals = new WeakMap<T, number>();
  let attending = 0;
  let isStopped = false;
  /** Before this moment nothing is asked. */
  let pausedUntil = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const start = () => {
    clearTimeout(pause);
    pause = undefined;
    if (isStopped || attending === 0 || queue.length === 0) return;
    const delay = pausedUntil - now();
    if (delay > 0) {
      pause = setTimeout(start, delay);
      return;
    }
    for (const item of queue.splice(0, atOnce - running.size)) void run(item);
  };

  const run = async (item: T) => {
    const controller = new AbortController();
    running.set(item, controller);
    const failure = await work(item, controller.signal).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    // Given up: it may be under way again by now, and is no concern of this call any more.
    if (controller.signal.aborted) return;
    running.delete(item);
    if (failure) {
      const delay = delayOf(failure.error);
      const count = (refusals.get(item) ?? 0) + 1;
      refusals.set(item, count);
      if (delay === undefined || count >= attempts) onFailure(item);
      else {
        queue.unshift(item);
        pausedUntil = Math.max(pausedUntil, now() + delay);
      }
    }
    start();
  };

  /** What is under way is the next to be asked again. */
  const giveUp = () => {
    queue = [...running.keys(), ...queue];
    for (const controller of running.values()) controller.abort();
    running.clear();
    start();
  };

  return {
    add(items) {
      for (const item of items) refusals.delete(item);
      queue = [...queue, ...items];
      start();
    },
    drop(items) {
      queue = queue.filter((item) => !items.has(item));
      for (const [item, controller] of running) {
        if (!items.has(item)) continue;
        running.delete(item);
        controller.abort();
      }
      start();
    },
    open: () => queue.length + running.size,
    attend() {
      attending += 1;
      start();
      const deafen = onlineManager.subscribe((isOnline) => {
        if (isOnline) onBack();
      });
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        deafen();
        attending -= 1;
        if (attending === 0) giveUp();
      };
    },
    isStopped: () => isStopped,
    stop() {
      isStopped = true;
      giveUp();
    },
    resume() {
      isStopped = false;
      start();
    },
  };
}
