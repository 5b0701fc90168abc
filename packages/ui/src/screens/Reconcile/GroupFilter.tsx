import { type GroupName, groups, groupWords } from '../../features/reconcile/groupWords.ts';
import { count, filter, filters } from '../../primitives/filterChips.css.ts';
import { formatCount } from '../../text/formatAmount.ts';
import { GroupMark } from './GroupMark.tsx';

export interface GroupFilterProps {
  counts: Readonly<Record<GroupName, number>>;
  /** The only group that is shown; undefined for all. */
  chosen: GroupName | undefined;
  onChoose: (group: GroupName | undefined) => void;
}

/** How many rows or pairs are in which group; pressed, only that one is shown. */
export function GroupFilter({ counts, chosen, onChoose }: GroupFilterProps) {
  const all = groups.reduce((sum, group) => sum + counts[group], 0);
  return (
    <div className={filters} role="group" aria-label="Gruba göre">
      <button
        type="button"
        className={filter}
        aria-pressed={chosen === undefined}
        onClick={() => onChoose(undefined)}
      >
        Tümü <span className={count}>{formatCount(all)}</span>
      </button>
      {groups.map((group) => (
        <button
          key={group}
          type="button"
          className={filter}
          aria-pressed={chosen === group}
          onClick={() => onChoose(chosen === group ? undefined : group)}
        >
          <GroupMark group={group} /> {groupWords[group]}{' '}
          <span className={count}>{formatCount(counts[group])}</span>
        </button>
      ))}
    </div>
  );
}
