import { basePath, routeOf } from './paths.ts';

const here = 'https://shop.invalid';
const linkSchemes: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * The address behind an entry of the server's menus as a link can carry it, or undefined where it is no link. One that
 * contains `http` or `/file` is taken as it is, every other one is a path of the application.
 * @param url what staff typed: not trusted, so that a scheme that runs script and a path that leaves the application are
 *   no links
 */
export function serverAddress(url: string): string | undefined {
  const text = url.trim();
  if (text === '' || text.startsWith('#')) return undefined;
  const address = URL.parse(text, here);
  if (address === null || !linkSchemes.includes(address.protocol)) return undefined;
  if (/http|\/file/i.test(text)) return text;
  return address.protocol === 'https:' ? applicationAddress(text) : text;
}

/** A path of the application, whatever its text says: what another origin or the server's own pages would be is none. */
export function applicationAddress(url: string): string | undefined {
  const path = url.trim().replace(/^[/\\]+/, '');
  if (path === '' && url.trim() === '') return undefined;
  const below = `${basePath}/${path === 'spa' ? '' : path.replace(/^spa\//, '')}`;
  const address = URL.parse(below, here);
  if (address === null || address.origin !== here || !address.pathname.startsWith(`${basePath}/`))
    return undefined;
  return address.pathname + address.search + address.hash;
}

/**
 * Where a path in text of the shop leads: what a screen shows here, the server answers as JSON at the bare path, so that one
 * leads to the screen. Every other path stays.
 */
export const screenPath = (path: string): string => (routeOf(path) ? basePath + path : path);
