import { useLayoutEffect } from 'react';

/**
 * `Sayfa 1 / 3` at the foot of each page. The box is as high as it is drawn up over the margin, so that it is there on a page
 * without margins, too; no printer reaches the last 5 mm.
 */
const pageNumber = (inset: string) =>
  `@bottom-right { content: 'Sayfa ' counter(page) ' / ' counter(pages); ${inset} font: 12px sans-serif; color: #444 }`;

/** Room for the number below, and around it what printers reach. */
const ownMargins = `@page { margin: 12mm 10mm 16mm; ${pageNumber('')} }`;
/** Landscape: a document with all its columns is wider than it is high. Browsers print backgrounds only when told. */
const noMargins = `@page { size: landscape; margin: 0; ${pageNumber('height: 36px; margin-top: -36px; padding: 0 32px 20px 0;')} } * { print-color-adjust: exact !important }`;

/** The rules of a document's paper, for a page of this window. */
export function paperRules(view: Window & typeof globalThis, text = noMargins): CSSStyleSheet {
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** Has the page printed by a document's rules while the component is there. */
export const usePaperRules = () => useRules(noMargins);

/** Numbers the pages while the component is there. */
export const usePageNumbers = () => useRules(ownMargins);

function useRules(text: string): void {
  useLayoutEffect(() => {
    const rules = paperRules(window, text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
    };
  }, [text]);
}
