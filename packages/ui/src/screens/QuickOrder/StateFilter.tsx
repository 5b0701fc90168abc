import { formatCount } from '../../text/formatAmount.ts';
import { RowStateWord } from '../../features/quick-order/RowStateWord.tsx';
import type { RowCounts } from '../../features/quick-order/rows/OrderRows.ts';
import { type ToldState, toldStates } from '../../features/quick-order/rows/OrderRow.ts';
import { count, filter, filters } from '../../primitives/filterChips.css.ts';

export interface StateFilterProps {
  /** Rows with something in them. */
  all: number;
  counts: RowCounts;
  /** Whose rows are shown; undefined for all. */
  chosen: ToldState | undefined;
  onChoose: (kind: ToldState | undefined) => void;
}

/** How many rows are in which state; pressed, only these are shown. */
export function StateFilter({ all, counts, chosen, onChoose }: StateFilterProps) {
  return (
    <div className={filters} role="group" aria-label="Duruma göre">
      <button
        type="button"
        className={filter}
        aria-pressed={chosen === undefined}
        onClick={() => onChoose(undefined)}
      >
        Tümü <span className={count}>{formatCount(all)}</span>
      </button>
      {toldStates
        .filter((kind) => counts[kind] > 0 || kind === chosen)
        .map((kind) => (
          <button
            key={kind}
            type="button"
            className={filter}
            aria-pressed={chosen === kind}
            onClick={() => onChoose(chosen === kind ? undefined : kind)}
          >
            <RowStateWord kind={kind} /> <span className={count}>{formatCount(counts[kind])}</span>
          </button>
        ))}
    </div>
  );
}
