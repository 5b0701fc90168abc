import { useMemo } from 'react';
import { barcodeWidth } from '../../../primitives/Barcode/Barcode.tsx';
import { fetchBarcodes, useBarcodes } from '../../../primitives/Barcode/useBarcodes.ts';
import { PrintFrame } from '../../../print/PrintFrame.tsx';
import { ListPaper, type PrintedList, scannedCode } from './ListPaper/ListPaper.tsx';

export interface ListPrintProps {
  list: PrintedList;
  /** The browser is asked to print. */
  onPrint: () => void;
  /** The paper is not needed any more: stop rendering this. */
  onDone: () => void;
}

/** Px of a paper that a bar code may take: a wider one stands there as text. */
const widest = 420;

/** Prints a list; what encodes its bar codes is fetched for it. */
export function ListPrint({ list, onPrint, onDone }: ListPrintProps) {
  const codes = useMemo(() => list.rows.map(scannedCode), [list]);
  const encoded = useBarcodes(codes);
  const stripes = useMemo(
    () => new Map([...encoded].filter(([, one]) => one && barcodeWidth(one) <= widest)),
    [encoded],
  );
  return (
    <PrintFrame title={list.name} shape="portrait" until={fetchBarcodes} onPrint={onPrint} onDone={onDone}>
      <ListPaper list={list} stripes={stripes} />
    </PrintFrame>
  );
}
