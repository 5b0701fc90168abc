import { useMemo, useState } from 'react';
import { GridSlot, type GridRows } from './GridSlot.tsx';
import type { KeyedRow } from '../keyedRows.ts';
import { RowGroup } from './RowGroup.tsx';
import { regroup } from './rowGroups.ts';

export interface RowsAtOnceProps<Row> extends GridRows<Row> {
  rows: readonly KeyedRow<Row>[];
}

/** All rows, in groups that are skipped out of sight. */
export function RowsAtOnce<Row>({ rows, ...look }: RowsAtOnceProps<Row>) {
  const byKey = useMemo(() => new Map(rows.map((row) => [row.key, row])), [rows]);
  const keys = useMemo(() => [...byKey.keys()], [byKey]);
  const [former, setGroups] = useState(() => regroup([], keys));
  const groups = regroup(former, keys);
  if (groups !== former) setGroups(groups);
  return groups.map(({ id, keys: own }) => (
    <RowGroup key={id} count={own.length}>
      {own.map((key) => {
        const keyed = byKey.get(key);
        return keyed && <GridSlot key={key} row={keyed.row} rowKey={key} rowIndex={undefined} {...look} />;
      })}
    </RowGroup>
  ));
}
