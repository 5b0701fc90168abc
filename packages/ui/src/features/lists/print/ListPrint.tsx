import { useMemo } from 'react';
import { fetchBarcodes, useBarcodes } from '../../../primitives/Barcode/useBarcodes.ts';
import { PrintFrame } from '../../../print/PrintFrame.tsx';
import { ListPaper, type PrintedList, scannedCode } from './ListPaper.tsx';

export interface ListPrintProps {
  list: PrintedList;
  /** The browser is asked to print. */
  onPrint: () => void;
  /** The paper is not needed any more: stop rendering this. */
  onDone: () => void;
}

/** Prints a list; what encodes its bar codes is fetched for it. */
export function ListPrint({ list, onPrint, onDone }: ListPrintProps) {
  const codes = useMemo(() => list.rows.map(scannedCode), [list]);
  const stripes = useBarcodes(codes);
  return (
    <PrintFrame title={list.name} shape="portrait" until={fetchBarcodes} onPrint={onPrint} onDone={onDone}>
      <ListPaper list={list} stripes={stripes} />
    </PrintFrame>
  );
}
