import { type GroupName, groups, groupWords } from '../../features/reconcile/groupWords.ts';
import { FilterChips } from '../../primitives/FilterChips/FilterChips.tsx';
import { formatCount } from '../../text/formatAmount.ts';
import { GroupMark } from './GroupMark.tsx';

export interface GroupFilterProps {
  counts: Readonly<Record<GroupName, number>>;
  /** The only group that is shown; undefined for all. */
  chosen: GroupName | undefined;
  onChoose: (group: GroupName | undefined) => void;
}

/** How many rows or pairs are in which group; pressed, only that one is shown. */
export const GroupFilter = ({ counts, ...choice }: GroupFilterProps) => (
  <FilterChips
    label="Gruba göre"
    all={{ label: 'Tümü', count: formatCount(groups.reduce((sum, group) => sum + counts[group], 0)) }}
    options={groups.map((group) => ({
      value: group,
      label: (
        <>
          <GroupMark group={group} /> {groupWords[group]}
        </>
      ),
      count: formatCount(counts[group]),
    }))}
    {...choice}
  />
);
