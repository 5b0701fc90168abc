import type { QrMenuConfig } from './QrMenuConfig.ts';
import { firstConfig, readMenuConfig } from './readMenuConfig.ts';

/** What of the device's storage is used; it may refuse any of it. */
type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface MenuSettingsState {
  readonly config: QrMenuConfig;
  readonly canUndo: boolean;
  /** False once the device has refused to keep a change: it then lasts as long as the page. */
  readonly isKept: boolean;
}

export interface MenuSettings {
  readonly snapshot: () => MenuSettingsState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes some values; changes of the same value after each other are undone together. */
  readonly change: (values: Partial<QrMenuConfig>) => void;
  readonly undo: () => void;
  /** Back to the first menu; this can be undone, too. */
  readonly reset: () => void;
}

const key = 'vitrin-qr-menu';
/** Of what is kept; what another version wrote is not read. */
const version = 1;
const mostSteps = 50;

/** The look of the QR menu on this device. Where storage is refused it lasts as long as the page. */
export function createMenuSettings(storage: () => TextStorage): MenuSettings {
  const listeners = new Set<() => void>();
  let seen: string | null | undefined;
  let past: readonly QrMenuConfig[] = [];
  let lastChanged = '';
  let state: MenuSettingsState = { config: firstConfig, canUndo: false, isKept: true };

  const snapshot = () => {
    if (!state.isKept) return state;
    const text = readText(storage);
    // Somebody else wrote: another tab, or nobody yet. The steps before lead nowhere then.
    if (text !== seen) {
      seen = text;
      past = [];
      lastChanged = '';
      state = { config: parse(text), canUndo: false, isKept: true };
    }
    return state;
  };

  const show = (config: QrMenuConfig, text: string | null) => {
    let isKept = true;
    try {
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
      seen = text;
    } catch {
      isKept = false;
    }
    state = { config, canUndo: past.length > 0, isKept };
    for (const listener of listeners) listener();
  };

  const step = (config: QrMenuConfig, changed: string, text: string | null) => {
    const before = snapshot().config;
    if (changed !== lastChanged) past = [...past, before].slice(-mostSteps);
    lastChanged = changed;
    show(config, text);
  };

  return {
    snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      globalThis.addEventListener?.('storage', listener);
      return () => {
        listeners.delete(listener);
        globalThis.removeEventListener?.('storage', listener);
      };
    },
    change: (values) => {
      const config = readMenuConfig({ ...snapshot().config, ...values });
      const changed = Object.keys(values);
      // What is typed or dragged is one step, each preset is one of its own.
      step(config, changed.length > 1 ? JSON.stringify(values) : changed.join(), write(config));
    },
    undo: () => {
      snapshot();
      const config = past.at(-1);
      if (!config) return;
      past = past.slice(0, -1);
      lastChanged = '';
      show(config, write(config));
    },
    reset: () => step(firstConfig, 'reset', null),
  };
}

const write = (config: QrMenuConfig) => JSON.stringify({ version, config });

function readText(storage: () => TextStorage): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function parse(text: string | null): QrMenuConfig {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    const isOurs = typeof kept === 'object' && kept !== null && Reflect.get(kept, 'version') === version;
    return readMenuConfig(isOurs ? Reflect.get(kept, 'config') : undefined);
  } catch {
    return firstConfig;
  }
}

/** The menu of this browser. */
export const menuSettings = createMenuSettings(() => localStorage);
