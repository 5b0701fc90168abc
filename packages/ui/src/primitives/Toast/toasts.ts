import { createStore } from '../../store/createStore.ts';

export interface Toast {
  id: number;
  tone: 'success' | 'critical' | 'info';
  title: string;
  message?: string;
  /** The message is called so in every language: no page translation touches it. */
  isName?: boolean;
  action?: { label: string; onPress: () => void };
  /** Time until it goes by itself, in ms, counted only while nobody points at it or is in it; null stays. */
  timeout: number | null;
}

export interface ToastRequest extends Omit<Partial<Toast>, 'id' | 'title'> {
  title: string;
}

const noticed = 3000;
/** Long enough to read the action, decide and reach it. */
const decided = 8000;

const queue = createStore<readonly Toast[]>([]);
let lastId = 0;

/**
 * What has just happened, told from anywhere, without a provider. Good news goes by itself after 3 s (8 s with an
 * action), a failure stays until it is closed.
 */
export const toasts = {
  /** Returns the id for `close`. */
  show: ({ tone = 'success', ...rest }: ToastRequest) => {
    lastId += 1;
    const timeout = tone === 'critical' ? null : rest.action ? decided : noticed;
    queue.set([...queue.get(), { timeout, ...rest, tone, id: lastId }]);
    return lastId;
  },
  close: (id: number) => queue.set(queue.get().filter((toast) => toast.id !== id)),
  clear: () => queue.set([]),
  get: queue.get,
  subscribe: queue.subscribe,
};
