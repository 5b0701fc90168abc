import { PagePaper } from './PagePaper.tsx';
import { PrintFrame, type PrintFrameProps } from './PrintFrame.tsx';
import type { PrintJob } from './usePrintJob.ts';

export interface PrintedPaperProps extends Omit<PrintFrameProps, 'onPrint' | 'onDone'> {
  printing: PrintJob;
}

/** A paper that is printed by its own button, and in place of the page when that is printed. */
export const PrintedPaper = ({ printing, ...paper }: PrintedPaperProps) => (
  <>
    <PagePaper shape={paper.shape}>{paper.children}</PagePaper>
    {printing.job !== undefined && (
      <PrintFrame key={printing.job} {...paper} onPrint={printing.printed} onDone={printing.done} />
    )}
  </>
);
