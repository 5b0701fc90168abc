import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePrinting } from '../primitives/GridTable/usePrinting.ts';
import { type PaperShape, usePaperRules } from './paperRules.ts';
import { sheet } from './PagePaper.css.ts';

export interface PagePaperProps {
  shape: PaperShape;
  children: ReactNode;
}

/** What is on the paper in place of the page when the page itself is printed, as by Ctrl+P. */
export function PagePaper(props: PagePaperProps) {
  return usePrinting() && createPortal(<Sheet {...props} />, document.body);
}

/** Said while there is a paper: said for good, each element that comes or goes would have the browser ask all of the page again. */
const inPlaceOfPage = `@media print { body > :not(.${sheet}) { display: none !important } }`;

function Sheet({ shape, children }: PagePaperProps) {
  usePaperRules(shape, inPlaceOfPage);
  return <div className={sheet}>{children}</div>;
}
