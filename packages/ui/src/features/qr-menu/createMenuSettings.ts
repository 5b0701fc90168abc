import { readField } from '@vitrin/api-client/read/readField';
import { storedKeys } from '@vitrin/api-client/stored/storedKeys';
import { storedValue } from '@vitrin/api-client/stored/storedValue';
import { createSignal } from '../../store/createStore.ts';
import type { QrMenuConfig } from './QrMenuConfig.ts';
import { firstConfig, readMenuConfig } from './readMenuConfig.ts';

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

/** Of what is kept; what another version wrote is not read. */
const version = 1;
const mostSteps = 50;

const kept = storedValue(storedKeys.qrMenu, (value) =>
  readMenuConfig(readField(value, 'version') === version ? readField(value, 'config') : undefined),
);

/** The look of the QR menu on this device. Where storage is refused it lasts as long as the page. */
export function createMenuSettings(): MenuSettings {
  const { subscribe, tell } = createSignal();
  let seen: string | null | undefined;
  let past: readonly QrMenuConfig[] = [];
  let lastChanged = '';
  let state: MenuSettingsState = { config: firstConfig, canUndo: false, isKept: true };

  const snapshot = () => {
    const text = kept.text();
    // Somebody else wrote: another tab, or nobody yet. The steps before lead nowhere then.
    if (text !== seen) {
      seen = text;
      past = [];
      lastChanged = '';
      state = { config: kept.get(), canUndo: false, isKept: true };
    }
    return state;
  };

  /** @param next undefined for the first menu, of which nothing is kept */
  const show = (next?: QrMenuConfig) => {
    const isKept = kept.set(next && { version, config: next });
    seen = kept.text();
    state = { config: kept.get(), canUndo: past.length > 0, isKept };
    tell();
  };

  const step = (changed: string, next?: QrMenuConfig) => {
    const before = snapshot().config;
    if (changed !== lastChanged) past = [...past, before].slice(-mostSteps);
    lastChanged = changed;
    show(next);
  };

  return {
    snapshot,
    subscribe: (listener) => {
      const stop = subscribe(listener);
      globalThis.addEventListener?.('storage', listener);
      return () => {
        stop();
        globalThis.removeEventListener?.('storage', listener);
      };
    },
    change: (values) => {
      const config = readMenuConfig({ ...snapshot().config, ...values });
      const changed = Object.keys(values);
      // What is typed or dragged is one step, each preset is one of its own.
      step(changed.length > 1 ? JSON.stringify(values) : changed.join(), config);
    },
    undo: () => {
      snapshot();
      const config = past.at(-1);
      if (!config) return;
      past = past.slice(0, -1);
      lastChanged = '';
      show(config);
    },
    reset: () => step('reset'),
  };
}

/** The menu of this browser. */
export const menuSettings = createMenuSettings();
