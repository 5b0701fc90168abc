interface Anchor {
  readonly href: string;
  readonly target: string;
  hasAttribute(name: string): boolean;
}

/**
 * Path, query and hash of a link that the application itself can follow, or undefined where the browser must: another
 * origin or scheme, another window, a download, a path outside `base`, a place on the same page.
 */
export function localAddress(link: Anchor, current: { href: string }, base: string): string | undefined {
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  const here = new URL(current.href);
  if (!URL.canParse(link.href)) return undefined;
  const there = new URL(link.href);
  if (there.origin !== here.origin) return undefined;
  const root = base.replace(/\/$/, '');
  if (there.pathname !== root && !there.pathname.startsWith(`${root}/`)) return undefined;
  const isSamePage = there.pathname === here.pathname && there.search === here.search;
  if (isSamePage && there.hash !== '') return undefined;
  return there.pathname + there.search + there.hash;
}

/** The link an event came from. */
export const linkOf = (event: Event) =>
  event.target instanceof Element
    ? (event.target.closest<HTMLAnchorElement>('a[href]') ?? undefined)
    : undefined;
