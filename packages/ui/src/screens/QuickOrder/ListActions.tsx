import type { Identity } from '@vitrin/api-client/identity';
import type { SavableList } from '../../features/lists/SavableList.ts';
import { SaveToList } from '../../features/lists/SaveToList.tsx';
import { FaultyRowsMenu } from '../../features/quick-order/FaultyRowsMenu/FaultyRowsMenu.tsx';
import { quantityOf } from '../../features/quick-order/rows/OrderRow.ts';
import type { OrderRows } from '../../features/quick-order/rows/OrderRows.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { TrashIcon } from '../../primitives/Icon/TrashIcon.tsx';
import { formatDate, todayInIstanbul } from '../../text/formatDate.ts';

export interface ListActionsProps {
  identity: Identity;
  rows: OrderRows;
  hasProblems: boolean;
  onClear: () => void;
}

/** What is done with the whole list: what is wrong saved as a file, all of it kept, or cleared. */
export function ListActions({ identity, rows, hasProblems, onClear }: ListActionsProps) {
  const savable = (): SavableList => ({
    name: `Hızlı Sipariş ${formatDate(todayInIstanbul())}`,
    origin: { kind: 'quickOrder' },
    lines: rows
      .saved()
      .map((row) => ({ code: row.fault === undefined ? row.code : '', quantity: quantityOf(row) })),
  });
  return (
    <>
      {hasProblems && (
        <FaultyRowsMenu
          day={todayInIstanbul()}
          rows={async () => (await import('./faultyRows.ts')).faultyRows(rows)}
        />
      )}
      <SaveToList identity={identity} list={savable} />
      <Button tone="quiet" icon={<TrashIcon />} onPress={onClear}>
        Temizle
      </Button>
    </>
  );
}
