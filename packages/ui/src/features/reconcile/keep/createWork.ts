import { createStore, type Store } from '../../../store/createStore.ts';
import type { Decisions } from '../match/Decisions.ts';
import { keptWork, type ReconciliationWork } from './keptWork.ts';

/** The comparison a page shows, and how it is kept. */
export interface WorkState {
  /** Undefined where nothing was compared yet. */
  readonly work: ReconciliationWork | undefined;
  /** Another tab has begun another comparison, which is the one that is kept: this one lives as long as the page. */
  readonly isReplaced: boolean;
  /** The browser keeps nothing: this lives as long as the page. */
  readonly isRefused: boolean;
}

export interface Work {
  readonly state: Store<WorkState>;
  /** Hears of other tabs, until what it returns is called. */
  readonly follow: () => () => void;
  readonly begin: (work: ReconciliationWork) => void;
  readonly decide: (change: (decisions: Decisions) => Decisions) => void;
  /** Keeps what the page shows in place of another tab's. */
  readonly keepThis: () => void;
  /** Shows what another tab has begun. */
  readonly openOther: () => void;
}

/**
 * What an identity (`identityKey`) compares. Two tabs that show the same comparison decide it together; a tab that begins another
 * takes nothing away from the one that shows the first.
 */
export function createWork(owner: string): Work {
  const kept = keptWork(owner);
  const state = createStore<WorkState>({ work: kept.get(), isReplaced: false, isRefused: false });
  const keep = (work: ReconciliationWork) =>
    state.set({ work, isReplaced: false, isRefused: !kept.set(work) });
  const hear = () => {
    const latest = kept.get();
    const shown = state.get();
    if (!latest) return;
    if (!shown.work) state.set({ ...shown, work: latest });
    else if (shown.work.begunAt !== latest.begunAt) state.set({ ...shown, isReplaced: true });
    // Its rows are the same: as they are, they need not be compared anew.
    else state.set({ ...shown, work: { ...shown.work, decisions: latest.decisions }, isReplaced: false });
  };
  return {
    state,
    follow: () => kept.subscribe(hear),
    begin: keep,
    decide(change) {
      // A page that was away has heard nothing.
      hear();
      const { work, ...rest } = state.get();
      if (!work) return;
      const next = { ...work, decisions: change(work.decisions) };
      if (rest.isReplaced) state.set({ ...rest, work: next });
      else keep(next);
    },
    keepThis() {
      const { work } = state.get();
      if (work) keep(work);
    },
    openOther: () => state.set({ work: kept.get(), isReplaced: false, isRefused: false }),
  };
}
