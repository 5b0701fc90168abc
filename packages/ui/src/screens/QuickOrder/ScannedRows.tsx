import { useState } from 'react';
import type { OrderRows } from '../../features/quick-order/rows/OrderRows.ts';
import { ScannedRow } from './ScannedRow.tsx';
import * as css from './ScannedRows.css.ts';

interface ScannedRowsProps {
  rows: OrderRows;
  /** The last one first. */
  ids: readonly number[];
  /** Told whether a field of a row is being written in. */
  onHold: (isHeld: boolean) => void;
}

const isField = (target: EventTarget | null) => target instanceof HTMLInputElement;

/** Rows that were scanned, the last or the chosen one open to be corrected. */
export function ScannedRows({ rows, ids, onHold }: ScannedRowsProps) {
  const [chosen, setChosen] = useState<{ readonly id: number; readonly after: number | undefined }>();
  const [last] = ids;
  // The next scan is what somebody looks at then.
  const open = chosen !== undefined && chosen.after === last ? chosen.id : last;
  return (
    <>
      <div className={css.head}>
        <h3 className={css.title}>Son okutulanlar</h3>
        <span className={css.count}>
          <b>{ids.length}</b> kod
        </span>
      </div>
      {ids.length === 0 ? (
        <p className={css.empty}>Kodu çerçeveye tutun. Okunan her kod listeye eklenir.</p>
      ) : (
        <div
          className={css.list}
          onFocus={({ target }) => onHold(isField(target))}
          onBlur={({ relatedTarget }) => {
            if (!isField(relatedTarget)) onHold(false);
          }}
        >
          <form
            onSubmit={(event) => {
              event.preventDefault();
              // Enter ends the correction: the camera goes on, and the keys are the dialog's again.
              event.currentTarget.closest('dialog')?.focus();
            }}
          >
            <ul>
              {ids.map((id) => (
                <ScannedRow
                  key={id}
                  id={id}
                  rows={rows}
                  isOpen={id === open}
                  onOpen={() => setChosen({ id, after: last })}
                />
              ))}
            </ul>
          </form>
        </div>
      )}
    </>
  );
}
