import { RowStateWord } from '../../features/quick-order/RowStateWord.tsx';
import { type ToldState, toldStates } from '../../features/quick-order/rows/OrderRow.ts';
import type { RowCounts } from '../../features/quick-order/rows/CodeRows.ts';
import { FilterChips } from '../../primitives/FilterChips/FilterChips.tsx';
import { formatCount } from '../../text/formatAmount.ts';

export interface StateFilterProps {
  /** Rows with something in them. */
  all: number;
  counts: RowCounts;
  /** Whose rows are shown; undefined for all. */
  chosen: ToldState | undefined;
  onChoose: (kind: ToldState | undefined) => void;
}

/** How many rows are in which state; pressed, only these are shown. */
export const StateFilter = ({ all, counts, chosen, onChoose }: StateFilterProps) => (
  <FilterChips
    label="Duruma göre"
    all={{ label: 'Tümü', count: formatCount(all) }}
    options={toldStates
      .filter((kind) => counts[kind] > 0 || kind === chosen)
      .map((kind) => ({
        value: kind,
        label: <RowStateWord kind={kind} />,
        count: formatCount(counts[kind]),
      }))}
    chosen={chosen}
    onChoose={onChoose}
  />
);
