import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePrinting } from '../../../primitives/GridTable/usePrinting.ts';
import { usePaperRules } from '../paperRules.ts';
import { sheet } from './PagePaper.css.ts';

/** What is on the paper in place of the page when the page itself is printed, as by Ctrl+P. */
export function PagePaper({ children }: { children: ReactNode }) {
  return usePrinting() && createPortal(<Sheet>{children}</Sheet>, document.body);
}

function Sheet({ children }: { children: ReactNode }) {
  usePaperRules();
  return <div className={sheet}>{children}</div>;
}
