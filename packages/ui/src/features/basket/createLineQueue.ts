import { ApiError } from '@vitrin/api-client/apiError';
import type { Id } from '@vitrin/api-client/read/readId';
import { createSignal, type Signal } from '../../store/createStore.ts';
import type { LineFailure, LineQueue, LineQueueOptions, LineState, QueuedLine } from './LineQueue.ts';

interface Entry {
  line: QueuedLine;
  wanted?: number | undefined;
  inFlight?: number | undefined;
  confirmed?: number | undefined;
  timer?: ReturnType<typeof setTimeout> | undefined;
  isSending: boolean;
  isRemoving: boolean;
  isRemoved: boolean;
  /** The quantity that was sent last. */
  sent?: number | undefined;
  /** When its last request ended, ms since 1970. */
  settledAt: number;
  failure?: LineFailure | undefined;
  state: LineState;
  onRemoved: ((isRemoved: boolean) => void)[];
}

const untouched: LineState = {
  quantity: undefined,
  isSaving: false,
  isRemoving: false,
  isRemoved: false,
  failure: undefined,
};

/** What the backend took without a word and has not done, or not so: the row is there, or has another quantity. */
function findUndone({ isRemoved, confirmed }: Entry, quantity?: number): LineFailure | undefined {
  if (isRemoved) return { attempt: 'remove', error: new ApiError('server') };
  return confirmed === undefined || quantity === undefined || confirmed === quantity
    ? undefined
    : { attempt: 'altered', asked: confirmed, saved: quantity };
}

/** Makes a queue with nothing in it. */
export function createLineQueue(options: LineQueueOptions): LineQueue {
  const { update, remove, onSettled, onAltered, pause } = options;
  const entries = new Map<Id, Entry>();
  const rows = new Map<Id, Signal>();
  const invalid = new Set<Id>();
  let waiting: (() => void)[] = [];

  const isBusy = ({ isSending, timer }: Entry) => isSending || timer !== undefined;

  const tell = (rowId: Id) => rows.get(rowId)?.tell();

  const show = (entry: Entry) => {
    const { wanted, confirmed, isRemoving, isRemoved, failure } = entry;
    entry.state = {
      quantity: wanted ?? confirmed,
      isSaving: isBusy(entry) && !isRemoving,
      isRemoving,
      isRemoved,
      failure,
    };
    tell(entry.line.rowId);
  };

  const entryOf = (line: QueuedLine): Entry => {
    const entry = entries.get(line.rowId) ?? {
      line,
      isSending: false,
      isRemoving: false,
      isRemoved: false,
      settledAt: 0,
      state: untouched,
      onRemoved: [],
    };
    entry.line = line;
    entries.set(line.rowId, entry);
    return entry;
  };

  const stopTimer = (entry: Entry) => {
    clearTimeout(entry.timer);
    entry.timer = undefined;
  };

  const wake = () => {
    if ([...entries.values()].some(isBusy)) return;
    const done = waiting;
    waiting = [];
    done.forEach((resolve) => resolve());
  };

  const pump = (entry: Entry) => {
    // What was discarded while its request was on its way sends nothing after it.
    if (isBusy(entry) || entry.isRemoved || entries.get(entry.line.rowId) !== entry) return;
    if (entry.isRemoving) void takeOut(entry);
    else if (entry.wanted !== undefined) void send(entry, entry.wanted);
  };

  const settle = (entry: Entry) => {
    entry.isSending = false;
    entry.inFlight = undefined;
    entry.settledAt = Date.now();
    pump(entry);
    show(entry);
    onSettled();
    wake();
  };

  const send = async (entry: Entry, quantity: number) => {
    entry.isSending = true;
    entry.inFlight = quantity;
    entry.sent = quantity;
    const { basketId, rowId, productId } = entry.line;
    let failure: LineFailure | undefined;
    try {
      await update({ basketId, rowId, productId, quantity });
      entry.confirmed = quantity;
    } catch (error) {
      failure = { attempt: 'change', error };
    }
    // A value typed meanwhile makes this one's end unimportant: that one is sent next and speaks for itself.
    if (entry.wanted === quantity) {
      entry.wanted = undefined;
      if (!entry.isRemoving) entry.failure = failure;
    }
    settle(entry);
  };

  const takeOut = async (entry: Entry) => {
    entry.isSending = true;
    try {
      await remove(entry.line);
      entry.isRemoved = true;
    } catch (error) {
      entry.failure = { attempt: 'remove', error };
    }
    entry.isRemoving = false;
    const { onRemoved } = entry;
    entry.onRemoved = [];
    settle(entry);
    onRemoved.forEach((resolve) => resolve(entry.isRemoved));
  };

  const release = (entry: Entry) => {
    stopTimer(entry);
    pump(entry);
    show(entry);
  };

  return {
    get: (rowId) => entries.get(rowId)?.state ?? untouched,
    set(line, quantity) {
      const entry = entryOf(line);
      if (entry.isRemoving || entry.isRemoved) return;
      stopTimer(entry);
      entry.failure = undefined;
      const isBack = quantity === (entry.inFlight ?? entry.confirmed ?? line.quantity);
      entry.wanted = isBack ? entry.inFlight : quantity;
      if (!isBack) entry.timer = setTimeout(() => release(entry), pause);
      show(entry);
      wake();
    },
    remove(line) {
      const entry = entryOf(line);
      if (entry.isRemoving || entry.isRemoved) return Promise.resolve(false);
      stopTimer(entry);
      entry.isRemoving = true;
      entry.wanted = undefined;
      entry.failure = undefined;
      const removed = new Promise<boolean>((resolve) => entry.onRemoved.push(resolve));
      pump(entry);
      show(entry);
      return removed;
    },
    hold(rowId) {
      const entry = entries.get(rowId);
      if (entry?.timer === undefined) return;
      stopTimer(entry);
      entry.wanted = entry.inFlight;
      show(entry);
      wake();
    },
    flush(rowId) {
      const chosen = rowId === undefined ? [...entries.values()] : [entries.get(rowId)];
      chosen.forEach((entry) => entry?.timer !== undefined && release(entry));
    },
    whenIdle: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        wake();
      }),
    noteAdded(line, asked, saved) {
      const entry = entryOf(line);
      entry.failure = { attempt: 'added', asked, saved };
      show(entry);
    },
    hasFailures: () => [...entries.values()].some(({ failure }) => failure !== undefined),
    clearFailures: () =>
      entries.forEach((entry) => {
        if (entry.failure === undefined) return;
        entry.failure = undefined;
        show(entry);
      }),
    markInvalid: (rowId, isInvalid) => void (isInvalid ? invalid.add(rowId) : invalid.delete(rowId)),
    firstInvalid: () => invalid.values().next().value,
    sync: (lines, readAt) =>
      entries.forEach((entry, rowId) => {
        if (entry.isSending) return;
        const isTyped = entry.timer !== undefined;
        const line = lines.find((other) => other.rowId === rowId);
        // A basket that was read before the answer came knows nothing of it, and what is typed since speaks for itself.
        if (line && !isTyped && readAt >= entry.settledAt) {
          const isDone = entry.failure?.attempt === 'change' && line.quantity === entry.sent;
          const undone = entry.failure ? undefined : findUndone(entry, line.quantity);
          entry.failure = isDone ? undefined : (entry.failure ?? undone);
          if (undone?.attempt === 'altered') onAltered?.(entry.line, undone.asked, undone.saved);
        }
        entry.confirmed = undefined;
        entry.isRemoved = false;
        if (entry.failure === undefined && !isTyped) entries.delete(rowId);
        show(entry);
      }),
    discard() {
      entries.forEach(stopTimer);
      entries.clear();
      invalid.clear();
    },
    subscribe(rowId, listener) {
      const row = rows.get(rowId) ?? createSignal();
      rows.set(rowId, row);
      return row.subscribe(listener);
    },
  };
}
