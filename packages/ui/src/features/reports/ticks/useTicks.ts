import { useCallback, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createStore, type Store } from '../../../store/createStore.ts';
import type { ReportLine, ReportView } from '../ReportLine.ts';
import { lineKeys } from './lineKeys.ts';

/** Which rows of a report are ticked, so that a tick renders its own row alone. */
export interface Ticks {
  /** Keys of the rows that are ticked, by whatever filter. */
  readonly ticked: Store<ReadonlySet<string>>;
  /** What the filter shows. */
  readonly shown: Store<readonly ReportLine[]>;
  readonly keyOf: (line: ReportLine) => string;
}

const none: readonly ReportLine[] = [];

/**
 * The ticks of a report; they outlive its order, its filter and a reading that finds the same rows again.
 * @param lines what the filter shows
 */
export function useTicks(view: ReportView, lines: readonly ReportLine[] = none): Ticks {
  const [stores] = useState(() => ({
    ticked: createStore<ReadonlySet<string>>(new Set()),
    shown: createStore(none),
  }));
  const ticks = useMemo((): Ticks => ({ ...stores, keyOf: lineKeys(view.lines) }), [stores, view]);
  useLayoutEffect(() => stores.shown.set(lines), [stores, lines]);
  return ticks;
}

/** Whether one row is ticked. */
export function useTick({ ticked }: Ticks, key: string): boolean {
  return useSyncExternalStore(
    ticked.subscribe,
    useCallback(() => ticked.get().has(key), [ticked, key]),
  );
}

/** Ticks rows, or takes their ticks away. */
export function setTicks({ ticked }: Ticks, keys: readonly string[], isTicked: boolean): void {
  const given = new Set(keys);
  ticked.set(isTicked ? ticked.get().union(given) : ticked.get().difference(given));
}
