import { useEffect } from 'react';
import { linkOf, localAddress } from './localAddress.ts';

/** How long a pointer or the keyboard's focus rests on a link before it is meant, in ms. */
const restsFor = 100;

export interface LinkIntent {
  /** Told the address a pointer or the focus has come to: for what costs the backend nothing, such as its code. */
  onApproach?: ((href: string) => void) | undefined;
  /**
   * Told the address on which a mouse or the keyboard's focus has rested for a moment: for its data. Not told of a finger,
   * which rests on nothing, nor of a link that came under a pointer nobody moved.
   */
  onIntent?: ((href: string) => void) | undefined;
}

/** Listens on the document for links inside the application that are about to be followed. */
export function useLinkIntent(base: string, { onApproach, onIntent }: LinkIntent): void {
  useEffect(() => {
    let link: HTMLAnchorElement | undefined;
    let href: string | undefined;
    let resting: ReturnType<typeof setTimeout> | undefined;

    const leave = () => {
      clearTimeout(resting);
      resting = undefined;
      link = undefined;
    };
    const rest = (address: string) => {
      resting ??= setTimeout(() => onIntent?.(address), restsFor);
    };
    const come = (event: Event) => {
      const next = linkOf(event);
      if (next === link) return;
      leave();
      link = next;
      href = next && localAddress(next, location, base);
      if (href === undefined) return;
      onApproach?.(href);
      if (event.type === 'focusin' && next?.matches(':focus-visible')) rest(href);
    };
    // A page that changes under a resting pointer sends it over a link, but moves it nowhere.
    const move = (event: PointerEvent) => {
      if (link && href !== undefined && event.pointerType !== 'touch') rest(href);
    };

    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    document.addEventListener('pointerover', come, options);
    document.addEventListener('pointermove', move, options);
    document.addEventListener('focusin', come, options);
    // What is followed asks for its data itself.
    document.addEventListener('click', leave, { ...options, capture: true });
    return () => {
      leave();
      listening.abort();
    };
  }, [base, onApproach, onIntent]);
}
