import { useLayoutEffect } from 'react';

/**
 * `Sayfa 1 / 3` at the foot of each page. The box is as high as it is drawn up over the margin, so that it is there on a page
 * without margins, too; no printer reaches the last 5 mm.
 */
const pageNumber = (inset: string) =>
  `@bottom-right { content: 'Sayfa ' counter(page) ' / ' counter(pages); ${inset} font: 12px sans-serif; color: #444 }`;

/** Room for the number below, and around it what printers reach. */
const ownMargins = (shape?: PaperShape) =>
  `@page { ${shape ? `size: ${shape}; ` : ''}margin: 12mm 10mm 16mm; ${pageNumber('')} }`;

/** How a paper lies: a document with all its columns is wider than it is high. */
export type PaperShape = 'landscape' | 'portrait';

/** What is printed keeps its own distance from the edge. Browsers print backgrounds only when told. */
const noMargins = (shape: PaperShape) =>
  `@page { size: ${shape}; margin: 0; ${pageNumber('height: 36px; margin-top: -36px; padding: 0 32px 20px 0;')} } * { print-color-adjust: exact !important }`;

function makeSheet(view: Window & typeof globalThis, text: string): CSSStyleSheet {
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** The rules of a paper, for a page of this window. */
export const paperRules = (view: Window & typeof globalThis, shape: PaperShape): CSSStyleSheet =>
  makeSheet(view, noMargins(shape));

/** Has the page printed by the rules of a paper, and by more, while the component is there. */
export const usePaperRules = (shape: PaperShape, more = '') => useRules(noMargins(shape) + more);

/** Numbers the pages while the component is there; they lie as the reader chooses, or as what stands on them needs. */
export const usePageNumbers = (shape?: PaperShape) => useRules(ownMargins(shape));

function useRules(text: string): void {
  useLayoutEffect(() => {
    const rules = makeSheet(window, text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
    };
  }, [text]);
}
