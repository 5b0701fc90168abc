import { createContext, use, useCallback, useEffect, type ReactNode } from 'react';
import { backLayers } from '../backLayers.ts';
import { isPlainClick } from './isPlainClick.ts';
import { linkOf, localAddress } from './localAddress.ts';
import { useLinkIntent, type LinkIntent } from './useLinkIntent.ts';

/** Goes to an address inside the application; `replace` leaves no entry in the history. */
export type Navigate = (href: string, options?: { replace?: boolean }) => void;

const NavigationContext = createContext<Navigate>((href, options) => {
  if (options?.replace === true) location.replace(href);
  else location.assign(href);
});

export interface NavigationProviderProps extends LinkIntent {
  navigate: Navigate;
  /** Path under which the application lives, such as `/spa`; everything else is left to the browser. */
  base?: string;
  children: ReactNode;
}

/**
 * Lends a router to every `<a href>` of the page, also to those in text from the server: one listener on the document,
 * nothing per link. Modified clicks, other targets, downloads, other origins and paths outside `base` stay the browser's.
 */
export function NavigationProvider({
  navigate: lent,
  base = '',
  onApproach,
  onIntent,
  children,
}: NavigationProviderProps) {
  // Out of a menu or a search one goes on from the page below it.
  const navigate = useCallback<Navigate>(
    (href, ...options) => lent(href, ...(backLayers.handOver() ? [{ replace: true }] : options)),
    [lent],
  );
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const link = linkOf(event);
      const href = link && localAddress(link, location, base);
      if (!link || href === undefined) return;
      event.preventDefault();
      navigate(href, { replace: link.dataset['replace'] !== undefined });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, base]);

  useEffect(() => backLayers.start(), []);
  useLinkIntent(base, { onApproach, onIntent });

  return <NavigationContext value={navigate}>{children}</NavigationContext>;
}

/** The lent router, for what is chosen without a link (a command list, Enter in a search box). */
export const useNavigation = () => use(NavigationContext);
