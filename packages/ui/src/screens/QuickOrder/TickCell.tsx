import { useSyncExternalStore } from 'react';
import { TickBox } from '../../primitives/Checkbox/TickBox.tsx';
import { tick } from './OrderGrid.css.ts';
import { useGrid, useOrderRow } from './useOrderRow.ts';

/** Whether a row is ordered. */
export function TickCell({ id }: { id: number }) {
  const { row, state, number, rows } = useOrderRow(id);
  if (state.kind === 'empty') return null;
  return (
    <TickBox
      label={`Seç: satır ${number}`}
      isTicked={row.leftOut === undefined}
      onChange={(next) => rows.tick([id], next)}
      className={tick}
    />
  );
}

/** Orders all rows, or none. */
export function TickAll() {
  const { rows } = useGrid();
  // The last one is empty.
  const written = () => rows.ids().slice(0, -1);
  const ticked = useSyncExternalStore(rows.subscribe, () => {
    const all = written();
    const count = all.filter((id) => rows.view(id).row.leftOut === undefined).length;
    return count === 0 ? 'none' : count === all.length ? 'all' : 'some';
  });
  return (
    <TickBox
      label="Tümünü seç"
      isTicked={ticked === 'all'}
      isMixed={ticked === 'some'}
      onChange={(next) => rows.tick(written(), next)}
      className={tick}
    />
  );
}
