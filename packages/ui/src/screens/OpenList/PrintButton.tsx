import { tellNotLoaded } from '../../query/tellNotLoaded.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { PrinterIcon } from '../../primitives/Icon/PrinterIcon.tsx';
import { useLazyComponent } from '../../primitives/useLazyComponent.ts';
import { usePrintJob } from '../../print/usePrintJob.ts';
import type { PrintingListProps } from './PrintingList.tsx';

const loadPrinting = async () => (await import('./PrintingList.tsx')).PrintingList;

/** Prints a list with today's names and bar codes, which are looked up for it. What does so is fetched when it is wanted. */
export function PrintButton(props: Pick<PrintingListProps, 'identity' | 'list'>) {
  const { job, isPreparing, print, printed, done } = usePrintJob();
  const { Component: PrintingList, fetch } = useLazyComponent(loadPrinting);
  const start = async () => {
    print();
    if (await fetch()) return;
    done();
    tellNotLoaded(() => void start());
  };
  return (
    <>
      <Button
        icon={<PrinterIcon />}
        isPending={isPreparing}
        pendingLabel="Hazırlanıyor…"
        onPress={() => void start()}
      >
        Yazdır
      </Button>
      {job !== undefined && PrintingList && (
        <PrintingList key={job} {...props} onPrint={printed} onDone={done} />
      )}
    </>
  );
}
