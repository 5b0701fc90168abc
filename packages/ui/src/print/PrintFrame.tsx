import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { dressForPrint } from './dressForPrint.ts';
import type { PaperShape } from './paperRules.ts';
import { frame } from './PrintFrame.css.ts';

/** Time for the paper to be drawn, in ms. */
const settling = 500;
/** Some browsers never say that printing has ended, and some say so while their dialog is still open. */
const longest = 60_000;

export interface PrintFrameProps {
  /** What the browser calls the print job and the file it may be saved to. */
  title: string;
  shape: PaperShape;
  /** Must have been there before it is printed; when it fails, it is printed without. */
  until: (() => Promise<unknown>) | undefined;
  /** The browser is asked to print. */
  onPrint: () => void;
  /** The paper is not needed any more: stop rendering it. */
  onDone: () => void;
  children: ReactNode;
}

interface Paper {
  readonly view: Window;
  readonly body: HTMLElement;
  readonly dressed: Promise<void>;
}

/**
 * Prints its children on paper of their own: a hidden frame with the styles of the page, 500 ms after it appears. Nothing
 * in it is written as text, so the page policy, which the frame inherits, has nothing to object to.
 */
export function PrintFrame({ title, shape, until, onPrint, onDone, children }: PrintFrameProps) {
  const holder = useRef<HTMLIFrameElement>(null);
  const [paper, setPaper] = useState<Paper>();
  const ready = useEffectEvent(async ({ view, dressed }: Paper) => {
    await Promise.all([dressed, until?.().catch(() => undefined), wait(settling)]);
    await Promise.race([view.document.fonts.ready, wait(settling)]);
  });
  const asked = useEffectEvent(onPrint);
  const ended = useEffectEvent(onDone);

  useEffect(() => {
    const element = holder.current;
    const begin = () => {
      const { contentDocument, contentWindow } = element ?? {};
      if (!contentDocument || !contentWindow) return;
      const dressed = dressForPrint(contentDocument, title, shape);
      setPaper({ view: contentWindow, body: contentDocument.body, dressed });
    };
    begin();
    // Firefox puts another empty document in the place of the first.
    element?.addEventListener('load', begin);
    return () => element?.removeEventListener('load', begin);
  }, [title, shape]);

  useEffect(() => {
    if (!paper) return undefined;
    const { view } = paper;
    const pageTitle = document.title;
    let isStale = false;
    let giveUp: ReturnType<typeof setTimeout> | undefined;
    const end = () => ended();
    view.addEventListener('afterprint', end);
    const print = async () => {
      await ready(paper);
      if (isStale) return;
      // The frame's title names the job in some browsers, the page's in others.
      document.title = title;
      giveUp = setTimeout(end, longest);
      asked();
      view.focus();
      view.print();
    };
    print().catch(end);
    return () => {
      isStale = true;
      clearTimeout(giveUp);
      view.removeEventListener('afterprint', end);
      if (document.title === title) document.title = pageTitle;
    };
  }, [paper, title]);

  return (
    <>
      <iframe
        className={frame}
        title={title}
        // It shows what we put there and runs nothing; `modals` is the print dialog.
        sandbox="allow-same-origin allow-modals"
        aria-hidden="true"
        tabIndex={-1}
        ref={holder}
      />
      {paper && createPortal(children, paper.body)}
    </>
  );
}

const wait = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));
