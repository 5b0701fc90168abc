import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { readSuccess } from '../readSuccess.ts';
import type { BankEnd } from '../judgePayment.ts';
import { type BankPage, readBankPage, sendBankForm, writeBankForm } from '../readBankPage.ts';

/** What the bank's page says to the window that framed it when the order may be finished. */
const finishMessage = 'callHandleFinishCheckout';

/** The page that runs what a bank sent, with an origin of its own. */
const sandboxAddress = '/spa/3ds.html';

/** The same for a page with frames: a sandbox would hold them as well, and they could not lead back out of it. */
const framesAddress = '/spa/3ds-frames.html';

/** The page of ours a bank's page is handed to; undefined where it needs none. */
function doorOf(page: BankPage): string | undefined {
  if (page.kind === 'form') return page.isOwn ? sandboxAddress : undefined;
  if (page.kind === 'page') return page.hasFrames ? framesAddress : sandboxAddress;
  return undefined;
}

export interface BankFrameOptions {
  /** The page of the bank, decoded. */
  html: string;
  onEnd: (end: BankEnd) => void;
  /** Leads the whole window to an address the frame arrived at. */
  onArrive: (href: string) => void;
}

/** Shows a bank's page in a frame, and hears how it ends: by its message, or by arriving at an address of ours. */
export function useBankFrame({ html, onEnd, onArrive }: BankFrameOptions) {
  const frame = useRef<HTMLIFrameElement>(null);
  const name = `bank${useId().replace(/\W/g, '')}`;
  const [page] = useState<BankPage>(() => readBankPage(html));
  const [isLoaded, setLoaded] = useState(false);
  const isSent = useRef(false);
  const door = doorOf(page);
  const end = useEffectEvent((how: BankEnd) => onEnd(how));

  useEffect(() => {
    if (page.kind === 'none') end({ kind: 'left' });
    if (page.kind !== 'form' || page.isOwn || isSent.current) return;
    isSent.current = true;
    sendBankForm(page, name);
  }, [page, name]);

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const isBelieved =
        frame.current !== null &&
        event.source === frame.current.contentWindow &&
        event.origin === location.origin &&
        event.data === finishMessage;
      if (isBelieved) end({ kind: 'finish' });
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  const onLoad = () => {
    if (door !== undefined && !isSent.current) {
      isSent.current = true;
      const content = page.kind === 'form' ? { form: writeBankForm(page) } : page;
      // Its origin is opaque, so there is none to name; it can only be the page we put there.
      frame.current?.contentWindow?.postMessage(content, '*');
      return;
    }
    const href = ownAddress(frame);
    if (href === undefined) return setLoaded(true);
    if (href === 'about:blank') return;
    setLoaded(true);
    const success = readSuccess(href);
    if (success) onEnd({ kind: 'arrived', ...success });
    else if (isScreen(href)) onArrive(href);
  };

  return { frame, name, isLoaded, onLoad, src: page.kind === 'frame' ? page.src : door };
}

/** Where the frame is, as far as that is our own origin; undefined for a bank's. */
function ownAddress(frame: RefObject<HTMLIFrameElement | null>): string | undefined {
  try {
    return frame.current?.contentWindow?.location.href;
  } catch {
    return undefined;
  }
}

const isScreen = (href: string) => {
  const { origin, pathname } = new URL(href);
  return (
    origin === location.origin &&
    pathname.startsWith('/spa/') &&
    pathname !== sandboxAddress &&
    pathname !== framesAddress
  );
};
