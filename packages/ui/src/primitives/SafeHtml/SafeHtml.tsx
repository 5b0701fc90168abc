import { useEffect, useRef, useState, type ReactNode } from 'react';
import { htmlPolicy } from './htmlPolicy.ts';
import { content } from './SafeHtml.css.ts';

export interface SafeHtmlProps {
  /** HTML somebody wrote into the shop. */
  html: string;
  /** Where a path on this origin leads; the path itself where left out. Outside of components. */
  pathOf?: (path: string) => string;
  /** Holds the place until the sanitiser has arrived. */
  fallback?: ReactNode;
}

/** Shows the harmless part of HTML from the server. The sanitiser comes in a chunk of its own, asked for here first. */
export function SafeHtml({ html, pathOf, fallback }: SafeHtmlProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const show = (put: typeof putWords) => {
      if (!isCurrent || box.current === null) return;
      put(box.current, html, pathOf);
      setIsShown(true);
    };
    // Nor is it there where a missing chunk has the page loaded again.
    import('./sanitizeHtml.ts').then(({ putHtml }) => show(putHtml)).catch(() => show(putWords));
    return () => {
      isCurrent = false;
    };
  }, [html, pathOf]);

  return (
    <>
      {!isShown && fallback}
      <div className={content} ref={box} aria-busy={!isShown || undefined} />
    </>
  );
}

/** Without the sanitiser the words can still be read: a parsed document that is never shown runs and loads nothing. */
const putWords = (box: HTMLElement, html: string, _pathOf: SafeHtmlProps['pathOf']) => {
  box.textContent = new DOMParser().parseFromString(
    htmlPolicy().createHTML(html),
    'text/html',
  ).body.textContent;
};
