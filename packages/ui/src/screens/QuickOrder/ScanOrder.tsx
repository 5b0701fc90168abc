import { useState, useSyncExternalStore } from 'react';
import type { OrderRows } from '../../features/quick-order/rows/OrderRows.ts';
import { productOf } from '../../features/quick-order/rows/OrderRow.ts';
import { ScanDialog } from '../../features/scan/ScanDialog/ScanDialog.tsx';
import { ScannedRows } from './ScannedRows.tsx';

interface ScanOrderProps {
  rows: OrderRows;
  isOpen: boolean;
  onClose: () => void;
}

const nothing: readonly number[] = [];

/** Scans codes by the camera into the rows of Hızlı Sipariş, as a hand scanner does. */
export function ScanOrder({ rows, isOpen, onClose }: ScanOrderProps) {
  /** Rows that were scanned since it was opened, the last first. */
  const [scanned, setScanned] = useState(nothing);
  const [isHeld, setHeld] = useState(false);
  const told = useSyncExternalStore(rows.subscribe, () => tell(rows, scanned[0]));
  const close = () => {
    setScanned(nothing);
    setHeld(false);
    onClose();
  };
  return (
    <ScanDialog
      isOpen={isOpen}
      isHeld={isHeld}
      told={told}
      onCodes={(codes) => {
        const ids = codes.map((code) => rows.scan(code, undefined).id).toReversed();
        setScanned((before) => [...new Set([...ids, ...before])]);
      }}
      onClose={close}
    >
      <ScannedRows rows={rows} ids={scanned} onHold={setHeld} />
    </ScanDialog>
  );
}

/** What was read last, and how many of it stand there now. */
function tell(rows: OrderRows, id: number | undefined): string | undefined {
  if (id === undefined) return undefined;
  const { row, state } = rows.view(id);
  const unit = productOf(state)?.unit ?? '';
  return `${row.code} okundu · ${`${row.quantity} ${unit}`.trim()}`;
}
