import { type Build, scope } from './Build.ts';

/** What a request wants. */
export type Asked = Pick<Request, 'method' | 'mode' | 'destination' | 'url'>;

/**
 * What becomes of a request. `page`: the network, and without it the page that was kept. `file`: a kept file of a build.
 * `none`: as if there were no worker, which is for all that the backend answers, and whatever else is not ours.
 */
export type Way = 'page' | 'file' | 'none';

/** Says what becomes of a request of a page of this origin. */
export function wayOf(
  { method, mode, destination, url }: Asked,
  origin: string,
  { files, whenUsed }: Build,
): Way {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'none';
  const { pathname } = address;
  // Not what stands in a frame: the pages that show what a bank has sent have policies of their own.
  if (mode === 'navigate') return destination === 'document' && isPage(pathname) ? 'page' : 'none';
  if (files.includes(pathname) || whenUsed.includes(pathname)) return 'file';
  // An older build's, for a tab that was open when this one came.
  return pathname.startsWith(`${scope}assets/`) && /[.](?:js|css)$/.test(pathname) ? 'file' : 'none';
}

/** An address of the shop, and no file beside it. */
const isPage = (pathname: string) =>
  pathname.startsWith(scope) &&
  !/^(?:assets\/|[^/]*[.](?:html|js|json|svg|webmanifest)$)/.test(pathname.slice(scope.length));
