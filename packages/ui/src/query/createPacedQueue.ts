/** What a queue needs to ask for things. */
export interface QueueNeeds<T> {
  /** Asks for one; rejects where there is no answer. Where `signal` is aborted meanwhile, what it finds no longer counts. */
  readonly work: (item: T, signal: AbortSignal) => Promise<void>;
  /** It was asked for in vain. */
  readonly onFailure: (item: T, error: unknown) => void;
  /** Milliseconds to wait before anything is asked again after such a failure; undefined where it is no refusal for haste. */
  readonly delayOf: (error: unknown) => number | undefined;
}

/** Asks for many things politely. */
export interface PacedQueue<T> {
  /** Behind what waits already. */
  readonly add: (items: readonly T[]) => void;
  readonly isStopped: () => boolean;
  /** Asks nothing more until `resume`; what is under way is given up and asked again then. */
  readonly stop: () => void;
  readonly resume: () => void;
  /** Asks for nothing of it any more. */
  readonly clear: () => void;
}

/** Calls at once. */
const atOnce = 4;
/** How often one is asked for again after a refusal for haste, before it counts as failed. */
const attempts = 5;

interface Turn<T> {
  readonly item: T;
  tries: number;
}

/**
 * Asks for many things, four at a time, in the order they came. A shop that says it is too much (429, 503) is waited for, by
 * everything in the queue.
 */
export function createPacedQueue<T>({ work, onFailure, delayOf }: QueueNeeds<T>): PacedQueue<T> {
  let waiting: Turn<T>[] = [];
  const running = new Map<Turn<T>, AbortController>();
  let isStopped = false;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const start = () => {
    while (!isStopped && pause === undefined && running.size < atOnce) {
      const turn = waiting.shift();
      if (!turn) return;
      void run(turn);
    }
  };
  const run = async (turn: Turn<T>) => {
    const controller = new AbortController();
    running.set(turn, controller);
    turn.tries += 1;
    try {
      await work(turn.item, controller.signal);
    } catch (error) {
      if (controller.signal.aborted) return;
      const delay = delayOf(error);
      if (delay === undefined || turn.tries >= attempts) onFailure(turn.item, error);
      else wait(turn, delay);
    } finally {
      // Given up, it may be under way again by now.
      if (running.get(turn) === controller) running.delete(turn);
      start();
    }
  };
  const wait = (turn: Turn<T>, delay: number) => {
    waiting.unshift(turn);
    clearTimeout(pause);
    pause = setTimeout(() => {
      pause = undefined;
      start();
    }, delay);
  };
  const giveUp = () => {
    const turns = [...running.keys()];
    for (const controller of running.values()) controller.abort();
    running.clear();
    return turns;
  };

  return {
    add(items) {
      waiting.push(...items.map((item) => ({ item, tries: 0 })));
      start();
    },
    isStopped: () => isStopped,
    stop() {
      isStopped = true;
      waiting = [...giveUp(), ...waiting];
    },
    resume() {
      isStopped = false;
      start();
    },
    clear() {
      giveUp();
      waiting = [];
    },
  };
}
