import { useEffect, useRef, useSyncExternalStore } from 'react';
import { checkbox } from '../../primitives/Checkbox/Checkbox.css.ts';
import { tick } from './OrderGrid.css.ts';
import { useGrid, useOrderRow } from './useOrderRow.ts';

/** Whether a row is ordered. */
export function TickCell({ id }: { id: number }) {
  const { row, state, number, rows } = useOrderRow(id);
  if (state.kind === 'empty') return null;
  return (
    <label className={tick}>
      <input
        type="checkbox"
        className={checkbox}
        aria-label={`Seç: satır ${number}`}
        checked={row.leftOut === undefined}
        onChange={({ target }) => rows.tick([id], target.checked)}
      />
    </label>
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
  const input = useRef<HTMLInputElement>(null);
  // Indeterminate is a property without an attribute, and a click clears it.
  useEffect(() => {
    if (input.current) input.current.indeterminate = ticked === 'some';
  });
  return (
    <label className={tick}>
      <input
        ref={input}
        type="checkbox"
        className={checkbox}
        aria-label="Tümünü seç"
        checked={ticked === 'all'}
        onChange={({ target }) => rows.tick(written(), target.checked)}
      />
    </label>
  );
}
