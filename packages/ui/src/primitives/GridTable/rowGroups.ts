import { groupSize, inGroups } from './inGroups.ts';

/** Rows that come into the page together. */
export interface RowGroup {
  readonly id: number;
  /** Keys of its rows, in their order. */
  readonly keys: readonly string[];
}

/**
 * Puts rows into groups of ten. A row stays in its group as long as it is there, whatever goes before it: in another group it
 * would be made anew, and what is being typed into it and the focus lost. New rows join the group of the one they stand before;
 * at the end they fill the last group and then make their own. Where rows have changed places, all are put into groups afresh.
 * @param former the groups until now
 * @param keys all rows, in their order, each key once
 * @returns `former` itself where nothing has changed
 */
export function regroup(former: readonly RowGroup[], keys: readonly string[]): readonly RowGroup[] {
  const there = new Set(keys);
  const known = new Set<string>();
  const kept = former.flatMap((group) => {
    const left = group.keys.filter((key) => there.has(key));
    left.forEach((key) => known.add(key));
    if (left.length === group.keys.length) return [group];
    return left.length === 0 ? [] : [{ ...group, keys: left }];
  });
  const stayed = keys.filter((key) => known.has(key));
  let end = 0;
  const filled = kept.map((group) => {
    const from = end;
    end = keys.indexOf(group.keys.at(-1) ?? '') + 1;
    return { ...group, keys: keys.slice(from, end) };
  });
  const isAfresh =
    kept.flatMap((group) => group.keys).some((key, index) => key !== stayed[index]) ||
    // So many new ones, and a group is as large as what groups divide.
    filled.some((group) => group.keys.length > 2 * groupSize);
  if (isAfresh) return append([], nextId(former), keys);
  if (stayed.length === keys.length) return stayed.length === keyCount(former) ? former : kept;
  return append(filled, nextId(former), keys.slice(end));
}

const keyCount = (groups: readonly RowGroup[]) => groups.reduce((sum, { keys }) => sum + keys.length, 0);

/** Ids of groups that have gone are not given again: as far as anybody knows who still shows one. */
const nextId = (groups: readonly RowGroup[]) => Math.max(-1, ...groups.map(({ id }) => id)) + 1;

function append(groups: readonly RowGroup[], id: number, keys: readonly string[]): readonly RowGroup[] {
  const last = groups.at(-1);
  const free = last ? Math.max(0, groupSize - last.keys.length) : 0;
  const filled =
    last && free > 0
      ? [...groups.slice(0, -1), { ...last, keys: [...last.keys, ...keys.slice(0, free)] }]
      : groups;
  const rest = keys.slice(free);
  return [...filled, ...inGroups(rest).map((group, index) => ({ id: id + index, keys: group }))];
}
